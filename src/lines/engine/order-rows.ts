import type { Ranks } from "./sort-keys.ts";

/** One step of a sort; earlier steps have precedence. */
export interface SortStep {
  readonly ranks: Ranks;
  readonly descending: boolean;
}

/** The sorted rows. Ties keep their order; rows without an answer come last in both directions. */
export function orderRows(rows: Uint32Array, steps: readonly SortStep[]): Uint32Array {
  if (steps.length === 0) return rows;
  const count = rows.length;
  // Rank and index of a row in one number: numbers sort without a comparator, ten times as fast.
  const keys = new Float64Array(count);
  steps.forEach((step, turn) => {
    if (turn > 0) compact(keys);
    addStep(keys, rows, step);
  });
  for (let index = 0; index < count; index += 1) keys[index] = (keys[index] ?? 0) * count + index;
  keys.sort();
  return Uint32Array.from(keys, (key) => rows[key % count] ?? 0);
}

/**
 * The first `size` rows in the ascending order of their values.
 * @param ranks of the values; most lists are in order as they come, and need none
 */
export function rowsAscending(values: Float64Array, size: number, ranks: () => Ranks): Uint32Array {
  const rows = new Uint32Array(size);
  let isAscending = true;
  for (let row = 0; row < rows.length; row += 1) {
    rows[row] = row;
    if (row > 0 && !((values[row - 1] ?? 0) <= (values[row] ?? 0))) isAscending = false;
  }
  return isAscending ? rows : orderRows(rows, [{ ranks: ranks(), descending: false }]);
}

function addStep(keys: Float64Array, rows: Uint32Array, { ranks, descending }: SortStep): void {
  const { blankRank } = ranks;
  for (let index = 0; index < keys.length; index += 1) {
    const rank = ranks.ranks[rows[index] ?? 0] ?? blankRank;
    const directed = descending && rank !== blankRank ? blankRank - 1 - rank : rank;
    keys[index] = (keys[index] ?? 0) * (blankRank + 1) + directed;
  }
}

/** Replaces keys by their ranks, so that another step fits into a double exactly. */
function compact(keys: Float64Array): void {
  const distinct = Float64Array.from(new Set(keys)).sort();
  const rankOf = new Map<number, number>();
  for (let index = 0; index < distinct.length; index += 1) rankOf.set(distinct[index] ?? 0, index);
  for (let index = 0; index < keys.length; index += 1) {
    keys[index] = rankOf.get(keys[index] ?? 0) ?? 0;
  }
}
