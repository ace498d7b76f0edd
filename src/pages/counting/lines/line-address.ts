import { useMemo, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { countingSearch } from "#pages/counting/search/search.ts";
import { useSearch } from "#search-params/use-search.ts";

/** Marks an entry of the history that was made by opening a line, so that closing it may go back. */
const openedHere = "line-opened-here";

/** The line that stands open, as the address says, and ways to open another and to close it. */
export interface LineAddress {
  readonly line: number | null;
  /** The address of a line begins with it, and its id follows. */
  readonly prefix: string;
  /** One entry of the history while lines are open, however many were walked through. */
  readonly open: (line: number) => void;
  readonly close: () => void;
}

export function useLineAddress(): LineAddress {
  const [search] = useSearchParams();
  const [{ line }, update] = useSearch(countingSearch);
  const navigate = useNavigate();
  const { state, key } = useLocation();
  const left = useRef<string | null>(null);
  const prefix = useMemo(() => {
    const without = countingSearch.update(search, { line: null }).toString();
    return without === "" ? "?line=" : `?${without}&line=`;
  }, [search]);
  const open = (next: number) => {
    const isOpen = lineInAddress() !== null;
    update({ line: next }, { replace: isOpen, state: isOpen ? state : openedHere });
  };
  const close = () => {
    // Going back takes a moment, and a second time would leave the page.
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

/** The line that the address names now, which may be ahead of what is drawn. */
export function lineInAddress(): number | null {
  return countingSearch.parse(new URLSearchParams(window.location.search)).line;
}
