import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { type Hits, noHits } from "#slices/imports/log/find-hits.ts";
import { insertionIndex } from "#slices/imports/log/insertion-index.ts";
import type { OpenLog } from "#slices/imports/log/open-log.ts";
import { logSearchQuery } from "#slices/imports/log-queries.ts";
import { findingFailed } from "./finding-failed.ts";

/** The hits of a search, with the current one. */
export interface CurrentHits {
  /** Hits of the previous search while a new one runs; `null` until the first search ends. */
  readonly hits: Hits | null;
  /** Whether a search is running. */
  readonly searching: boolean;
  readonly failed: boolean;
  /** Index of the current hit; `null` when there is none yet. */
  readonly current: number | null;
  /** Number of moves between hits: it changes even when a single hit is revisited. */
  readonly steps: number;
  /** Moves by one hit, wrapping around. */
  readonly go: (step: 1 | -1) => void;
}

/** A position among the hits of a search. */
interface SearchPosition {
  readonly q: string;
  readonly hit: number;
  readonly steps: number;
}

/**
 * Searches a log. A new search starts at the first hit from a line on, else at the log's first.
 * @param from the selected line, from 1; a later selection does not move the current hit
 */
export function useHits({
  id,
  log,
  q,
  from,
}: {
  id: string;
  log: OpenLog;
  q: string;
  from: number;
}): CurrentHits {
  const { data, error, isPlaceholderData } = useQuery(logSearchQuery(id, log, q));
  const [at, setAt] = useState<SearchPosition | null>(null);
  const hits = q === "" ? noHits : (data ?? null);
  const failed = q !== "" && findingFailed(error);
  const searching = q !== "" && !failed && (data === undefined || isPlaceholderData);
  const count = searching ? 0 : (hits?.offsets.length ?? 0);
  let position = at?.q === q ? at : null;
  if (hits && count > 0 && position === null) {
    const hit = insertionIndex(hits.offsets, log.starts[from - 1] ?? 0) % count;
    position = { q, hit, steps: 0 };
    setAt(position);
  }
  const current = count === 0 || position === null ? null : Math.min(position.hit, count - 1);
  const steps = position?.steps ?? 0;
  return {
    hits,
    searching,
    failed,
    current,
    steps,
    go: (step) => {
      if (current === null) return;
      setAt({ q, hit: (current + step + count) % count, steps: steps + 1 });
    },
  };
}
