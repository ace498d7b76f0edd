import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { logSearchQuery } from "#api/import-log-queries.ts";
import { type Hits, noHits } from "#import-log/find-hits.ts";
import { insertionIndex } from "#import-log/insertion-index.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { findingFailed } from "./finding-failed.ts";

/** The hits of a search, with the current one. */
export interface ShownHits {
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
interface Place {
  readonly wanted: string;
  readonly hit: number;
  readonly steps: number;
}

/**
 * Searches a log. A new search starts at the first hit from a line on, else at the log's first.
 * @param from the selected line, from 1; a later selection does not move the current hit
 */
export function useHits(id: string, log: OpenLog, wanted: string, from: number): ShownHits {
  const { data, error, isPlaceholderData } = useQuery(logSearchQuery(id, log, wanted));
  const [at, setAt] = useState<Place | null>(null);
  const hits = wanted === "" ? noHits : (data ?? null);
  const failed = wanted !== "" && findingFailed(error);
  const searching = wanted !== "" && !failed && (data === undefined || isPlaceholderData);
  const count = searching ? 0 : (hits?.offsets.length ?? 0);
  let place = at?.wanted === wanted ? at : null;
  if (hits && count > 0 && place === null) {
    const hit = insertionIndex(hits.offsets, log.starts[from - 1] ?? 0) % count;
    place = { wanted, hit, steps: 0 };
    setAt(place);
  }
  const current = count === 0 || place === null ? null : Math.min(place.hit, count - 1);
  const steps = place?.steps ?? 0;
  return {
    hits,
    searching,
    failed,
    current,
    steps,
    go: (step) => {
      if (current === null) return;
      setAt({ wanted, hit: (current + step + count) % count, steps: steps + 1 });
    },
  };
}
