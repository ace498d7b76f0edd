/** How products came out in the counts of a warehouse before a count. */
export interface EarlierOutcomes {
  /** Number of those counts. */
  readonly counts: number;
  /** In how many of them a product was wrong, by its code; never in those that are missing. */
  readonly timesWrong: ReadonlyMap<string, number>;
}

/** In how many of the counts before the product was wrong; `null` while that is not known. */
export function timesWrong(earlier: EarlierOutcomes | null, productCode: string): number | null {
  return earlier && (earlier.timesWrong.get(productCode) ?? 0);
}
