import { useCallback, useEffect, useRef, useState } from "react";
import type { LoadedCounting } from "#lines/line-store.ts";

/**
 * Which lines changed since a person last saw them. A changed line is marked; after it was in view, the next refresh
 * removes the mark.
 * @returns the ids of marked lines, and a function that records the lines in view
 */
export function useChangedLines({
  version,
  changed,
}: Pick<LoadedCounting, "version" | "changed">): {
  readonly marked: ReadonlySet<number>;
  readonly markSeen: (ids: readonly number[]) => void;
} {
  const [marked, setMarked] = useState<ReadonlySet<number>>(() => new Set());
  const seen = useRef(new Set<number>());
  const latest = useRef(version);
  useEffect(() => {
    if (latest.current === version) return;
    latest.current = version;
    const looked = seen.current;
    seen.current = new Set();
    setMarked((before) => nextMarks(before, looked, changed));
  }, [version, changed]);
  const markSeen = useCallback((ids: readonly number[]) => {
    // A page in the background is not seen.
    if (document.visibilityState === "hidden") return;
    for (const id of ids) seen.current.add(id);
  }, []);
  return { marked, markSeen };
}

/** Marks after a refresh: those not seen yet, and the lines that changed now. */
export function nextMarks(
  marked: ReadonlySet<number>,
  seen: ReadonlySet<number>,
  changed: readonly number[],
): ReadonlySet<number> {
  return new Set([...[...marked].filter((id) => !seen.has(id)), ...changed]);
}
