import { isDiscrepancy, knownDifference } from "#domain/lines/discrepancy.ts";
import { timesWrong } from "#domain/lines/earlier-outcomes.ts";
import { type LineCheck, lineChecks } from "#domain/lines/line-checks.ts";
import type { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { lineState, lineStates } from "#domain/lines/line-state.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { isRecounted, recountEffect, recountEffects } from "#domain/recount/recount.ts";
import { noValue } from "#lines/facet-value.ts";
import {
  type CheckFacet,
  type Facet,
  holds,
  ids,
  options,
  type Place,
  texts,
} from "./facet-kinds.ts";

function signOf(line: LineFacts) {
  const difference = knownDifference(line);
  if (difference === null) return noValue;
  return difference === 0 ? "zero" : difference < 0 ? "short" : "over";
}

function documentationOf(line: LineFacts) {
  if (!isDiscrepancy(line)) return noValue;
  return line.documented ? "yes" : "no";
}

/** Accuracy of a counted line; a difference of an uncounted line is not the result of a count. */
function accuracyOf({ state, difference, withinTolerance }: LineEvaluation) {
  if (state !== "counted" || difference === null) return noValue;
  if (difference === 0) return "exact";
  return withinTolerance ? "tolerated" : "off";
}

const checks = Object.fromEntries(
  lineChecks.map((name) => [name, { kind: "check", check: name, place: "checks" }]),
) as Readonly<Record<LineCheck, CheckFacet>>;

/**
 * Facets of lines: their values, and where they are offered. The order is that of the address and the chips. A line
 * without an answer has the value `none`.
 */
const lineFacets = {
  state: options(lineStates, () => lineState, { place: "button", order: 1, column: "state" }),
  difference: options(["short", "over", "zero", noValue], () => signOf, {
    place: "button",
    order: 3,
  }),
  documented: options(["yes", "no", noValue], () => documentationOf, { place: "button", order: 4 }),
  recount: options([...recountEffects, noValue], () => (line) => recountEffect(line) ?? noValue, {
    place: "middle",
    column: "recount-effect",
  }),
  "wrong-before": options(
    ["3", "2", "1", "0", noValue],
    ({ earlier }) =>
      ({ productCode }) => {
        const times = timesWrong(earlier, productCode);
        return times === null ? noValue : ((["0", "1", "2"] as const)[times] ?? "3");
      },
    { place: "middle", isEarlier: true },
  ),
  zone: texts("location.code", {
    derive: (code, { zone }) => zoneOf(code, zone),
    uses: ["zone"],
    isCode: true,
    place: "button",
    order: 2,
  }),
  person: ids("assignedUser.id", "assignedUser.username", {
    isNumber: true,
    place: "button",
    order: 5,
    column: "assignedUser.username",
  }),
  abc: texts(({ lens }) => `product.metrics.${lens}`, {
    uses: ["lens"],
    options: ["A", "B", "C", noValue],
    place: "right",
  }),
  incident: texts("incident.type.name", {
    parent: "incident.id",
    place: "left",
    order: 2,
    column: "incident.type.name",
  }),
  lot: texts("lot.code", { isCode: true, place: "right" }),
  reason: ids("documentation.reason.id", "documentation.reason.name", {
    isNumber: true,
    place: "left",
    order: 1,
    column: "documentation.reason.name",
  }),
  // Too many to list.
  product: ids("product.id", "product.code", { isNumber: false, place: "charts" }),
  misplaced: holds(
    ({ counting }) =>
      (line) =>
        counting.isMisplaced(line),
    { place: "hints" },
  ),
  pack: holds(() => isPackHint, { place: "hints" }),
  stalled: holds(
    ({ counting, now }) => {
      const { medianDuration } = counting.totals();
      return (line) => isStalledLine(line, medianDuration, now);
    },
    { place: "hints" },
  ),
  // The panel offers the same by difference and recount.
  accuracy: options(
    ["exact", "tolerated", "off", noValue],
    ({ view, createEvaluation }) => {
      const evaluation = createEvaluation(view);
      return (line) => accuracyOf(evaluation.read(line));
    },
    { uses: ["lens", "tolerances"], place: "charts" },
  ),
  recounted: holds(() => isRecounted, { place: "charts" }),
  ...checks,
};

export type FacetName = keyof typeof lineFacets;

/** The facets whose entries have that type. */
export type FacetsLike<Entry> = {
  [Name in FacetName]: (typeof lineFacets)[Name] extends Entry ? Name : never;
}[FacetName];

/** The values that the compiler knows of a facet. */
export type OptionOf<Name extends FacetsLike<{ kind: "options" }>> =
  (typeof lineFacets)[Name]["options"][number];

// Names are the keys of the entries.
export const facetNames = Object.keys(lineFacets) as readonly FacetName[];

export function facetOf(name: FacetName): Facet {
  return lineFacets[name];
}

/** The facets that are offered in a place, in order. */
export function facetsIn<At extends Place>(place: At): readonly FacetsLike<{ place: At }>[] {
  const isIn = (name: FacetName): name is FacetsLike<{ place: At }> =>
    facetOf(name).place === place;
  const order = (name: FacetName) => facetOf(name).order ?? 0;
  return facetNames.filter(isIn).sort((a, b) => order(a) - order(b));
}
