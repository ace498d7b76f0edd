import type { Warehouse } from "#contract/counting.ts";
import type { Settings } from "#contract/settings.ts";

/** The field that identifies a warehouse to the API. */
export type WarehouseKind = Settings["warehouseBy"];

/**
 * Warehouses by name. A separate function, because a browser's first locale comparison is slower than everything else
 * on a page of countings.
 */
export function byName(warehouses: readonly Warehouse[]): readonly Warehouse[] {
  return warehouses.toSorted((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}

/** A warehouse's identifier for the API. */
export function identifierOf(warehouse: Warehouse, kind: WarehouseKind): string {
  return String(warehouse[kind]);
}

/** The name for an identifier; the identifier itself when unknown. */
export function warehouseName(
  identifier: string,
  kind: WarehouseKind,
  seen: readonly Warehouse[],
): string {
  return seen.find((one) => identifierOf(one, kind) === identifier)?.name ?? identifier;
}
