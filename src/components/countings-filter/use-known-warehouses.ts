import { useSyncExternalStore } from "react";
import { knownWarehouses } from "#api/countings-warehouses.ts";
import type { Warehouse } from "#contract/counting.ts";

/** Every warehouse that a list has named so far, in no order. */
export function useKnownWarehouses(): readonly Warehouse[] {
  return useSyncExternalStore(knownWarehouses.subscribe, knownWarehouses.get);
}
