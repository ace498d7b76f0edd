import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import {
  changeTrendsSearch,
  parseTrendsSearch,
  type TrendsSearch,
  unknownInTrends,
} from "./search.ts";

/** Changes a part of what the address says of the trends. */
export type ChangeTrends = (change: Partial<TrendsSearch>) => void;

/** What the address says of the trends, how it is changed, and what of it is not known. */
export function useTrendsSearch(): readonly [TrendsSearch, ChangeTrends, readonly string[]] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => parseTrendsSearch(search), [search]);
  const unknown = useMemo(() => unknownInTrends(search), [search]);
  const change = useCallback<ChangeTrends>(
    (next) =>
      // The address itself, not what was last drawn, so that two changes at once both count.
      setSearch(changeTrendsSearch(new URLSearchParams(location.search), next), {
        replace: true,
      }),
    [setSearch],
  );
  return [view, change, unknown];
}
