import { paths } from "#routes.ts";
import { subjectSearch, withShared } from "#search-params/shared-search.ts";

/**
 * The address of a warehouse's handover, with the view settings of the present one.
 * @param warehouse its identifier; "" leaves the choice to the viewer
 */
export function handoverPath(warehouse: string, search: URLSearchParams): string {
  const [, shared] = withShared("", search).split("?");
  const params = subjectSearch.update(new URLSearchParams(shared), { warehouse });
  return params.size === 0 ? paths.handover() : `${paths.handover()}?${params}`;
}
