/** A line of the same product. */
export interface OtherLine {
  readonly id: number;
  readonly location: string;
  /** In units. */
  readonly difference: number;
}

const maxNamed = 3;

/**
 * The lines that differ the other way: those nearest in size, which most likely have what is missing here.
 * @param difference of the line, in units; `null` when unknown
 * @returns at most three of them, and the number of the others
 */
export function nearestOpposites(
  difference: number | null,
  lines: readonly OtherLine[],
): { readonly nearest: readonly OtherLine[]; readonly more: number } {
  const own = difference ?? 0;
  const distance = (other: OtherLine) => Math.abs(own + other.difference);
  const opposites = lines
    .filter((other) => other.difference * own < 0)
    .sort((one, other) => distance(one) - distance(other));
  return {
    nearest: opposites.slice(0, maxNamed),
    more: Math.max(0, opposites.length - maxNamed),
  };
}
