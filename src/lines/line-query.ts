import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { FacetName } from "./facets/line-facets.ts";
import type { RangeName } from "./facets/line-ranges.ts";
import type { LineField } from "./line-fields.ts";

/** A range with both ends included; `null` is open. */
export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

/** Parts of the lines with separate tabs: with a discrepancy, with an incident, or with a previous count. */
export const lineParts = ["discrepancies", "incidents", "recounts"] as const;

export type LinePart = (typeof lineParts)[number];

/** Filter of lines: every condition given must hold. */
export interface LineFilter {
  /** Words that must all occur in SKU, description, location, lot, person, reason or incident. */
  readonly text?: string;
  /** Words that must all occur in SKU, description or lot. */
  readonly productText?: string;
  /** All lines without it. */
  readonly part?: LinePart;
  /** Per facet, the values of which a line must have one. */
  readonly facets?: { readonly [Name in FacetName]?: readonly string[] };
  /** Units, cost × units, and milliseconds since 1970. A line without the figure is in no range. */
  readonly ranges?: { readonly [Name in RangeName]?: Range };
}

/** One step of a sort; earlier steps have precedence. Nulls come last in both directions. */
export interface LineSort {
  readonly field: LineField;
  readonly descending: boolean;
}

export const everyLine: LineFilter = {};

/** Whether a person narrowed the lines: by a text, a facet or a range. */
export function hasConditions(filter: LineFilter): boolean {
  const { text = "", productText = "", facets = {}, ranges = {} } = filter;
  const hasText = `${text}${productText}`.trim() !== "";
  return hasText || Object.keys(facets).length > 0 || Object.keys(ranges).length > 0;
}

/** Settings and moment of an evaluation. */
export interface LineOptions extends ViewSettings {
  /** Replay time, in milliseconds since 1970: later events are excluded. `undefined` means current. */
  readonly asOf?: number | undefined;
  /** Whether outcomes of the counts before are known and asked for, so that an answer from before is not used. */
  readonly hasEarlier?: true;
}
