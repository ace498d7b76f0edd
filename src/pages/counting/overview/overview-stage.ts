import type { CountingFacts } from "#domain/counting/facts.ts";

/**
 * How far a counting is, which decides what its overview has room for: all sections while lines are counted, and one
 * screen before the first line and after the last.
 */
export type OverviewStage = "no-lines" | "nothing-counted" | "running" | "done";

/** A replay passes all stages, so that the page would jump: it has all sections. */
export function overviewStage({
  facts: { total, counted, left, active },
  asOf,
}: {
  readonly facts: Pick<CountingFacts, "total" | "counted" | "left" | "active">;
  /** The instant of a replay. */
  readonly asOf?: number | undefined;
}): OverviewStage {
  if (asOf !== undefined) return "running";
  if (total === 0) return "no-lines";
  if (!active || left === 0) return "done";
  return counted === 0 ? "nothing-counted" : "running";
}
