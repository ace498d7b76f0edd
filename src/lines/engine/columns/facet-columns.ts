import type { CountingContext } from "#domain/lines/counting-context.ts";
import { isDiscrepancy, knownDifference } from "#domain/lines/discrepancy.ts";
import { type LineCheck, lineChecks } from "#domain/lines/line-checks.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { isRecounted, recountEffect, recountEffects } from "#domain/recount/recount.ts";
import { type CheckSource, checkOf } from "#lines/engine/check-rows.ts";
import type { RowFacts } from "#lines/engine/row-facts.ts";
import { noValue } from "#lines/facet-value.ts";
import type { FacetName } from "#lines/line-query.ts";
import {
  type FacetColumn,
  fixedFacet,
  incidentFacet,
  personFacet,
  productFacet,
  reasonFacet,
  textFacet,
} from "./facet-column.ts";

/** Input of the facets, besides the lines themselves. */
export interface FacetSource extends CheckSource {
  readonly countingContext: CountingContext;
  readonly view: ViewSettings;
  /** When the lines were fetched, to decide which have stalled. Milliseconds since 1970. */
  readonly now: number;
}

function signOf(facts: RowFacts) {
  const difference = knownDifference(facts);
  if (difference === null) return noValue;
  return difference === 0 ? "zero" : difference < 0 ? "short" : "over";
}

/** Accuracy of a counted line; a difference of an uncounted line is not the result of a count. */
function accuracyOf({ state, difference, withinTolerance }: LineEvaluation) {
  if (state !== "counted" || difference === null) return noValue;
  if (difference === 0) return "exact";
  return withinTolerance ? "tolerated" : "off";
}

type Facet = (source: FacetSource) => FacetColumn;

function checkFacet(name: LineCheck): Facet {
  return (source) => {
    const applies = checkOf(name, source);
    return fixedFacet(["yes", noValue], source.lines.size, (row) =>
      applies(row) ? "yes" : noValue,
    );
  };
}

const checks = Object.fromEntries(lineChecks.map((name) => [name, checkFacet(name)])) as Record<
  LineCheck,
  Facet
>;

const facets: { readonly [Name in FacetName]: Facet } = {
  state: ({ lines, facts }) =>
    fixedFacet(["not-started", "in-progress", "counted"], lines.size, (row) =>
      lineState(facts.at(row)),
    ),
  difference: ({ lines, facts }) =>
    fixedFacet(["short", "over", "zero", noValue], lines.size, (row) => signOf(facts.at(row))),
  documented: ({ lines, facts }) =>
    fixedFacet(["yes", "no", noValue], lines.size, (row) => {
      if (!isDiscrepancy(facts.at(row))) return noValue;
      return facts.documented ? "yes" : "no";
    }),
  recount: ({ lines, facts }) =>
    fixedFacet(
      [...recountEffects, noValue],
      lines.size,
      (row) => recountEffect(facts.at(row)) ?? noValue,
    ),
  zone: ({ lines, view }) =>
    textFacet(lines.texts("location.code").dictionary(lines.size), (code) =>
      zoneOf(code, view.zone),
    ),
  person: ({ lines }) => personFacet(lines),
  abc: ({ lines, view }) =>
    textFacet(lines.texts(`product.metrics.${view.lens}`).dictionary(lines.size)),
  incident: ({ lines }) => incidentFacet(lines),
  lot: ({ lines }) => textFacet(lines.texts("lot.code").dictionary(lines.size)),
  reason: ({ lines }) => reasonFacet(lines),
  product: ({ lines }) => productFacet(lines),
  misplaced: ({ lines, facts, countingContext }) =>
    fixedFacet(["yes", noValue], lines.size, (row) =>
      countingContext.isMisplaced(facts.at(row)) ? "yes" : noValue,
    ),
  pack: ({ lines, facts }) =>
    fixedFacet(["yes", noValue], lines.size, (row) =>
      isPackHint(facts.at(row)) ? "yes" : noValue,
    ),
  stalled: ({ lines, facts, countingContext, now }) => {
    const { medianDuration } = countingContext.totals();
    return fixedFacet(["yes", noValue], lines.size, (row) =>
      isStalledLine(facts.at(row), medianDuration, now) ? "yes" : noValue,
    );
  },
  accuracy: ({ lines, facts, view }) => {
    const evaluation = new LineEvaluation(view, null);
    return fixedFacet(["exact", "tolerated", "off", noValue], lines.size, (row) =>
      accuracyOf(evaluation.read(facts.at(row))),
    );
  },
  recounted: ({ lines, facts }) =>
    fixedFacet(["yes", noValue], lines.size, (row) =>
      isRecounted(facts.at(row)) ? "yes" : noValue,
    ),
  ...checks,
};

export function facetColumn(name: FacetName, source: FacetSource): FacetColumn {
  return facets[name](source);
}
