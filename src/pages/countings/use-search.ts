import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import {
  type CountingsSearch,
  changeCountingsSearch,
  parseCountingsSearch,
  unknownInCountings,
} from "./search.ts";

/** Changes a part of what the address says of the list. */
export type ChangeSearch = (change: Partial<CountingsSearch>) => void;

/** What the address says of the list, how it is changed, and what of it is not known. */
export function useCountingsSearch(): readonly [CountingsSearch, ChangeSearch, readonly string[]] {
  const [search, setSearch] = useSearchParams();
  const view = useMemo(() => parseCountingsSearch(search), [search]);
  const unknown = useMemo(() => unknownInCountings(search), [search]);
  const change = useCallback<ChangeSearch>(
    (next) =>
      // The address itself, not what was last drawn: a search that follows its typing must not undo a sort.
      setSearch(changeCountingsSearch(new URLSearchParams(location.search), next), {
        replace: true,
      }),
    [setSearch],
  );
  return [view, change, unknown];
}
