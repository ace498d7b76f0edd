import { useCallback } from "react";
import { type CountingSearch, changeSearch, parseSearch } from "#pages/counting/search/search.ts";
import { useSearchStep } from "#search-params/use-search-params-update.ts";

/** What a step makes of the view that the address holds. */
export type Step = (view: CountingSearch) => Partial<CountingSearch>;

/** Takes a step that Back undoes; or, with `isMore`, one that is part of the step before. */
export type TakeStep = (step: Step, isMore?: boolean) => void;

export function useStep(): TakeStep {
  const take = useSearchStep();
  return useCallback<TakeStep>(
    (step, isMore) => take((now) => changeSearch(now, step(parseSearch(now))), isMore),
    [take],
  );
}
