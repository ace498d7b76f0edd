import { rateSinceStart } from "#domain/counting/forecast.ts";
import { countUpTo } from "#domain/time/instants.ts";
import { hour } from "#domain/time/units.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { Group } from "./group-totaller.ts";

/** The lines assigned to one person; the API does not say who counted them. `key` is the user's id. */
export interface Person extends Group<number> {
  /** Earliest start of a line, in milliseconds since 1970; `null` when none has started. */
  readonly firstStart: number | null;
  /** Instants of the finished lines, ascending. */
  readonly finishes: Float64Array;
}

/** Time-based figures of a person. Rates are lines per working hour. */
export interface PersonActivity {
  /** As sent, even if it lies in the future; `null` before the first finish. */
  readonly lastFinish: number | null;
  /** Lines finished in the last 60 working minutes; `null` when the counting is over. */
  readonly rateHour: number | null;
  /** Since the person's first start, until now or, in a finished counting, until the person's last finish. */
  readonly rateStart: number | null;
  /** Has lines left in an active counting, has finished some, but none in the last 60 working minutes. */
  readonly idle: boolean;
}

/** @param now milliseconds since 1970 */
export function personActivity(
  {
    left,
    counted,
    firstStart,
    finishes,
  }: Pick<Person, "left" | "counted" | "firstStart" | "finishes">,
  { active, now, calendar }: { active: boolean; now: number; calendar: WorkCalendar },
): PersonActivity {
  const lastFinish = finishes.at(-1) ?? null;
  const soFar = countUpTo(finishes, now);
  const before = countUpTo(finishes, calendar.before(now, hour));
  return {
    lastFinish,
    rateHour: active ? soFar - before : null,
    rateStart: rateSinceStart({ counted, firstStart, until: active ? now : lastFinish }, calendar),
    idle: active && left > 0 && soFar > 0 && soFar === before,
  };
}
