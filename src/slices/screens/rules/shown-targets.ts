import type { TargetPercents } from "#contract/targets.ts";

/** Targets that a screen shows, in this order. */
export const screenTargets = ["accuracy", "documentation", "variance", "net variance"] as const;

/** Rows that a target takes on a screen. */
export const rowsOfTarget = 2;

/**
 * How many targets a list with this number of rows has room for: the list keeps two rows where there are several
 * targets, and one of three.
 */
export function targetsThatFit(percents: TargetPercents | null, rows: number): number {
  if (percents === null || rows < rowsOfTarget + 1) return 0;
  const set = screenTargets.filter((figure) => percents[figure] !== undefined).length;
  return Math.min(set, Math.max(1, Math.floor((rows - 2) / rowsOfTarget)));
}
