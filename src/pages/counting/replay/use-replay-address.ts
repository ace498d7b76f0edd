import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** Marks an entry of the history that a person made by asking for the replay, and not by coming to the page. */
export const fromLink = "replay-asked-for";

/** The address with another moment, or with other marks; `null` for none. */
export function replayAddress(
  search: URLSearchParams,
  { at, since }: { readonly at?: number | null; readonly since?: string | null },
): URLSearchParams {
  const next = new URLSearchParams(search);
  if (at === null) next.delete("at");
  else if (at !== undefined) next.set("at", new Date(at).toISOString());
  if (since === null) next.delete("since");
  else if (since !== undefined) next.set("since", since);
  return next;
}

/** The address whose moment or marks have moved on; as it is where what moved them was left meanwhile. */
export function movedAddress(
  search: URLSearchParams,
  change: Parameters<typeof replayAddress>[1],
): URLSearchParams {
  return Object.keys(change).every((name) => search.has(name))
    ? replayAddress(search, change)
    : search;
}

/** Goes to another moment or to other marks: as a step that Back undoes, or in place of the last one. */
export function useReplayStep(): (
  change: Parameters<typeof replayAddress>[1],
  isMore?: boolean,
) => void {
  const [, setSearch] = useSearchParams();
  return useCallback(
    (change, isMore = false) => {
      // The address itself, not what was last drawn: steps may follow each other faster than they are drawn.
      const search = new URLSearchParams(location.search);
      const next = isMore ? movedAddress(search, change) : replayAddress(search, change);
      if (next.toString() === search.toString()) return;
      setSearch(next, { replace: isMore });
    },
    [setSearch],
  );
}
