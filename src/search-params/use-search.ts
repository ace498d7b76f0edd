import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router";
import type { Search } from "./define-search.ts";

export interface UpdateOptions {
  /** Whether the change belongs to the one before, such as further typing, so that Back undoes both. */
  readonly replace?: boolean | undefined;
  /** What the entry of the history remembers. */
  readonly state?: unknown;
}

/** Changes values of the address, given or computed from those that it has by then. */
export type UpdateSearch<Values> = (
  changes: Partial<Values> | ((values: Values) => Partial<Values>),
  options?: UpdateOptions,
) => void;

/** What the address asks for, and how to change it. */
export function useSearch<Values>(search: Search<Values>): readonly [Values, UpdateSearch<Values>] {
  const [params] = useSearchParams();
  return [useMemo(() => search.parse(params), [search, params]), useSearchUpdate(search)];
}

/** Changes the address; one that stays the same is no new entry of the history. */
export function useSearchUpdate<Values>(search: Search<Values>): UpdateSearch<Values> {
  const [, setParams] = useSearchParams();
  return useCallback(
    (changes, { replace = false, state } = {}) => {
      // Updates may follow each other faster than the page renders them.
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

/** What of the address is invalid. */
export function useInvalidParams(invalid: Search<unknown>["invalid"]): readonly string[] {
  const [params] = useSearchParams();
  return useMemo(() => invalid(params), [invalid, params]);
}
