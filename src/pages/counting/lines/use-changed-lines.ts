import { useCallback, useEffect, useRef, useState } from "react";
import type { LoadedCounting } from "#lines/line-store.ts";

/**
 * Which lines have changed since the person last looked at them. A line that changes is marked; once it was in
 * view, the next refresh takes its mark away.
 * @returns the ids of marked lines, and what to tell of the lines that are in view
 */
export function useChangedLines({
  version,
  changed,
}: Pick<LoadedCounting, "version" | "changed">): {
  readonly marked: ReadonlySet<number>;
  readonly look: (ids: readonly number[]) => void;
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
  const look = useCallback((ids: readonly number[]) => {
    // Nobody sees a page in the background.
    if (document.visibilityState === "hidden") return;
    for (const id of ids) seen.current.add(id);
  }, []);
  return { marked, look };
}

/** The marks after a refresh: of what nobody has seen yet, and of what changed now. */
export function nextMarks(
  marked: ReadonlySet<number>,
  seen: ReadonlySet<number>,
  changed: readonly number[],
): ReadonlySet<number> {
  return new Set([...[...marked].filter((id) => !seen.has(id)), ...changed]);
}
