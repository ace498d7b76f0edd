import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { roundQuery } from "#api/recount-round-queries.ts";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** The share of the absolute value that the recount list explains unless another is chosen. */
const share = 0.8;

/** The benefit of the recount list: how few lines explain most of the differences' value. */
export function useRecountBenefit({ id, loaded, aggregates, asOf }: CountingModel): string {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const costsHidden = useIsHidden("costs");
  const client = useQueryClient();
  const isLoaded = aggregates !== null && !loaded.isArriving && asOf === undefined;
  // The charts come first.
  const isReady = useAfterCharts(isLoaded) && isLoaded;
  const { data } = useQuery({
    ...roundQuery(client, { id, version: loaded.version, share }),
    placeholderData: keepPreviousData,
    enabled: isReady && !costsHidden && (aggregates?.totals.discrepancies ?? 0) > 0,
  });
  const lines = data?.rows.length ?? 0;
  if (lines === 0) return t.recountRound;
  return t.recountLines(format.number(lines), lines);
}
