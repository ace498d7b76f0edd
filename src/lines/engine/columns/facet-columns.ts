import type { CountingContext } from "#domain/lines/counting-context.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import { type EvaluationSettings, LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import { type CheckSource, checkOf } from "#lines/engine/check-rows.ts";
import { noValue } from "#lines/facet-value.ts";
import { type FacetName, facetOf } from "#lines/facets/line-facets.ts";
import {
  type FacetColumn,
  fixedFacet,
  numberFacet,
  textFacet,
  withNames,
  withUntyped,
} from "./facet-column.ts";

/** Input of the facets, besides the lines themselves. */
interface FacetSource extends CheckSource {
  readonly counting: CountingContext;
  readonly view: ViewSettings;
  readonly earlier: EarlierOutcomes | null;
  /** When the lines were fetched, to decide which have stalled. Milliseconds since 1970. */
  readonly now: number;
}

/** What the values of a facet depend on besides the lines, as a text. */
export function facetKey(name: FacetName, view: ViewSettings): string {
  return JSON.stringify([name, ...(facetOf(name).uses ?? []).map((setting) => view[setting])]);
}

export function facetColumn(name: FacetName, source: FacetSource): FacetColumn {
  const { lines, facts, view } = source;
  const facet = facetOf(name);
  if (facet.kind === "options") {
    const read = facet.read({ ...source, createEvaluation });
    return fixedFacet(facet.options, lines.size, (row) => read(facts.at(row)));
  }
  if (facet.kind === "check") {
    const applies = checkOf(facet.check, source);
    return fixedFacet(["yes", noValue], lines.size, (row) => (applies(row) ? "yes" : noValue));
  }
  if (facet.kind === "ids") {
    const { id, name: named, isNumber } = facet;
    if (isNumber) return numberFacet(lines.numbers(id), lines.texts(named), lines.size);
    return withNames(textFacet(lines.texts(id).dictionary(lines.size)), lines.texts(named));
  }
  const { field, derive = (text) => text, parent } = facet;
  const column = textFacet(lines.texts(field(view)).dictionary(lines.size), (text) =>
    derive(text, view),
  );
  return parent === undefined ? column : withUntyped(column, lines.numbers(parent));
}

function createEvaluation(settings: EvaluationSettings) {
  return new LineEvaluation(settings, null);
}
