import { minute } from "./units.ts";
/**
 * Age of figures: `ageing` after two refresh periods, `stale` after three and at least a minute. Stale figures
 * look old, and what depends on the clock is withdrawn.
 */
export type Ageing = "fresh" | "ageing" | "stale";

/** @param age,period milliseconds; the period is the time between two refreshes */
export function ageing(age: number, period: number): Ageing {
  if (age >= Math.max(3 * period, minute)) return "stale";
  return age > 2 * period ? "ageing" : "fresh";
}
