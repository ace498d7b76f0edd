import { pathTo } from "#routes.ts";
import { sharedOf, subjectSearch } from "#search-params/shared-search.ts";

/**
 * The address of a warehouse's handover, if there is one, with the view settings of the present one.
 * @param warehouse its identifier; "" leaves the choice to the viewer
 * @param from what it is since, in milliseconds since 1970; by default the beginning of the shift
 */
export function handoverPath(
  warehouse: string,
  search: URLSearchParams,
  from?: number,
): string | null {
  const path = pathTo("handover");
  if (path === null) return null;
  const params = subjectSearch.update(sharedOf(search), { warehouse });
  if (from !== undefined) params.set("from", new Date(from).toISOString());
  return params.size === 0 ? path : `${path}?${params}`;
}
