import type { Counting } from "#contract/counting.ts";

/**
 * The list's entries as the sentinel in its warehouse filter spoils them.
 * @returns `undefined` when the sentinel spoils no entry
 */
export function spoiledItems(sentinel: string, items: readonly Counting[]): unknown[] | undefined {
  const [first, ...rest] = items;
  if (!first) return undefined;
  if (sentinel === "fault-broken-lines") return [{ ...first, totalProducts: "12" }, ...rest];
  if (sentinel === "fault-mismatch") {
    return [{ ...first, totalProductsLeft: first.totalProductsLeft + 2 }, ...rest];
  }
  return undefined;
}
