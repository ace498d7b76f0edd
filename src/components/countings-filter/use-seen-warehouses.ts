import { useSyncExternalStore } from "react";
import { onWarehouseSeen, seenWarehouses } from "#api/countings-warehouses.ts";
import type { Warehouse } from "#contract/counting.ts";

/** Every warehouse that a list has named so far, in no order of its own. */
export function useSeenWarehouses(): readonly Warehouse[] {
  return useSyncExternalStore(onWarehouseSeen, seenWarehouses);
}
