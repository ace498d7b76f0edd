import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * Takes a step in what the address asks for, which Back undoes; or, with `isMore`, goes on with the step before, as
 * who types on does, or only changes how the same is shown, as sorting does: that is undone together with that step.
 * @param next the search that follows the one that the address has
 */
export type SearchStep = (
  next: (now: URLSearchParams) => URLSearchParams,
  isMore?: boolean,
) => void;

export function useSearchParamsUpdate(): SearchStep {
  const [, setSearch] = useSearchParams();
  return useCallback<SearchStep>(
    (next, isMore = false) => {
      // The address itself, not what was last drawn: steps may follow each other faster than they are drawn.
      const now = new URLSearchParams(location.search);
      const then = next(now);
      if (then.toString() !== now.toString()) setSearch(then, { replace: isMore });
    },
    [setSearch],
  );
}
