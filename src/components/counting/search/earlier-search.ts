import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { CountingSearch } from "./search.ts";

/** The search, asking for outcomes of the counts before where it shows, sorts or filters by them and they are known. */
export function withEarlier(
  search: CountingSearch,
  earlier: EarlierOutcomes | null,
): CountingSearch {
  const { lineOptions, filter, sort, columns } = search;
  const isUsed =
    filter.facets?.["wrong-before"] !== undefined ||
    sort.some(({ field }) => field === "wrong-before") ||
    columns?.includes("wrong-before");
  if (earlier === null || !isUsed) return search;
  return { ...search, lineOptions: { ...lineOptions, hasEarlier: true } };
}
