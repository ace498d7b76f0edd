import type { AlertDelivery, AlertRule, AlertTarget } from "#contract/alerts.ts";
import type { OutboxEntry } from "./delivery/outbox-state.ts";
import { hostOf, type Target } from "./delivery/target.ts";
import type { WatchRule } from "./rules/rule.ts";

/** A rule without what only the watch needs. */
export function shownRule({
  margin: _,
  raiseAfterMs: __,
  solveAfterMs: ___,
  ...rule
}: WatchRule): AlertRule {
  return rule;
}

/** A target without its address and its secrets. */
export function shownTarget(target: Target): AlertTarget {
  const { name, kind, language, getsCosts, getsNames } = target;
  return { name, kind, host: hostOf(target), language, getsCosts, getsNames };
}

/** A message to a target as the page tells of it. */
export function deliveryOf({ message, state, attempts, due, error }: OutboxEntry): AlertDelivery {
  const { id, at, target, kind, rule, counting } = message;
  const isWaiting = state === "waiting";
  return {
    ...{ id, at: new Date(at).toISOString(), target, kind, rule, counting, state, attempts, error },
    nextAttemptAt: isWaiting ? new Date(due).toISOString() : null,
  };
}
