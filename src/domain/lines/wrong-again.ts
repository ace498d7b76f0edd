import type { EarlierOutcomes } from "./earlier-outcomes.ts";

/**
 * From the history's answer; `null` without a count before.
 * @param wrong every product once, by the number of counts in which it was wrong
 */
export function earlierOutcomes({
  countings,
  wrong,
}: {
  readonly countings: number;
  readonly wrong: readonly { readonly times: number; readonly products: readonly string[] }[];
}): EarlierOutcomes | null {
  if (countings === 0) return null;
  const timesWrong = wrong.flatMap(({ times, products }) =>
    products.map((product): [string, number] => [product, times]),
  );
  return { counts: countings, timesWrong: new Map(timesWrong) };
}

/** A product that was wrong in so many of so many counts before is wrong again and again. */
const again = { times: 3, of: 4 };

/** The codes of those products; `null` where fewer counts are known. */
export function wrongAgain(earlier: EarlierOutcomes): ReadonlySet<string> | null {
  if (earlier.counts < again.of) return null;
  const products = [...earlier.timesWrong].filter(([, times]) => times >= again.times);
  return new Set(products.map(([code]) => code));
}
