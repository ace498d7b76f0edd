import { createContext, use } from "react";
import type { Counting } from "#contract/counting.ts";
import type { Conclusion } from "#domain/counting/conclusion.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import { type HeaderFigures, headerFigures } from "#domain/counting/header-figures.ts";
import { type CountingRate, outlookOf } from "#domain/counting/outlook.ts";
import { type ScheduleStatus, scheduleStatus } from "#domain/counting/schedule-status.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { ListContext } from "#pages/countings/table/columns/table-model.ts";

/** A counting with its figures at one moment. Instants are milliseconds since 1970. */
interface CountingAt {
  readonly counting: Counting;
  readonly facts: CountingFacts;
  readonly figures: HeaderFigures;
  readonly status: ScheduleStatus;
  readonly conclusion: Conclusion;
  /** `null` while the figures are stale. */
  readonly rate: CountingRate | null;
  /** The gateway's time, or `null` while the figures are stale. */
  readonly now: number | null;
  /** The pace marker's moment: now, or that of the last answer while the figures are stale. */
  readonly markerAt: number;
  /** The gateway's time, for naming days, even while the figures are stale. */
  readonly clock: number;
  /** Work calendar of its warehouse. */
  readonly calendar: WorkCalendar;
}

/** @param staleSince time of the last answer while the figures are stale, else `null` */
export function countingAt(
  counting: Counting,
  {
    clock,
    staleSince,
    calendar,
  }: { clock: number; staleSince: number | null; calendar: WorkCalendar },
): CountingAt {
  const facts = countingFacts(counting);
  const now = staleSince === null ? clock : null;
  const { conclusion, rate } = outlookOf(facts, now, calendar);
  return {
    counting,
    facts,
    figures: headerFigures(facts, now, calendar),
    status: scheduleStatus(facts, now, calendar),
    conclusion,
    rate,
    now,
    markerAt: staleSince ?? clock,
    clock,
    calendar,
  };
}

/** Values shared by all rows, computed once. */
export interface SharedContext extends ListContext {
  /** Whether rows are three self-explanatory lines, without a header. */
  readonly isNarrow: boolean;
}

/** Values that the cells of a row render. */
export type RowValues = CountingAt & SharedContext;

export const RowContext = createContext<RowValues | null>(null);

/** The counting of a cell's row, and what its texts need. */
export function useRow(): RowValues {
  const row = use(RowContext);
  if (!row) throw new Error("A cell needs a row around it");
  return row;
}
