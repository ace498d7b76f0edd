import { endpointPath } from "#contract/endpoints.ts";
import { disagreements, lineQuality } from "#domain/quality.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LoadedCounting, LoadProgress } from "#lines/line-store.ts";
import type { getJson } from "#transport/get.ts";
import { decodeCounting } from "./decode-counting.ts";
import { LineTable } from "./line-table.ts";

/** A counting that arrived, not yet under a version. */
export interface Load {
  readonly table: LineTable;
  readonly loaded: Omit<LoadedCounting, "version">;
}

/** @throws FailureError, or whatever the signal was aborted with */
export async function loadCounting(
  id: string,
  signal: AbortSignal,
  onProgress: (progress: LoadProgress) => void,
  get: typeof getJson,
): Promise<Load> {
  onProgress({ read: 0, total: null });
  const path = `/api${endpointPath("counting", id)}`;
  const { body, freshness, transferTime } = await get(path, signal);
  const { counting, lines, faults } = decodeCounting(body, path);
  onProgress({ read: lines.length + faults.length, total: counting.totalProducts });
  const table = new LineTable(lines);
  const { totals } = table.aggregates(everyLine);
  return {
    table,
    loaded: {
      counting,
      freshness,
      transferTime,
      faults,
      quality: lineQuality(lines, totals, counting.id, freshness.fetchedAt),
      disagreements: disagreements(counting, totals),
    },
  };
}
