import type { FacetCount } from "#lines/line-store.ts";
import type { FacetColumn } from "./columns/facet-column.ts";

/** As many values of a facet as are told of; there may be one for every line. */
const mostValues = 200;

/**
 * How many lines have each value of a facet, most first; values of no line are left out unless chosen.
 * @param chosen values that are told of, however few lines have them
 */
export function countFacet(
  { values, codes }: FacetColumn,
  size: number,
  chosen: readonly string[],
  matches: (row: number) => boolean,
): FacetCount {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < size; row += 1) {
    if (matches(row)) counts[codes[row] ?? 0] = (counts[codes[row] ?? 0] ?? 0) + 1;
  }
  const wanted = new Set(chosen);
  // One number per value that sorts it; there may be as many values as lines.
  const weights = values.map(
    ({ value }, code) => (counts[code] ?? 0) + (wanted.has(value) ? size + 1 : 0),
  );
  const count = [...weights.keys()]
    .filter((code) => (weights[code] ?? 0) > 0)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  return {
    values: count.slice(0, mostValues).flatMap((code) => {
      const value = values[code];
      return value ? [{ ...value, lines: counts[code] ?? 0 }] : [];
    }),
    more: Math.max(0, count.length - mostValues),
  };
}
