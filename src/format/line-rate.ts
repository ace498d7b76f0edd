import type { Format } from "./format.ts";

/** Lines an hour: whole, but below one with a decimal, so that a slow counting is not said to be at 0. */
export function lineRate(lines: number | null, { rate, whole }: Pick<Format, "rate" | "whole">) {
  return lines !== null && lines > 0 && lines < 1 ? rate(lines) : whole(lines);
}
