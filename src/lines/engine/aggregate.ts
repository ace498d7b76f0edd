import type { CountingContext } from "#domain/lines/counting-context.ts";
import { LineFiguresTotaller } from "#domain/lines/line-figures.ts";
import type { ViewSettings } from "#domain/lines/view-settings.ts";
import type { LineFigures } from "#lines/line-store.ts";
import type { LineMatches } from "./line-matches.ts";
import type { RowFacts } from "./row-facts.ts";
import { compareTexts } from "./sort-keys.ts";

/** Facets that are also groupings, with the grouping's name. */
const groupingOf = {
  zone: "zone",
  person: "person",
  abc: "abc",
  incident: "incident-type",
  reason: "reason",
  product: "product",
} as const;

/**
 * Every figure over the matching rows; zones ordered by their codes.
 * @param matches `null` for all rows
 */
export function aggregate(
  facts: RowFacts,
  {
    size,
    view,
    countingContext,
    matches,
  }: {
    size: number;
    view: ViewSettings;
    countingContext: CountingContext;
    matches: LineMatches | null;
  },
): LineFigures {
  const filtered = matches?.filteredFacets() ?? [];
  const open = filtered.flatMap((facet) =>
    facet in groupingOf ? [facet as keyof typeof groupingOf] : [],
  );
  const totaller = new LineFiguresTotaller(view, countingContext);
  for (let row = 0; row < size; row += 1) {
    if (!matches || matches.has(row)) totaller.add(facts.at(row));
    else {
      const only = open.find((facet) => matches.hasExcept(facet, row));
      if (only) totaller.addTo(groupingOf[only], facts.at(row));
    }
  }
  const figures = totaller.figures();
  const zones = figures.zones.groups.toSorted((a, b) => compareTexts(a.key, b.key));
  return {
    ...figures,
    zones: { ...figures.zones, groups: zones },
    contextTotals: countingContext.totals(),
  };
}
