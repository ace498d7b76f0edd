import { useCallback } from "react";
import { useSearchParamsUpdate } from "#search-params/use-search-params-update.ts";

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
  const step = useSearchParamsUpdate();
  return useCallback(
    (change, isMore = false) =>
      step((now) => (isMore ? movedAddress(now, change) : replayAddress(now, change)), isMore),
    [step],
  );
}
