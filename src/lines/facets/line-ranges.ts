import type { FacetName } from "./line-facets.ts";

interface RangeOptions {
  /** Its name in addresses. */
  readonly parameter: string;
  /** The facet behind whose button it is offered, or the panel of further filters; without it only links use it. */
  readonly place?: FacetName | "panel";
  /** Whether it reveals a cost, so that viewers without costs are not offered it. */
  readonly isCost?: true;
}

/** A range of numbers, with a unit in words, or of instants. */
interface RangeEntry<Kind extends "number" | "time"> extends RangeOptions {
  readonly kind: Kind;
}

function numbers(options: RangeOptions): RangeEntry<"number"> {
  return { kind: "number", ...options };
}

function times(options: RangeOptions): RangeEntry<"time"> {
  return { kind: "time", ...options };
}

/**
 * Figures that lines can be filtered by in a range, both ends included, by the field that has them; `value` is the value
 * of the difference. The order is that of the address and the chips.
 */
const lineRanges = {
  difference: numbers({ parameter: "difference", place: "difference" }),
  value: numbers({ parameter: "value", place: "difference", isCost: true }),
  finishedAt: times({ parameter: "finished", place: "panel" }),
  "documentation.createdAt": times({ parameter: "documented" }),
  "incident.createdAt": times({ parameter: "reported" }),
};

export type RangeName = keyof typeof lineRanges;

type TimeRangeName = {
  [Name in RangeName]: (typeof lineRanges)[Name]["kind"] extends "time" ? Name : never;
}[RangeName];

// Names are the keys of the entries.
export const rangeNames = Object.keys(lineRanges) as readonly RangeName[];

export function rangeOf(name: RangeName): RangeEntry<"number" | "time"> {
  return lineRanges[name];
}

/** Whether the range is one of instants. */
export function isTimeRange(name: RangeName): name is TimeRangeName {
  return lineRanges[name].kind === "time";
}

/** The ranges that are offered in a place, in order. */
export function rangesIn(place: RangeOptions["place"]): readonly RangeName[] {
  return rangeNames.filter((name) => rangeOf(name).place === place);
}
