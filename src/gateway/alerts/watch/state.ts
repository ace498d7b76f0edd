import * as v from "valibot";
import { alertConditionSchema } from "#contract/alerts.ts";

/** Milliseconds since 1970. */
const instant = v.number();

const alertedSchema = v.object({
  id: v.string(),
  warehouse: v.string(),
  code: v.string(),
  startedAt: v.string(),
});

const entrySchema = v.object({
  /** Name of the rule, and its condition as it was. */
  rule: v.string(),
  condition: alertConditionSchema,
  /** `null` for what is about no counting. */
  counting: v.nullable(alertedSchema),
  /** Since when the rule holds. */
  since: instant,
  /** When its targets were told; `null` while it has to hold for longer, or waits for working hours. */
  raisedAt: v.nullable(instant),
  /** Since when it does not hold any more; `null` while it does. */
  overSince: v.nullable(instant),
  /** The figure in its unit when it was told. */
  value: v.nullable(v.number()),
});

/** A rule that holds for a counting. */
export type AlertEntry = v.InferOutput<typeof entrySchema>;

const pastSchema = v.object({
  condition: alertConditionSchema,
  counting: v.string(),
  raisedAt: instant,
  solvedAt: v.nullable(instant),
  value: v.nullable(v.number()),
});

/** An alert that is over, for the page of its counting. */
export type PastAlert = v.InferOutput<typeof pastSchema>;

/** What the watch has to know after a restart. */
export const watchStateSchema = v.object({
  entries: v.array(entrySchema),
  /** Oldest first. */
  past: v.array(pastSchema),
  /** The countings that were active at the last look, so that an end is told of once. */
  active: v.array(v.string()),
});

export interface WatchState {
  readonly entries: readonly AlertEntry[];
  readonly past: readonly PastAlert[];
  readonly active: readonly string[];
}

export const emptyWatchState: WatchState = { entries: [], past: [], active: [] };

/** Alerts that are over and kept. */
export const maxPast = 1000;
