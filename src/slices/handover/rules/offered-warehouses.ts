import type { Counting, Warehouse } from "#contract/counting.ts";
import { endsIn } from "./ended-counts.ts";

/** A warehouse that a handover may be about. */
export interface OfferedWarehouse {
  readonly warehouse: Warehouse;
  readonly hasActive: boolean;
}

const noEnds = new Map<string, number | null>();

/**
 * The warehouses with an active count, by name, then those whose counts have all ended, one perhaps since an instant.
 * @param from milliseconds since 1970; `null` while it is unknown
 */
export function offeredWarehouses(
  countings: readonly Counting[],
  from: number | null,
  locale: string,
): readonly OfferedWarehouse[] {
  const byId = new Map<number, OfferedWarehouse>();
  for (const counting of countings) {
    const { warehouse, active } = counting;
    const hasActive = active || byId.get(warehouse.id)?.hasActive === true;
    const mayHaveEnded = from !== null && endsIn(counting, { from, to: null }, noEnds) !== false;
    if (hasActive || mayHaveEnded) byId.set(warehouse.id, { warehouse, hasActive });
  }
  return [...byId.values()].sort(
    (one, other) =>
      Number(other.hasActive) - Number(one.hasActive) ||
      one.warehouse.name.localeCompare(other.warehouse.name, locale),
  );
}
