import { useCallback } from "react";
import { type CountingSearch, changeSearch, parseSearch } from "#pages/counting/search/search.ts";
import { useSearchParamsUpdate } from "#search-params/use-search-params-update.ts";

/** What a step makes of the view that the address holds. */
export type Step = (view: CountingSearch) => Partial<CountingSearch>;

/** Takes a step that Back undoes; or, with `isMore`, one that is part of the step before. */
export type UpdateSearch = (step: Step, isMore?: boolean) => void;

export function useFilterUpdate(): UpdateSearch {
  const take = useSearchParamsUpdate();
  return useCallback<UpdateSearch>(
    (step, isMore) => take((now) => changeSearch(now, step(parseSearch(now))), isMore),
    [take],
  );
}
