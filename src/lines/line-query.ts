import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { LineField } from "./line-field.ts";

/**
 * What lines can be told apart by. Which values there are, a store's facets tell; a line without an answer
 * has the value `none`.
 */
export const facetNames = [
  "state",
  "difference",
  "documented",
  "recount",
  "zone",
  "person",
  "abc",
  "incident",
  "lot",
  "reason",
  "product",
  "misplaced",
  "pack",
  "stalled",
  "accuracy",
  "recounted",
] as const;

export type FacetName = (typeof facetNames)[number];

/** Figures that lines can be narrowed to a range of; both ends belong to it, `null` is open. */
export const rangeNames = [
  "difference",
  "value",
  "finishedAt",
  "documentation.createdAt",
  "incident.createdAt",
] as const;

export type RangeName = (typeof rangeNames)[number];

/** Whether the ends of a range are instants. */
export function isTimeRange(name: RangeName): boolean {
  return name !== "difference" && name !== "value";
}

export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Lines that are looked at by themselves: with a discrepancy, with an incident, or with a previous count. */
export const lineParts = ["discrepancies", "incidents", "recounts"] as const;

export type LinePart = (typeof lineParts)[number];

/** What the lines are narrowed to: every part that is given must hold. */
export interface LineFilter {
  /** Words that must all be found in SKU, description, location, lot, person, reason or incident. */
  readonly text?: string;
  /** Left out, all lines. */
  readonly part?: LinePart;
  /** Per facet, the values of which a line must have one. */
  readonly facets?: { readonly [Name in FacetName]?: readonly string[] };
  /** Units, cost × units, and milliseconds since 1970. A line without the figure is in no range. */
  readonly ranges?: { readonly [Name in RangeName]?: Range };
}

/** One step of a sort; earlier steps weigh more. Nulls come last in both directions. */
export interface LineSort {
  readonly field: LineField;
  readonly descending: boolean;
}

export const everyLine: LineFilter = {};

/** How lines are looked at, and when. */
export interface LineView extends ViewSettings {
  /**
   * As of when they are told, in milliseconds since 1970: what came later is not there yet. Left out, as they
   * are.
   */
  readonly asOf?: number | undefined;
}
