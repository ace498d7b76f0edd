import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Search } from "./define-search.ts";
import { sharedSearch } from "./shared-search.ts";

export interface UpdateOptions {
  /** Whether to replace the history entry, for example while typing, so that Back undoes both changes. */
  readonly replace?: boolean | undefined;
  /** State of the history entry. */
  readonly state?: unknown;
}

/** Changes search parameters: given values, or a function of the current ones. */
export type UpdateSearch<Values> = (
  changes: Partial<Values> | ((values: Values) => Partial<Values>),
  options?: UpdateOptions,
) => void;

/** The search parameters, and how to change them. */
export function useSearch<Values>(search: Search<Values>): readonly [Values, UpdateSearch<Values>] {
  const [params] = useSearchParams();
  return [useMemo(() => search.parse(params), [search, params]), useSearchUpdate(search)];
}

/** Updates the search parameters; an unchanged address adds no history entry. */
export function useSearchUpdate<Values>(search: Search<Values>): UpdateSearch<Values> {
  const [, setParams] = useSearchParams();
  return useCallback(
    (changes, { replace = false, state } = {}) => {
      // Updates may be faster than rendering.
      const now = new URLSearchParams(location.search);
      const next = search.update(
        now,
        typeof changes === "function" ? changes(search.parse(now)) : changes,
      );
      if (next.toString() !== now.toString()) setParams(next, { replace, state });
    },
    [search, setParams],
  );
}

/** The invalid search parameters: a page's own and those of every page. */
export function useInvalidParams(invalid: Search<unknown>["invalid"]): readonly string[] {
  const [params] = useSearchParams();
  return useMemo(() => [...invalid(params), ...sharedSearch.invalid(params)], [invalid, params]);
}
