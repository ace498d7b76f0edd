import type { Filter } from "#components/countings-filter/filter-chips.tsx";
import { useAskedFilters } from "#components/countings-filter/use-asked-filters.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";

/** The address without any filter; sorting and columns are no filters. */
export const noFilters = { warehouse: "", from: "", to: "", statuses: [], q: "" } as const;

/** Everything that the list is narrowed by: first what is asked of the API, then what is loaded alone. */
export function useFilters(
  search: CountingsSearch,
  change: UpdateSearch<CountingsSearch>,
): readonly Filter[] {
  const t = useMessages("first").listFilters;
  const { statuses, q } = search;
  const asked = useAskedFilters(search, change);
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
