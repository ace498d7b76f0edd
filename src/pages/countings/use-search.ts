import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import { useSearchParamsUpdate } from "#search-params/use-search-params-update.ts";
import {
  type CountingsSearch,
  changeCountingsSearch,
  parseCountingsSearch,
  unknownInCountings,
} from "./search.ts";

/** Changes a part of what the address says of the list; `isMore` as of any step in an address. */
export type ChangeSearch = (change: Partial<CountingsSearch>, isMore?: boolean) => void;

/** What the address says of the list, how it is changed, and what of it is not known. */
export function useCountingsSearch(): readonly [CountingsSearch, ChangeSearch, readonly string[]] {
  const [search] = useSearchParams();
  const step = useSearchParamsUpdate();
  const view = useMemo(() => parseCountingsSearch(search), [search]);
  const unknown = useMemo(() => unknownInCountings(search), [search]);
  const change = useCallback<ChangeSearch>(
    (next, isMore) => step((now) => changeCountingsSearch(now, next), isMore),
    [step],
  );
  return [view, change, unknown];
}
