import type { FacetCount } from "#lines/line-store.ts";
import type { FacetColumn } from "./columns/facet-column.ts";

/** Maximum number of values listed; there may be one for every line. */
const maxValues = 200;

/**
 * Number of lines per value of a facet, highest first; values without lines are left out unless chosen.
 * @param chosen values to list in any case
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
  // One sort key per value; there may be as many values as lines.
  const weights = values.map(
    ({ value }, code) => (counts[code] ?? 0) + (wanted.has(value) ? size + 1 : 0),
  );
  const count = [...weights.keys()]
    .filter((code) => (weights[code] ?? 0) > 0)
    .sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  return {
    values: count.slice(0, maxValues).flatMap((code) => {
      const value = values[code];
      return value ? [{ ...value, lines: counts[code] ?? 0 }] : [];
    }),
    more: Math.max(0, count.length - maxValues),
  };
}
