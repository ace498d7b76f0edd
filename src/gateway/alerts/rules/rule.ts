import type { AlertRule } from "#contract/alerts.ts";

/** A rule with what keeps a figure at its threshold from sending message after message. */
export interface WatchRule extends AlertRule {
  /** How far a figure must be back beyond its threshold before the alert is over, in the figure's unit. */
  readonly margin: number;
  /** How long it must hold before it is told, in milliseconds. */
  readonly raiseAfterMs: number;
  /** How long it must not hold before the alert is over, in milliseconds. */
  readonly solveAfterMs: number;
}
