import type { Filter } from "#components/countings-filter/filter-chips.tsx";
import { useApiFilterChips } from "#components/countings-filter/use-api-filter-chips.ts";
import { exclusiveStatus } from "#domain/counting/status.ts";
import type { CountingsSearch } from "#pages/countings/search.ts";
import type { UpdateSearch } from "#search-params/use-search.ts";
import { useMessages } from "#ui/locale.tsx";

/** Search parameters that clear every filter; sort and columns are not filters. */
export const noFilters = { warehouse: "", from: "", to: "", statuses: [], q: "" } as const;

/** A filter of the list. */
export interface ListFilterChip extends Filter {
  /** Whether a control shows it in every window. */
  readonly isInView?: boolean;
}

/** All active filters: those of the API first, then those on loaded countings. */
export function useFilters(
  search: CountingsSearch,
  change: UpdateSearch<CountingsSearch>,
): readonly ListFilterChip[] {
  const t = useMessages("common").listFilters;
  const { statuses, q } = search;
  const asked = useApiFilterChips(search, change);
  const ofStatus = statuses.map(
    (status): ListFilterChip => ({
      key: status,
      name: t.status,
      value: t.statuses[status],
      scope: "loaded",
      isInView: status === exclusiveStatus(statuses),
      remove: () => change({ statuses: statuses.filter((one) => one !== status) }),
    }),
  );
  const searched: ListFilterChip = {
    key: "q",
    name: t.searched,
    value: q,
    scope: "loaded",
    isInView: true,
    remove: () => change({ q: "" }),
  };
  return [...asked, ...ofStatus, ...(q.trim() === "" ? [] : [searched])];
}
