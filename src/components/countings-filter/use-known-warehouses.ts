import { useSyncExternalStore } from "react";
import { knownWarehouses } from "#api/countings/warehouses.ts";
import type { Warehouse } from "#contract/counting.ts";

/** Every warehouse of the lists loaded so far, unordered. */
export function useKnownWarehouses(): readonly Warehouse[] {
  return useSyncExternalStore(knownWarehouses.subscribe, knownWarehouses.get);
}
