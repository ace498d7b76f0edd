import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { roundQuery } from "#api/counting/recount-round-queries.ts";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { rescueAct } from "#domain/rescue/act.ts";
import { lineFigures } from "#figures/of-lines.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useIsVisible } from "#hooks/use-is-visible.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueActText } from "./act-text.ts";
import { rescuePlanOf, zonesLeft } from "./rescue-plan.ts";
import { useAssumedRate } from "./use-assumed-rate.ts";

export interface BenefitProps {
  readonly counting: CountingModel;
  /** What the tool is for, until its figures are known. */
  readonly purpose: string;
}

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
    ...roundQuery(client, { id, version: loaded.version, share }),
    placeholderData: keepPreviousData,
    enabled: isReady && hasValues && (aggregates?.totals.discrepancies ?? 0) > 0,
  });
  const lines = data?.rows.length ?? 0;
  if (data === undefined || lines === 0) return purpose;
  const explains = data.measure === "value" ? t.recountLines : t.recountLinesInUnits;
  return explains(format.number(lines), lines);
}

/** What the rescue plan says to do. */
export function RescueBenefit({ counting, purpose }: BenefitProps) {
  const messages = useMessages("counting");
  const format = useFormat();
  const { conclusion } = useOutlook(counting);
  // The plan asks for it when it is open.
  const { assumed } = useAssumedRate(counting, false);
  return useMemo(() => {
    const plan = rescuePlanOf(counting, conclusion, assumed);
    if (plan === null || typeof plan === "string") return purpose;
    const now = counting.now ?? plan.work.from;
    const act = rescueAct(plan, zonesLeft(counting, now));
    const { endsAt } = counting.facts;
    return act ? rescueActText(act, { now, endsAt }, messages, format) : purpose;
  }, [counting, conclusion, assumed, purpose, messages, format]);
}
