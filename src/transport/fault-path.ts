import * as v from "valibot";

/**
 * Path of the first fault, as `warehouse.id` or `participants.0.id`; empty when the value as a whole is wrong.
 */
export function faultPath(issues: readonly v.BaseIssue<unknown>[]): string {
  return (issues[0] && v.getDotPath(issues[0])) ?? "";
}
