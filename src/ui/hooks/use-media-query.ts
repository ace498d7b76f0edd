import { useSyncExternalStore } from "react";

interface Query {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

/** One list per query, however many components use it. */
const known = new Map<string, Query>();

function queryOf(text: string): Query {
  const query = known.get(text) ?? createQuery(globalThis.matchMedia?.(text));
  known.set(text, query);
  return query;
}

/** @param list missing in some embedded browsers: nothing matches then */
function createQuery(list: MediaQueryList | undefined): Query {
  return {
    subscribe: (onChange) => {
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    matches: () => list?.matches === true,
  };
}

/** Whether a media query matches, updated on change. */
export function useMediaQuery(text: string): boolean {
  const { subscribe, matches } = queryOf(text);
  return useSyncExternalStore(subscribe, matches);
}
