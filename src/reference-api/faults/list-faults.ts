import type { Counting } from "#contract/counting.ts";

/**
 * The list's entries as changed by the sentinel in its warehouse filter.
 * @returns `undefined` when the sentinel changes no entry
 */
export function faultyItems(sentinel: string, items: readonly Counting[]): unknown[] | undefined {
  const [first, ...rest] = items;
  if (!first) return undefined;
  if (sentinel === "fault-broken-lines") return [{ ...first, totalProducts: "12" }, ...rest];
  if (sentinel === "fault-mismatch") {
    return [{ ...first, totalProductsLeft: first.totalProductsLeft + 2 }, ...rest];
  }
  return undefined;
}
