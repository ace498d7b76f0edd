import type { Counting } from "#contract/counting.ts";
import { useCountings } from "#hooks/countings/use-countings.ts";
import { useListAge } from "#hooks/countings/use-list-age.ts";
import type { Comparable } from "./pair.ts";
import type { CompareSearch } from "./search.ts";
import { type ComparisonSource, choicesOf, useCompared } from "./use-comparison.ts";

const everything = {};

/**
 * Two of the counts that were chosen for a viewer compared. The archive's state and its other counts are not such a viewer's
 * to know, so the counts are those of the list.
 */
export function useChosenComparison({ a, b, kind }: CompareSearch): ComparisonSource {
  const list = useCountings(everything);
  const { freshness, ageing } = useListAge(list.loaded?.pages ?? noPages);
  const ended = (list.loaded?.countings ?? []).filter(({ active }) => !active);
  const pair = chosenPair(ended, { a, b });
  const { retry, ...compared } = useCompared({
    a: pair?.a.id ?? a,
    b: pair?.b.id ?? b,
    kind,
    version: list.loaded ? "" : null,
  });
  const { answer } = compared;
  const own = ended.filter(({ warehouse }) => warehouse.id === pair?.b.warehouse.id);
  return {
    ...compared,
    archive: null,
    choices: answer ? choicesOf([answer.a, answer.b, ...own.map(comparable)]) : [],
    isFew: list.loaded !== null && pair === null,
    failed: list.failed ?? compared.failed,
    freshness,
    ageing,
    refresh: async () => {
      await list.refresh();
      retry();
    },
  };
}

const noPages: NonNullable<ReturnType<typeof useCountings>["loaded"]>["pages"] = [];

function comparable({ id, startedAt, totalProducts }: Counting): Comparable {
  return { id, startedAt, lines: totalProducts };
}

/**
 * The two counts of an address. Without `b` it is the latest that has another one of its warehouse; without `a` it is the
 * one before `b`, else the one after it. `null` where there are no two.
 */
export function chosenPair(
  ended: readonly Counting[],
  { a, b }: Pick<CompareSearch, "a" | "b">,
): { readonly a: Counting; readonly b: Counting } | null {
  const latestFirst = ended.toSorted(
    (one, other) => Date.parse(other.startedAt) - Date.parse(one.startedAt),
  );
  const othersOf = (one: Counting) =>
    latestFirst.filter(({ id, warehouse }) => id !== one.id && warehouse.id === one.warehouse.id);
  const second = latestFirst.find(({ id }) => id === b);
  const later = b === "" ? latestFirst.find((one) => othersOf(one).length > 0) : second;
  if (!later) return null;
  const others = othersOf(later);
  const earlier =
    a === ""
      ? (others.find(({ startedAt }) => startedAt < later.startedAt) ?? others.at(-1))
      : latestFirst.find(({ id }) => id === a && id !== later.id);
  return earlier ? { a: earlier, b: later } : null;
}
