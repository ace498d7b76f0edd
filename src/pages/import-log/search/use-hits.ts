import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { logSearchQuery } from "#api/import-log-queries.ts";
import { type Hits, noHits } from "#import-log/find-hits.ts";
import { insertionIndex } from "#import-log/insertion-index.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { findingFailed } from "./finding-failed.ts";

/** What a search has found, and the hit that a person is at. */
export interface ShownHits {
  /** Those of the search before while it is searched; `null` until a first search has found out. */
  readonly hits: Hits | null;
  /** Whether it is still searched. */
  readonly searching: boolean;
  readonly failed: boolean;
  /** The number of the hit, from 0; `null` where there is none, or not yet. */
  readonly current: number | null;
  /** How often a person has gone on: a lone hit is gone to again and again. */
  readonly steps: number;
  /** Goes on by that many hits, from the last to the first and back. */
  readonly go: (step: 1 | -1) => void;
}

/** Where a person is among the hits of a search. */
interface Place {
  readonly wanted: string;
  readonly hit: number;
  readonly steps: number;
}

/**
 * Searches a log. A new search begins at the first hit from a line on, or at the log's first.
 * @param from the line that a person has chosen, from 1; what is chosen later moves nobody
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
