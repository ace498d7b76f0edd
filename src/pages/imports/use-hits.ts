import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { logSearchQuery } from "#api/import-log-queries.ts";
import { type Hits, noHits } from "#import-log/find.ts";
import type { OpenLog } from "#import-log/open-log.ts";
import { placeOf } from "#import-log/places.ts";

/** What a search has found, and the hit that a person is at. */
export interface ShownHits {
  /** `null` until a first search has found out. */
  readonly hits: Hits | null;
  /** Its number, from 0; `null` where there is none. */
  readonly current: number | null;
  /** Goes on by that many hits, from the last to the first and back. */
  readonly go: (step: 1 | -1) => void;
}

/**
 * Searches a log. A new search begins at the first hit from a line on, or at the log's first.
 * @param from the line that a person has chosen, from 1
 */
export function useHits(id: string, log: OpenLog, wanted: string, from: number): ShownHits {
  const { data } = useQuery({ ...logSearchQuery(id, log, wanted), enabled: wanted !== "" });
  const [at, setAt] = useState<{ readonly wanted: string; readonly hit: number } | null>(null);
  const hits = wanted === "" ? noHits : (data ?? null);
  const count = hits?.offsets.length ?? 0;
  const first = hits ? placeOf(hits.offsets, log.starts[from - 1] ?? 0) % Math.max(1, count) : 0;
  const current = count === 0 ? null : at?.wanted === wanted ? Math.min(at.hit, count - 1) : first;
  return {
    hits,
    current,
    go: (step) => {
      if (current !== null) setAt({ wanted, hit: (current + step + count) % count });
    },
  };
}
