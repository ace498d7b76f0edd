import type { Filter } from "#components/countings-filter/filter-chips.tsx";
import { useApiFilterChips } from "#components/countings-filter/use-api-filter-chips.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";

/** Search parameters that clear every filter; sort and columns are not filters. */
export const noFilters = { warehouse: "", from: "", to: "", statuses: [], q: "" } as const;

/** All active filters: those of the API first, then those on loaded countings. */
export function useFilters(
  search: CountingsSearch,
  change: UpdateSearch<CountingsSearch>,
): readonly Filter[] {
  const t = useMessages("common").listFilters;
  const { statuses, q } = search;
  const asked = useApiFilterChips(search, change);
  const ofStatus = statuses.map(
    (status): Filter => ({
      key: status,
      name: t.status,
      value: t.statuses[status],
      scope: "loaded",
      remove: () => change({ statuses: statuses.filter((one) => one !== status) }),
    }),
  );
  const searched: Filter = {
    key: "q",
    name: t.searched,
    value: q,
    scope: "loaded",
    remove: () => change({ q: "" }),
  };
  return [...asked, ...ofStatus, ...(q.trim() === "" ? [] : [searched])];
}
