import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { countingSearch } from "#components/counting/search/search.ts";
import { useSearch } from "#search-params/use-search.ts";

/** Marks a history entry made by opening a line, so that closing it goes back. */
const openedHere = "line-opened-here";

/** The open line in the address, with functions to open and close lines. */
export interface LineAddress {
  readonly line: number | null;
  /** Address of a line without its id. */
  readonly prefix: string;
  /** Opens a line. All lines opened in a row share one history entry. */
  readonly open: (line: number) => void;
  readonly close: () => void;
}

export function useLineAddress(): LineAddress {
  const [params] = useSearchParams();
  const [{ line }, update] = useSearch(countingSearch);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const left = useRef<string | null>(null);
  const prefix = useMemo(() => {
    const without = countingSearch.update(params, { line: null }).toString();
    return without === "" ? "?line=" : `?${without}&line=`;
  }, [params]);
  const open = (next: number) => {
    const isOpen = lineInAddress() !== null;
    update({ line: next }, { replace: isOpen, state: isOpen ? state : openedHere });
  };
  const close = () => {
    // Going back is asynchronous; a second call would leave the page.
    if (left.current === key) return;
    left.current = key;
    if (state === openedHere) {
      void navigate(-1);
      return;
    }
    update({ line: null }, { replace: true });
  };
  return { line, prefix, open, close };
}

/** The line in the address, which may be ahead of the last render. */
export function lineInAddress(): number | null {
  return countingSearch.parse(new URLSearchParams(window.location.search)).line;
}
