import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { type ChangePart, useChangeSearch } from "#pages/use-change-search.ts";
import {
  changeTrendsSearch,
  parseTrendsSearch,
  type TrendsSearch,
  unknownInTrends,
} from "./search.ts";

/** Changes a part of what the address says of the trends. */
export type ChangeTrends = ChangePart<TrendsSearch>;

/** What the address says of the trends, how it is changed, and what of it is not known. */
export function useTrendsSearch(): readonly [TrendsSearch, ChangeTrends, readonly string[]] {
  const [search] = useSearchParams();
  const view = useMemo(() => parseTrendsSearch(search), [search]);
  const unknown = useMemo(() => unknownInTrends(search), [search]);
  return [view, useChangeSearch(changeTrendsSearch), unknown];
}
