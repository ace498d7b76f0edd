import type { Warehouse } from "#contract/counting.ts";
import type { Settings } from "#contract/settings.ts";

/** Which of a warehouse's fields identifies it to the API. */
export type WarehouseKind = Settings["warehouseBy"];

/**
 * Warehouses as they are offered. Apart from where they are seen: a browser's first comparison of names takes longer
 * than all else that is done with a page of countings.
 */
export function byName(warehouses: readonly Warehouse[]): readonly Warehouse[] {
  return warehouses.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** What the API calls a warehouse by. */
export function identifierOf(warehouse: Warehouse, kind: WarehouseKind): string {
  return String(warehouse[kind]);
}

/** The name that goes with an identifier; the identifier itself where none was seen. */
export function warehouseName(
  identifier: string,
  kind: WarehouseKind,
  seen: readonly Warehouse[],
): string {
  return seen.find((one) => identifierOf(one, kind) === identifier)?.name ?? identifier;
}
