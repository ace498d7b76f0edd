import { hour } from "#domain/time/units.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import type { CountingFacts } from "./facts.ts";
import { usableDeadline } from "./facts.ts";
import { aheadHours, isOverdue, paceToleranceHours } from "./pace.ts";

/**
 * Schedule status of a counting. Durations are milliseconds and never negative: those of ahead and behind are
 * working time, all others wall-clock time.
 */
export type ScheduleStatus =
  | { readonly kind: "no-products" }
  | { readonly kind: "finished"; readonly left: number }
  | { readonly kind: "withdrawn" }
  | { readonly kind: "not-started"; readonly startsIn: number }
  | { readonly kind: "all-counted"; readonly late: boolean }
  | { readonly kind: "no-deadline" }
  | { readonly kind: "no-work-time" }
  | { readonly kind: "overdue"; readonly by: number }
  | {
      readonly kind: "ahead" | "behind";
      readonly by: number;
      /** False when all time is working time, so that a day of it has 24 hours. */
      readonly inWorkHours: boolean;
    }
  | { readonly kind: "on-pace" };

/** @param now milliseconds since 1970, or `null` while the figures are stale: then the status is `withdrawn` */
export function scheduleStatus(
  counting: CountingFacts,
  now: number | null,
  calendar: WorkCalendar,
): ScheduleStatus {
  if (counting.total === 0) return { kind: "no-products" };
  if (!counting.active) return { kind: "finished", left: counting.left };
  if (now === null) return { kind: "withdrawn" };
  if (now < counting.startedAt) return { kind: "not-started", startsIn: counting.startedAt - now };
  const deadline = usableDeadline(counting);
  if (counting.left <= 0) {
    return { kind: "all-counted", late: deadline !== null && now > deadline };
  }
  if (deadline === null) return { kind: "no-deadline" };
  if (isOverdue(counting, now)) return { kind: "overdue", by: now - counting.endsAt };
  const ahead = aheadHours(counting, now, calendar);
  if (ahead === null) return { kind: "no-work-time" };
  if (Math.abs(ahead) < paceToleranceHours(counting, calendar)) return { kind: "on-pace" };
  return {
    kind: ahead > 0 ? "ahead" : "behind",
    by: Math.abs(ahead) * hour,
    inWorkHours: calendar !== roundTheClock,
  };
}
