import { useSettings } from "#hooks/use-settings.ts";
import { useKnownWarehouses } from "./use-known-warehouses.ts";
import { identifierOf } from "./warehouse-names.ts";

/** A warehouse's name as its countings have it; `null` while none has been loaded. */
export function useWarehouseName(): (identifier: string) => string | null {
  const { warehouseBy } = useSettings();
  const seen = useKnownWarehouses();
  return (identifier) =>
    seen.find((one) => identifierOf(one, warehouseBy) === identifier)?.name ?? null;
}
