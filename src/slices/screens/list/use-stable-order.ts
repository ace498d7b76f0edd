import { useState } from "react";
import { stableOrder } from "#slices/screens/rules/pages.ts";

/**
 * Items in an order that changes only between cycles, so that none is skipped or repeated within one.
 * @param items in the preferred order
 * @param cycle changes when a new cycle begins
 */
export function useStableOrder<Thing extends { readonly id: string }>(
  items: readonly Thing[],
  cycle: number,
): readonly Thing[] {
  const [previous, setPrevious] = useState<{ cycle: number; order: readonly string[] }>({
    cycle,
    order: [],
  });
  const ids = items.map(({ id }) => id);
  const order = stableOrder(previous.cycle === cycle ? previous.order : [], ids);
  if (previous.cycle !== cycle || order !== previous.order) setPrevious({ cycle, order });
  const indexOf = new Map(order.map((id, at) => [id, at]));
  return [...items].sort((one, other) => (indexOf.get(one.id) ?? 0) - (indexOf.get(other.id) ?? 0));
}
