import type { Warehouse } from "#contract/counting.ts";

/** What a person sees or hears of a warehouse. */
function nameOf({ name, code }: Warehouse): string {
  return `${name} ${code}`.toLowerCase().replace(/\s+/g, " ").trim();
}

/** The ids of the warehouses that share name and code with another one, so that only their ids tell them apart. */
export function shownIds(warehouses: readonly Warehouse[]): ReadonlySet<number> {
  const counts = new Map<string, number>();
  for (const one of warehouses) counts.set(nameOf(one), (counts.get(nameOf(one)) ?? 0) + 1);
  return new Set(
    warehouses.filter((one) => (counts.get(nameOf(one)) ?? 0) > 1).map(({ id }) => id),
  );
}
