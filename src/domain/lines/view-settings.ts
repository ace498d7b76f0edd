import type { AbcLens } from "./abc-lens.ts";
import { defaultTolerances, type Tolerances } from "./tolerance.ts";
import { defaultZoneRule, type ZoneRule } from "./zone.ts";

/** A viewer's settings for how lines are evaluated; they change figures and groups, never lines. */
export interface ViewSettings {
  readonly lens: AbcLens;
  readonly tolerances: Tolerances;
  readonly zone: ZoneRule;
}

export const defaultViewSettings: ViewSettings = {
  lens: "abc",
  tolerances: defaultTolerances,
  zone: defaultZoneRule,
};
