import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import type { BenefitProps } from "#components/counting/tool-purpose.tsx";
import { lineFigures } from "#figures/of-lines.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { roundQuery } from "./round-queries.ts";

/** The share of the absolute value that the recount list explains unless another is chosen. */
const share = 0.8;

/** The benefit of the recount list: how few lines explain most of the differences. */
export function RecountBenefit({ counting, purpose }: BenefitProps) {
  const { id, loaded, aggregates, asOf } = counting;
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const hasValues = useIsVisible()(lineFigures["absolute-value"]);
  const client = useQueryClient();
  const isLoaded = aggregates !== null && !loaded.isArriving && asOf === undefined;
  // The charts come first.
  const isReady = useAfterCharts(isLoaded) && isLoaded;
  const { data } = useQuery({
    ...roundQuery(client, {
      id,
      version: loaded.version,
      question: { share, order: "location", hasEarlier: false },
    }),
    placeholderData: keepPreviousData,
    enabled: isReady && hasValues && (aggregates?.totals.discrepancies ?? 0) > 0,
  });
  const lines = data?.rows.length ?? 0;
  if (data === undefined || lines === 0) return purpose;
  const explains = data.measure === "value" ? t.recountLines : t.recountLinesInUnits;
  return explains(format.number(lines), lines);
}
