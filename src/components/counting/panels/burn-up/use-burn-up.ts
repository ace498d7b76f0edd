import { useMemo } from "react";
import type { BurnUpData } from "#charts/burn-up/burn-up-data.ts";
import type { TimedPanelProps } from "#components/counting/panels/overview-props.ts";
import { burnUp } from "#domain/counting/burn-up.ts";
import { type BurnUpRow, burnUpRows } from "#domain/counting/burn-up-rows.ts";
import { usableDeadline } from "#domain/counting/facts.ts";
import { type Outlook, shownEnds } from "#domain/counting/outlook.ts";
import { neededRate, throughput } from "#domain/counting/throughput.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { steppedMoment } from "#domain/time/stepped-moment.ts";
import { hour, minute } from "#domain/time/units.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";

/** Data of the chart and of its table. */
export interface BurnUpPanelData extends BurnUpData {
  readonly rows: readonly BurnUpRow[];
}

/**
 * Data of the burn-up chart. Filtered lines have a pace but no forecast: people move between lines, so that their
 * rate does not predict when they will be done.
 */
export function useBurnUp({ snapshot, aggregates, isFiltered }: TimedPanelProps): BurnUpPanelData {
  const { calendar, loaded, facts } = snapshot;
  const { fetchedAt } = loaded.freshness;
  const now = steppedMoment(snapshot.now, fetchedAt, minute);
  const outlook = useOutlook({ ...snapshot, now });
  const forecast = useForecastLabel(useOutlook(snapshot), isFiltered);
  return useMemo(() => {
    const { finishes, totals, isWhole } = aggregates;
    const at = now ?? fetchedAt;
    // Missing lines would make the work left, and what was counted in time, look like less.
    const isRunning = facts.active && now !== null;
    const isKnown = isRunning && isWhole;
    const expected = isFiltered || !isWhole ? null : shownEnds(outlook.conclusion);
    // Until all lines are there, the curve alone tells no untruth, on the scale that it will have.
    const total = isWhole || isFiltered ? totals.lines : facts.total;
    const source = { counting: facts, total, finishes, forecast: expected, now: at };
    const all = burnUp(source, calendar);
    const series = isWhole ? all : { ...all, pace: [] };
    const reached = facts.active ? at : (finishes.at(-1) ?? at);
    const perSlot = throughput(finishes, series.from, reached);
    const deadline = usableDeadline(facts);
    const { conclusion } = outlook;
    const rate = isKnown ? neededRate({ ...facts, left: totals.left }, at, calendar) : null;
    return {
      series,
      throughput: perSlot,
      rows: burnUpRows(source, perSlot, reached, calendar),
      needed: rate === null ? null : (rate * perSlot.slot) / hour,
      total,
      forecast: isWhole ? forecast : null,
      deadline: isWhole ? deadline : null,
      countedByDeadline:
        isKnown && deadline !== null && deadline < at ? countUpTo(finishes, deadline) : null,
      restart: isFiltered || !isWhole || conclusion.kind !== "stalled" ? null : conclusion.latest,
      now: isRunning ? at : null,
    };
  }, [facts, aggregates, now, fetchedAt, calendar, isFiltered, outlook, forecast]);
}

/** Label of the forecast, with the ends of the headline; the text changes less often than the forecast. */
function useForecastLabel({ conclusion, now }: Outlook, isFiltered: boolean): string | null {
  const t = useMessages("overview").overview.burnUp;
  const format = useFormat();
  const ends = shownEnds(conclusion);
  if (isFiltered || ends === null || now === null) return null;
  return t.forecast(format.ends(ends, now));
}
