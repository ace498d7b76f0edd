import type { Counting } from "#contract/counting.ts";
import type { PagedCounting } from "./paged-counting.ts";
import type { ScreenList } from "./screen-list.ts";

/** More active countings than that are shown in rows, since each one's lines have to be loaded for a page of its own. */
const mostPaged = 4;

/** How the countings of a warehouse are shown. */
export type WarehouseArrangement =
  | { readonly kind: "rows"; readonly countings: readonly Counting[] }
  | { readonly kind: "pages"; readonly countings: readonly PagedCounting[] };

/**
 * In rows where many are active, else on pages of their own; either way each of them, those whose final result
 * stays for a while too.
 * @param ids of what is shown, in its order
 */
export function warehouseArrangement(
  ids: readonly string[],
  { pages }: Pick<ScreenList, "pages">,
): WarehouseArrangement {
  const all = [...pages.values()].flatMap(({ items }) => items);
  const known = new Map(all.map((counting) => [counting.id, counting]));
  const countings = ids.flatMap((id) => known.get(id) ?? []);
  if (countings.filter(({ active }) => active).length > mostPaged)
    return { kind: "rows", countings };
  // One that has left the list is of the same warehouse.
  const name = all[0]?.warehouse.name ?? null;
  return {
    kind: "pages",
    countings: ids.map((id) => ({ id, name: known.get(id)?.warehouse.name ?? name })),
  };
}
