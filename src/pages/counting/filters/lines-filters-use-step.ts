import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { type CountingSearch, changeSearch, parseSearch } from "#pages/counting/search.ts";

/** What a step makes of the view that the address holds. */
export type Step = (view: CountingSearch) => Partial<CountingSearch>;

/** Takes a step that Back undoes; or, with `isMore`, one that is part of the step before. */
export type TakeStep = (step: Step, isMore?: boolean) => void;

export function useStep(): TakeStep {
  const [, setSearch] = useSearchParams();
  return useCallback<TakeStep>(
    (step, isMore = false) => {
      // The address itself, not what was last drawn: steps may follow each other faster than they are drawn.
      const search = new URLSearchParams(location.search);
      const next = changeSearch(search, step(parseSearch(search)));
      if (next.toString() === search.toString()) return;
      setSearch(next, { replace: isMore });
    },
    [setSearch],
  );
}
