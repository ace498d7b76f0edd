import { useEffect, useState } from "react";
import type { Comparison } from "#contract/history/compare.ts";
import type { Pair } from "#slices/history/compare/pair.ts";
import { type Question, useQuestion } from "#slices/history/use-history.ts";
import { commonShare, worthComparing } from "./compare-pairs.ts";

/** A search among some pairs. */
interface Search {
  /** The ids of their counts. */
  readonly ids: string;
  /** How many pairs were compared. */
  readonly tried: number;
  /** Of these, the comparison with the largest share of common places. */
  readonly best: Comparison | null;
}

/**
 * Compares one pair after the other until two have enough places in common.
 * @param pairs those first that may have most
 * @returns the comparison of these two, or of the best pair if none has enough; while it searches, the former one
 */
export function useComparedPair(
  pairs: readonly Pair[],
  version: string | null,
): Question<"compare"> {
  const ids = pairs.map(({ a, b }) => `${a.id} ${b.id}`).join();
  const [search, setSearch] = useState<Search>({ ids, tried: 0, best: null });
  const [found, setFound] = useState<Comparison | null>(null);
  // The archive has other counts.
  if (search.ids !== ids) setSearch({ ids, tried: 0, best: null });
  const { tried, best } = search;
  const pair = pairs[tried];
  const query = pair ? { a: pair.a.id, b: pair.b.id, limit: "7" } : null;
  const question = useQuestion("compare", query, version);
  const { answer } = question;
  const isEnough = answer !== null && commonShare(answer) >= worthComparing;
  const result = isEnough ? answer : pair ? null : best;
  useEffect(() => {
    if (result) setFound(result);
    else if (answer) setSearch((before) => withTried(before, answer));
  }, [result, answer]);
  return { ...question, answer: result ?? found };
}

function withTried(search: Search, answer: Comparison): Search {
  const { tried, best } = search;
  const isBetter = best === null || commonShare(answer) > commonShare(best);
  return { ...search, tried: tried + 1, best: isBetter ? answer : best };
}
