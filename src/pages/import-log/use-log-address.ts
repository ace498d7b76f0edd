import { useMemo } from "react";
import { useLocation, useNavigate } from "react-router";
import type { LineRange } from "#import-log/log-text.ts";
import { lineLink, parseLineLink } from "./line-link.ts";
import { type LogSearch, logSearch } from "./search.ts";

/** What of a log its address shows, and how to change it. */
export interface LogAddress extends LogSearch {
  /** The lines that are linked to. */
  readonly range: LineRange | null;
  /** Changes the address in place, so that Back leads out of the log. */
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
        // The address as it is by now: a search may follow the typing after a line was chosen.
        const now = new URLSearchParams(window.location.search);
        const lines = range === undefined ? window.location.hash : lineLink(range);
        void navigate({ search: `${logSearch.update(now, next)}`, hash: lines }, { replace: true });
      },
    }),
    [search, hash, navigate],
  );
}
