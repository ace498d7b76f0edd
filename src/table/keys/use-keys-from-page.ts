import { type RefObject, useEffect } from "react";
import { letterKeys } from "#storage/letter-keys.ts";
import { isTypedInto } from "#ui/is-typed-into.ts";

/**
 * `j` and `k` anywhere on the page move in its grid.
 * @param body an element in the grid
 */
export function useKeysFromPage(body: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const redirect = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if ((key !== "j" && key !== "k") || ctrlKey || metaKey || altKey) return;
      if (isTypedInto(target) || !letterKeys.get()) return;
      const grid = body.current?.closest<HTMLElement>("[role=grid]");
      if (!grid || target === grid) return;
      event.preventDefault();
      grid.focus({ preventScroll: true });
      grid.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    };
    document.addEventListener("keydown", redirect);
    return () => document.removeEventListener("keydown", redirect);
  }, [body]);
}
