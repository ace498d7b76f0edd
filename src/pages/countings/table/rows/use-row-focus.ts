import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { letterKeys } from "#storage/letter-keys.ts";
import { leavesSearch } from "#table/keys/leaves-search.ts";
import type { GridKeys } from "#table/keys/use-grid-keys.ts";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import { isTypedInto } from "#ui/is-typed-into.ts";

/** The focus among the rows of the tables. */
interface RowFocus {
  /** Around the tables. */
  readonly tables: RefObject<HTMLDivElement | null>;
  /** Moves the focus to the row of an index; one outside the view is rendered first. */
  readonly moveTo: (index: number) => void;
}

/**
 * The focus moves from row to row, through all tables, and follows a counting that moves to another one.
 * @param ids of the rows of the tables, in page order
 * @param focusedId id of the row that has, or will get, the focus
 */
export function useRowFocus(
  ids: readonly string[],
  focusedId: string | null,
  setFocusedId: (id: string | null) => void,
): RowFocus {
  const tables = useRef<HTMLDivElement>(null);
  const requested = useRef<string | null>(null);
  const moveTo = (index: number) => {
    const id = ids[index] ?? null;
    requested.current = id;
    if (id === focusedId) focusRow(tables.current, id);
    else setFocusedId(id);
  };
  const follow = useEffectEvent(({ target }: FocusEvent) => {
    setFocusedId(
      target instanceof Element && tables.current?.contains(target) ? idOfRow(target) : null,
    );
  });
  const leave = useEffectEvent(({ target }: FocusEvent) => {
    // A removed row has lost the focus itself; the blur of a row that still exists was a person's doing.
    queueMicrotask(() => {
      const isThere = target instanceof Element && target.isConnected;
      if (isThere && document.activeElement === document.body) setFocusedId(null);
    });
  });
  useEffect(() => {
    const onFocus = (event: FocusEvent) => follow(event);
    const onBlur = (event: FocusEvent) => leave(event);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("focusout", onBlur);
    };
  }, []);
  useLayoutEffect(() => {
    if (focusedId !== null && focusedId === requested.current) focusRow(tables.current, focusedId);
    requested.current = null;
  }, [focusedId]);
  useLayoutEffect(() => {
    // A counting that finishes moves to the other table; the focus follows it.
    if (focusedId === null || document.activeElement !== document.body) return;
    rowOf(tables.current, focusedId)?.querySelector("a")?.focus({ preventScroll: true });
  });
  return { tables, moveTo };
}

/**
 * The keys of the rows: all while a row has the focus, `j` and `k` anywhere on the page, and Escape in an empty search.
 */
export function useRowKeys(
  { tables, moveTo }: RowFocus,
  keys: GridKeys,
  { ids, hasFocus }: { ids: readonly string[]; hasFocus: boolean },
): void {
  useEventListeners("document", {
    keydown: (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      const isLeaving = leavesSearch(event);
      if (event.defaultPrevented || (isTypedInto(target) && !isLeaving)) return;
      const isInRow = target instanceof Element && target.matches("[data-id] a");
      const isLetter = (key === "j" || key === "k") && !ctrlKey && !metaKey && !altKey;
      const isJump = isLeaving || (isLetter && letterKeys.get());
      if (ids.length === 0 || !(isInRow || isJump)) return;
      if (!hasFocus) moveTo(Math.max(0, firstInView(tables.current, ids)));
      else if (!keys.onKeyDown(event)) return;
      event.preventDefault();
    },
  });
}

function idOfRow(element: Element): string | null {
  return element.closest<HTMLElement>("[data-id]")?.dataset.id ?? null;
}

function rowOf(tables: HTMLElement | null, id: string | null): HTMLElement | null {
  if (id === null) return null;
  return tables?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`) ?? null;
}

function focusRow(tables: HTMLElement | null, id: string | null): void {
  const row = rowOf(tables, id);
  row?.querySelector("a")?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
}

/** Index of the first row fully in the window, below the sticky header. */
function firstInView(tables: HTMLElement | null, ids: readonly string[]): number {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const rows = [...(tables?.querySelectorAll<HTMLElement>("[data-id]") ?? [])];
  const row = rows.find((one) => one.getBoundingClientRect().top >= top);
  return row ? ids.indexOf(row.dataset.id ?? "") : 0;
}
