/** A value axis: its ends and its grid lines. */
export interface TrendScale {
  readonly low: number;
  readonly high: number;
  /** Ascending, including both ends; at most five, the lowest of which lies on the axis. */
  readonly ticks: readonly number[];
}

const maxSteps = 4;
/** First digits of a step, so that values between grid lines can be estimated. */
const digits = [1, 2, 2.5, 5];

/** Removes binary rounding errors: 0.1 × 3 is 0.3. */
function withoutNoise(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * The axis that all panels share, in round steps around all values.
 * @param low,high range to cover at least; the same number twice makes an axis from 0 to 1 above it
 */
export function trendScale(values: readonly number[], low: number, high = low): TrendScale {
  const min = values.reduce((one, other) => Math.min(one, other), low);
  const max = values.reduce((one, other) => Math.max(one, other), high);
  const top = max > min ? max : min + 1;
  for (let power = Math.floor(Math.log10(top - min)) - 1; ; power++) {
    for (const digit of digits) {
      const step = digit * 10 ** power;
      const first = Math.floor(withoutNoise(min / step));
      const last = Math.ceil(withoutNoise(top / step));
      if (last - first > maxSteps) continue;
      const ticks = Array.from({ length: last - first + 1 }, (_, position) =>
        withoutNoise((first + position) * step),
      );
      return { low: withoutNoise(first * step), high: withoutNoise(last * step), ticks };
    }
  }
}
