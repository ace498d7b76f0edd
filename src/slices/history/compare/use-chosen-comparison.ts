import { useQueries } from "@tanstack/react-query";
import { toLoadFailure } from "#api/load-failure.ts";
import type { ArchivedCounting } from "#contract/history/parts.ts";
import { historyQuery } from "#slices/history/history-queries.ts";
import type { CompareSearch } from "./search.ts";
import { type ComparisonSource, choicesOf, useCompared } from "./use-comparison.ts";

/** The archive's version is not known to viewers of chosen counts, whose ended counts hardly change. */
const version = "";

/**
 * Two of the counts that were chosen for a viewer compared. Such a viewer may ask for comparisons alone, so these also say
 * which of the counts the archive has.
 * @param ids of the chosen counts
 */
export function useChosenComparison(
  { a, b, kind }: CompareSearch,
  ids: readonly string[],
): ComparisonSource {
  const known = useQueries({
    queries: neighbours(ids).map(([one, other]) =>
      historyQuery("compare", { a: one, b: other, limit: "1" }, version),
    ),
  });
  const isKnown = known.every(({ isPending }) => !isPending);
  const counts = choicesOf(known.flatMap(({ data }) => (data ? [data.a, data.b] : [])));
  const pair = isKnown ? chosenPair(counts, { a, b }) : null;
  const { retry, ...compared } = useCompared({
    a: pair?.a.id ?? "",
    b: pair?.b.id ?? "",
    kind,
    version,
  });
  const wrong = counts.length === 0 ? known.find(({ error }) => error !== null) : undefined;
  const isOwn = ({ warehouse }: ArchivedCounting) => warehouse.id === pair?.b.warehouse.id;
  return {
    ...compared,
    archive: null,
    choices: counts.filter(isOwn),
    isFew: isKnown && !wrong && pair === null,
    failed: wrong ? toLoadFailure(wrong.error, wrong.errorUpdatedAt) : compared.failed,
    freshness: null,
    ageing: "fresh",
    refresh: async () => {
      await Promise.all(known.map(({ refetch }) => refetch()));
      retry();
    },
  };
}

/** Each id with the next one, in a circle, so that one that the archive lacks hides no other. */
function neighbours(ids: readonly string[]): readonly (readonly [string, string])[] {
  const pairs = ids.map((id, index) => [id, ids[(index + 1) % ids.length] ?? id] as const);
  return ids.length === 2 ? pairs.slice(0, 1) : pairs;
}

type Placed = Pick<ArchivedCounting, "id" | "startedAt" | "warehouse">;

/**
 * The two counts of an address. Without `b` it is the latest that has another one of its warehouse; without `a` it is the
 * one before `b`, else the earliest after it. `null` where there are no two.
 * @param counts latest first
 */
export function chosenPair<Count extends Placed>(
  counts: readonly Count[],
  { a, b }: Pick<CompareSearch, "a" | "b">,
): { readonly a: Count; readonly b: Count } | null {
  const othersOf = (one: Count) =>
    counts.filter(({ id, warehouse }) => id !== one.id && warehouse.id === one.warehouse.id);
  const later =
    b === "" ? counts.find((one) => othersOf(one).length > 0) : counts.find(({ id }) => id === b);
  if (!later) return null;
  const others = othersOf(later);
  const earlier =
    a === ""
      ? (others.find((one) => counts.indexOf(one) > counts.indexOf(later)) ?? others.at(-1))
      : counts.find(({ id }) => id === a && id !== later.id);
  return earlier ? { a: earlier, b: later } : null;
}
