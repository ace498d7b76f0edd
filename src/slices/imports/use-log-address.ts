import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import { lineLink, parseLineLink } from "./line-link.ts";
import type { LineRange } from "./log/log-text.ts";
import { type LogSearch, logSearch } from "./search.ts";

/** The part of a log that the address selects, and how to change it. */
export interface LogAddress extends LogSearch {
  /** The linked lines. */
  readonly range: LineRange | null;
  /** Replaces the current history entry, so that Back leaves the log. */
  readonly change: (next: Partial<LogSearch & { readonly range: LineRange | null }>) => void;
}

export function useLogAddress(): LogAddress {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...logSearch.parse(new URLSearchParams(search)),
      range: parseLineLink(hash),
      change: ({ range, ...next }) => {
        // The current address: a debounced search may follow a selected line.
        const now = new URLSearchParams(window.location.search);
        const lines = range === undefined ? window.location.hash : lineLink(range);
        void navigate({ search: `${logSearch.update(now, next)}`, hash: lines }, { replace: true });
      },
    }),
    [search, hash, navigate],
  );
}
