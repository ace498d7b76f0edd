import type { CountingContext } from "#domain/lines/counting-context.ts";
import { isDiscrepancy, knownDifference } from "#domain/lines/discrepancy.ts";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import { lineState } from "#domain/lines/line-state.ts";
import { isPackHint } from "#domain/lines/pack-hint.ts";
import { isStalledLine } from "#domain/lines/stalled.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { zoneOf } from "#domain/lines/zone.ts";
import { isRecounted, recountEffect, recountEffects } from "#domain/recount/recount.ts";
import type { RowFacts } from "#lines/engine/row-facts.ts";
import type { FacetName } from "#lines/line-query.ts";
import {
  type FacetColumn,
  incidentFacet,
  none,
  ownFacet,
  personFacet,
  productFacet,
  reasonFacet,
  textFacet,
} from "./facet-column.ts";
import type { LineColumns } from "./line-columns.ts";

/** What facets are taken from, besides the lines themselves. */
export interface FacetSource {
  readonly lines: LineColumns;
  readonly facts: RowFacts;
  readonly survey: CountingContext;
  readonly view: ViewSettings;
  /** When the lines were fetched: what has stalled, had by then. Milliseconds since 1970. */
  readonly now: number;
}

function signOf(facts: RowFacts) {
  const difference = knownDifference(facts);
  if (difference === null) return none;
  return difference === 0 ? "zero" : difference < 0 ? "short" : "over";
}

/** How a counted line is judged; the difference of others is no count's. */
function accuracyOf({ state, difference, withinTolerance }: LineEvaluation) {
  if (state !== "counted" || difference === null) return none;
  if (difference === 0) return "exact";
  return withinTolerance ? "tolerated" : "off";
}

const facets: { readonly [Name in FacetName]: (source: FacetSource) => FacetColumn } = {
  state: ({ lines, facts }) =>
    ownFacet(["not-started", "in-progress", "counted"], lines.size, (row) =>
      lineState(facts.at(row)),
    ),
  difference: ({ lines, facts }) =>
    ownFacet(["short", "over", "zero", none], lines.size, (row) => signOf(facts.at(row))),
  documented: ({ lines, facts }) =>
    ownFacet(["yes", "no", none], lines.size, (row) => {
      if (!isDiscrepancy(facts.at(row))) return none;
      return facts.documented ? "yes" : "no";
    }),
  recount: ({ lines, facts }) =>
    ownFacet([...recountEffects, none], lines.size, (row) => recountEffect(facts.at(row)) ?? none),
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
  misplaced: ({ lines, facts, survey }) =>
    ownFacet(["yes", none], lines.size, (row) =>
      survey.isMisplaced(facts.at(row)) ? "yes" : none,
    ),
  pack: ({ lines, facts }) =>
    ownFacet(["yes", none], lines.size, (row) => (isPackHint(facts.at(row)) ? "yes" : none)),
  stalled: ({ lines, facts, survey, now }) => {
    const { medianDuration } = survey.totals();
    return ownFacet(["yes", none], lines.size, (row) =>
      isStalledLine(facts.at(row), medianDuration, now) ? "yes" : none,
    );
  },
  accuracy: ({ lines, facts, view }) => {
    const measure = new LineEvaluation(view, null);
    return ownFacet(["exact", "tolerated", "off", none], lines.size, (row) =>
      accuracyOf(measure.read(facts.at(row))),
    );
  },
  recounted: ({ lines, facts }) =>
    ownFacet(["yes", none], lines.size, (row) => (isRecounted(facts.at(row)) ? "yes" : none)),
};

/** By what the lines are told apart in that facet. */
export function facetColumn(name: FacetName, source: FacetSource): FacetColumn {
  return facets[name](source);
}
