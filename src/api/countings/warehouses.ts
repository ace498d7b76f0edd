import * as v from "valibot";
import { countingSchema, type Warehouse } from "#contract/counting.ts";
import { createStoredState } from "#storage/stored-state.ts";

const warehousesSchema = v.array(countingSchema.entries.warehouse);

/**
 * Every warehouse that a list has named so far, in no order: the API has no list of warehouses. They outlive a
 * reload for as long as the tab is open.
 */
export const knownWarehouses = createStoredState<readonly Warehouse[]>({
  key: "countboard:warehouses",
  initial: [],
  decode: (text) => v.parse(warehousesSchema, JSON.parse(text)),
  area: "session",
});

/** Records the warehouses of countings; the latest data of each wins. */
export function recordWarehouses(countings: readonly { readonly warehouse: Warehouse }[]): void {
  const known = new Map(knownWarehouses.get().map((warehouse) => [warehouse.id, warehouse]));
  let changed = false;
  for (const { warehouse } of countings) {
    if (isSame(known.get(warehouse.id), warehouse)) continue;
    known.set(warehouse.id, warehouse);
    changed = true;
  }
  if (changed) knownWarehouses.update(() => [...known.values()]);
}

function isSame(one: Warehouse | undefined, other: Warehouse): boolean {
  return one?.name === other.name && one.code === other.code && one.slug === other.slug;
}
