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

/** The starred warehouses by name, then the other known ones by name. */
export function starredFirst(
  known: readonly Warehouse[],
  stars: readonly Warehouse[],
): readonly Warehouse[] {
  const starred = new Set(stars.map(({ id }) => id));
  return [...byName(stars), ...byName(known.filter(({ id }) => !starred.has(id)))];
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
