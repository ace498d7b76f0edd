import * as z from "zod/mini";
import { countingSchema, type Warehouse } from "#contract/counting.ts";

const warehousesSchema = z.array(countingSchema.shape.warehouse);

/** Where they outlive a reload of the page, for as long as its tab is open. */
const storageKey = "countboard:warehouses";

let seen: readonly Warehouse[] | null = null;
const listeners = new Set<() => void>();

/**
 * Every warehouse that a list has named so far, in no order of its own: the API has no list of them. The same array
 * for as long as no other one was named.
 */
export function seenWarehouses(): readonly Warehouse[] {
  seen ??= remembered();
  return seen;
}

/** Takes note of the warehouses of countings; what is said of one last counts. */
export function noteWarehouses(countings: readonly { readonly warehouse: Warehouse }[]): void {
  const known = new Map(seenWarehouses().map((warehouse) => [warehouse.id, warehouse]));
  let changed = false;
  for (const { warehouse } of countings) {
    if (isSame(known.get(warehouse.id), warehouse)) continue;
    known.set(warehouse.id, warehouse);
    changed = true;
  }
  if (!changed) return;
  seen = [...known.values()];
  remember(seen);
  for (const listener of listeners) listener();
}

/** @returns ends the listening */
export function onWarehouseSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isSame(one: Warehouse | undefined, other: Warehouse): boolean {
  return one?.name === other.name && one.code === other.code && one.slug === other.slug;
}

function remembered(): readonly Warehouse[] {
  try {
    return warehousesSchema.parse(JSON.parse(sessionStorage.getItem(storageKey) ?? "[]"));
  } catch {
    // Without storage, or with something else in it, they are seen anew.
    return [];
  }
}

function remember(warehouses: readonly Warehouse[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(warehouses));
  } catch {
    // They are known until the page is left.
  }
}
