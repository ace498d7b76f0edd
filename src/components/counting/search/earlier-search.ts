import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { CountingSearch } from "./search.ts";

const field = "wrong-before";

/** The search, asking for outcomes of the counts before where it shows, sorts or filters by them and they are known. */
export function withEarlier(
  search: CountingSearch,
  earlier: EarlierOutcomes | null,
): CountingSearch {
  const { filter, sort, columns, lineOptions } = search;
  const isUsed =
    filter.facets?.[field] !== undefined ||
    columns?.includes(field) ||
    sort.some((one) => one.field === field);
  if (earlier === null || !isUsed) return search;
  return { ...search, lineOptions: { ...lineOptions, hasEarlier: true } };
}
