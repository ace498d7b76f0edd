/** The last instant that a `Date` can hold. */
export const lastInstant = 8.64e15;

/** Length of the prefix of ascending numbers that satisfies `isBefore`. */
function countWhile(ascending: Float64Array, isBefore: (value: number) => boolean): number {
  let low = 0;
  let high = ascending.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(ascending[middle] ?? Number.POSITIVE_INFINITY)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Number of ascending instants at or before the given one. */
export function countUpTo(instants: Float64Array, instant: number): number {
  return countWhile(instants, (at) => at <= instant);
}

/** Number of ascending instants before the given one. */
export function countBefore(instants: Float64Array, instant: number): number {
  return countWhile(instants, (at) => at < instant);
}
