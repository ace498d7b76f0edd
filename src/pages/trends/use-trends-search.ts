import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { changeTrendsSearch, parseTrendsSearch, type TrendsSearch } from "./search.ts";

/** Changes a part of what the address says of the trends. */
export type ChangeTrends = (change: Partial<TrendsSearch>) => void;

/** What the address says of the trends, and how it is changed. */
export function useTrendsSearch(): readonly [TrendsSearch, ChangeTrends] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => parseTrendsSearch(search), [search]);
  const change = useCallback<ChangeTrends>(
    (next) =>
      // The address itself, not what was last drawn, so that two changes at once both count.
      setSearch(changeTrendsSearch(new URLSearchParams(location.search), next), {
        replace: true,
      }),
    [setSearch],
  );
  return [view, change];
}
