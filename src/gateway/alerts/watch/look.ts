import type { TargetRule } from "#contract/targets.ts";
import type { BriefedCounting } from "#domain/briefing/briefed-counting.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import type { AlertedCounting } from "#gateway/alerts/message.ts";
import type { WatchedTotals } from "./watched-totals.ts";

/** A counting as one look sees it. */
export interface WatchedCounting {
  readonly named: AlertedCounting;
  readonly briefed: BriefedCounting;
  readonly calendar: WorkCalendar;
  /** The sums of its lines when they were read last; `null` while they are not read. */
  readonly totals: WatchedTotals | null;
  /** The targets of its warehouse; `null` without any. */
  readonly targets: TargetRule | null;
}

/** What the API tells at one moment. */
export type Look =
  /** It did not answer, so that nothing is known of any counting. */
  | { readonly kind: "down" }
  | {
      readonly kind: "seen";
      /** Active countings, and those that ended lately. */
      readonly countings: readonly WatchedCounting[];
      /** Whether these are all: otherwise one that is missing may still be there. */
      readonly isComplete: boolean;
    };
