import { type RefObject, useEffect } from "react";
import { letterKeys } from "#storage/letter-keys.ts";
import { isTypedInto } from "#ui/is-typed-into.ts";
import { leavesSearch } from "./leaves-search.ts";

/**
 * `j` and `k` anywhere on the page move in its grid, and Escape in an empty search leads to it.
 * @param body an element in the grid
 */
export function useKeysFromPage(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const redirect = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isLeaving = leavesSearch(event);
      const isLetter = (key === "j" || key === "k") && !ctrlKey && !metaKey && !altKey;
      if (!isLeaving && !(isLetter && !isTypedInto(target) && letterKeys.get())) return;
      const grid = body.current?.closest<HTMLElement>("[role=grid]");
      if (!grid || target === grid) return;
      event.preventDefault();
      grid.focus({ preventScroll: true });
      if (isLetter) grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    };
    document.addEventListener("keydown", redirect);
    return () => document.removeEventListener("keydown", redirect);
  }, [body]);
}
