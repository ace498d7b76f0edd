/** A value axis: where it begins and ends, and where its grid lines are. */
export interface TrendScale {
  readonly low: number;
  readonly high: number;
  /** Ascending, the ends among them; at most five, the lowest of which lies on the axis. */
  readonly ticks: readonly number[];
}

const mostSteps = 4;
/** What a step may begin with, so that people can read between the lines. */
const digits = [1, 2, 2.5, 5];

/** A number without what binary fractions add to it: 0.1 × 3 is 0.3. */
function plain(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * The axis that all panels share, in round steps around all values.
 * @param low,high what it has to reach at least; the same number twice makes an axis from 0 to 1 above it
 */
export function trendScale(values: readonly number[], low: number, high = low): TrendScale {
  const min = values.reduce((one, other) => Math.min(one, other), low);
  const max = values.reduce((one, other) => Math.max(one, other), high);
  const top = max > min ? max : min + 1;
  for (let power = Math.floor(Math.log10(top - min)) - 1; ; power++) {
    for (const digit of digits) {
      const step = digit * 10 ** power;
      const first = Math.floor(plain(min / step));
      const last = Math.ceil(plain(top / step));
      if (last - first > mostSteps) continue;
      const ticks = Array.from({ length: last - first + 1 }, (_, position) =>
        plain((first + position) * step),
      );
      return { low: plain(first * step), high: plain(last * step), ticks };
    }
  }
}
