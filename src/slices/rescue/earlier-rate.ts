import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { writtenQuery } from "#api/written-query.ts";
import type { LoadProgress } from "#lines/line-store.ts";
import type { EarlierRate, PlannedCounting } from "./read-earlier-rate.ts";

/** Progress of reading an earlier counting; `null` while none is read. */
export function earlierRateProgressQuery(id: string) {
  return writtenQuery<LoadProgress>(["earlier-rate-progress", id]);
}

/**
 * The rate of the last finished counting of the same warehouse, else of the last one of any; `null` without any. Reads
 * its lines, once, with code that is loaded for it.
 */
export function earlierRateQuery(client: QueryClient, planned: PlannedCounting) {
  const progressKey = earlierRateProgressQuery(planned.id).queryKey;
  return queryOptions({
    queryKey: ["earlier-rate", planned.id],
    queryFn: async ({ signal }): Promise<EarlierRate | null> => {
      const { readEarlierRate } = await import("./read-earlier-rate.ts");
      try {
        return await readEarlierRate(client, planned, signal, (progress) =>
          client.setQueryData(progressKey, progress),
        );
      } finally {
        client.setQueryData(progressKey, null);
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
