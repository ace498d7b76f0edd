import type { Counting } from "#contract/counting.ts";
import type { PagedCounting } from "./paged-counting.ts";
import type { ScreenList } from "./screen-list.ts";

/** More active countings than this are shown in rows, since a page per counting loads all its lines. */
const maxPaged = 4;

/** How the countings of a warehouse are shown. */
export type WarehouseArrangement =
  | { readonly kind: "rows"; readonly countings: readonly Counting[] }
  | { readonly kind: "pages"; readonly countings: readonly PagedCounting[] };

/**
 * Rows when many countings are active, otherwise a page for each; final results that still stay are included.
 * @param ids in display order
 * @param distinctionIn what tells a counting from others of its warehouse, in words
 */
export function warehouseArrangement(
  ids: readonly string[],
  { pages }: Pick<ScreenList, "pages">,
  distinctionIn: (counting: Counting, all: readonly Counting[]) => string | null,
): WarehouseArrangement {
  const all = pages.flatMap(({ items }) => items);
  const known = new Map(all.map((counting) => [counting.id, counting]));
  const countings = ids.flatMap((id) => known.get(id) ?? []);
  if (countings.filter(({ active }) => active).length > maxPaged)
    return { kind: "rows", countings };
  // A counting that has left the list is of the same warehouse.
  const name = all[0]?.warehouse.name ?? null;
  return {
    kind: "pages",
    countings: ids.map((id) => {
      const counting = known.get(id);
      return {
        id,
        name: counting?.warehouse.name ?? name,
        distinction: counting ? distinctionIn(counting, countings) : null,
      };
    }),
  };
}
