import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * Changes a part of what the address says of a page: a step that Back undoes; or, with `isMore`, one that goes on with
 * the step before or only changes how the same is shown.
 */
export type ChangePart<Part> = (change: Partial<Part>, isMore?: boolean) => void;

/** @param changed the address's search with that change */
export function useChangeSearch<Part>(
  changed: (search: URLSearchParams, change: Partial<Part>) => URLSearchParams,
): ChangePart<Part> {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (change, isMore = false) => {
      // The address itself, not what was last drawn: a search that follows its typing must not undo a sort.
      const now = new URLSearchParams(location.search);
      const next = changed(now, change);
      if (next.toString() !== now.toString()) setSearch(next, { replace: isMore });
    },
    [changed, setSearch],
  );
}
