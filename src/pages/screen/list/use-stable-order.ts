import { useState } from "react";
import { stableOrder } from "#domain/screen/pages.ts";

/**
 * Things in an order that changes between cycles alone, so that none is left out of one or comes twice.
 * @param wanted in the order that they should have
 * @param cycle changes when a new cycle begins
 */
export function useKeptOrder<Thing extends { readonly id: string }>(
  wanted: readonly Thing[],
  cycle: number,
): readonly Thing[] {
  const [kept, setKept] = useState<{ cycle: number; order: readonly string[] }>({
    cycle,
    order: [],
  });
  const ids = wanted.map(({ id }) => id);
  const order = stableOrder(kept.cycle === cycle ? kept.order : [], ids);
  if (kept.cycle !== cycle || order !== kept.order) setKept({ cycle, order });
  const place = new Map(order.map((id, at) => [id, at]));
  return [...wanted].sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
}
