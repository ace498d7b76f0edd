import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import {
  changeTrendsSearch,
  parseTrendsSearch,
  type TrendsSearch,
  unknownInTrends,
} from "#search-params/trends-search.ts";
import { useSearchParamsUpdate } from "#search-params/use-search-params-update.ts";

/** Changes a part of what the address says of the trends; `isMore` as of any step in an address. */
export type ChangeTrends = (change: Partial<TrendsSearch>, isMore?: boolean) => void;

/** What the address says of the trends, how it is changed, and what of it is not known. */
export function useTrendsSearch(): readonly [TrendsSearch, ChangeTrends, readonly string[]] {
  const [search] = useSearchParams();
  const step = useSearchParamsUpdate();
  const view = useMemo(() => parseTrendsSearch(search), [search]);
  const unknown = useMemo(() => unknownInTrends(search), [search]);
  const change = useCallback<ChangeTrends>(
    (next, isMore) => step((now) => changeTrendsSearch(now, next), isMore),
    [step],
  );
  return [view, change, unknown];
}
