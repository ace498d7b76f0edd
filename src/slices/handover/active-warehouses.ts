import type { Counting, Warehouse } from "#contract/counting.ts";

/** The warehouses with an active counting, by name. */
export function activeWarehouses(
  countings: readonly Counting[],
  locale: string,
): readonly Warehouse[] {
  const active = countings.filter((counting) => counting.active);
  const byId = new Map(active.map(({ warehouse }) => [warehouse.id, warehouse]));
  return [...byId.values()].sort((one, other) => one.name.localeCompare(other.name, locale));
}
