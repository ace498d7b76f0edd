/** The middle of ascending numbers, or the mean of the two middle ones; `null` without numbers. */
export function medianOf(ascending: ArrayLike<number>): number | null {
  const { length } = ascending;
  const upper = ascending[Math.floor(length / 2)];
  const lower = ascending[Math.floor((length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** The same of numbers in any order. */
export function median(values: readonly number[]): number | null {
  return medianOf(values.toSorted((a, b) => a - b));
}
