import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { roundQuery } from "#api/counting/recount-round-queries.ts";
import { useAfterCharts } from "#charts/use-render-queue.ts";
import { finishChoices, isOutOfReach } from "#domain/rescue/finish-by.ts";
import { peopleToFinish } from "#domain/rescue/plan.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useIsHidden } from "#hooks/use-is-hidden.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescuePlanOf, workOf } from "./rescue-plan.ts";

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
  if (data === undefined || lines === 0) return purpose;
  const explains = data.measure === "value" ? t.recountLines : t.recountLinesInUnits;
  return explains(format.number(lines), lines);
}

/** The rescue plan's answer in a few words. */
export function RescueBenefit({ counting, purpose }: BenefitProps) {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  return useMemo(() => {
    const plan = rescuePlanOf(counting);
    if (plan === null || typeof plan === "string") return purpose;
    const work = workOf(counting, plan);
    if (work === null) return purpose;
    if (isOutOfReach(plan)) {
      const { preset } = finishChoices(work);
      const people = preset === null ? null : peopleToFinish(preset, work);
      if (preset === null || people === null) return purpose;
      return t.rescueLate(format.number(people), people, format.moment(preset, work.now));
    }
    if (plan.people === null) return purpose;
    const deadline = format.moment(counting.facts.endsAt, work.now);
    const { people, team } = plan;
    return people > team.people
      ? t.rescueMore(format.number(people), people, format.number(team.people), deadline)
      : t.rescueEnough(format.number(people), people, deadline);
  }, [counting, purpose, t, format]);
}
