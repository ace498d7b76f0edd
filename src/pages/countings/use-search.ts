import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ChangePart, useChangeSearch } from "#pages/use-change-search.ts";
import {
  type CountingsSearch,
  changeCountingsSearch,
  parseCountingsSearch,
  unknownInCountings,
} from "./search.ts";

/** Changes a part of what the address says of the list. */
export type ChangeSearch = ChangePart<CountingsSearch>;

/** What the address says of the list, how it is changed, and what of it is not known. */
export function useCountingsSearch(): readonly [CountingsSearch, ChangeSearch, readonly string[]] {
  const [search] = useSearchParams();
  const view = useMemo(() => parseCountingsSearch(search), [search]);
  const unknown = useMemo(() => unknownInCountings(search), [search]);
  return [view, useChangeSearch(changeCountingsSearch), unknown];
}
