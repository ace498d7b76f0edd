import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { isTypedInto } from "#ui/is-typed-into.ts";
import { rowStep } from "./row-step.ts";
import type { ListRow } from "./table-model.ts";

/**
 * `j` and `k` move the focus from row to row, through all tables; so do the arrows while a row has the focus. A
 * row outside the view is rendered first, then focused.
 * @param lists rows of the tables, in page order
 * @param focusedId id of the row that has, or will get, the focus
 */
export function useRowKeys(
  lists: readonly (readonly ListRow[])[],
  focusedId: string | null,
  setFocusedId: (id: string | null) => void,
): RefObject<HTMLDivElement | null> {
  const tables = useRef<HTMLDivElement>(null);
  const requested = useRef<string | null>(null);
  const move = useEffectEvent((event: KeyboardEvent) => {
    const step = isTypedInto(event.target) ? null : rowStep(event, focusedId !== null);
    const ids = step && lists.flatMap((list) => list.map(({ counting }) => counting.id));
    if (!ids || ids.length === 0) return;
    event.preventDefault();
    const from = focusedId === null ? -1 : ids.indexOf(focusedId);
    const to = from < 0 ? firstInView(tables.current, ids) : from + step;
    const id = ids[Math.max(0, Math.min(ids.length - 1, to))] ?? null;
    requested.current = id;
    if (id === focusedId) focusRow(tables.current, id);
    else setFocusedId(id);
  });
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
    const onKeyDown = (event: KeyboardEvent) => move(event);
    const onFocus = (event: FocusEvent) => follow(event);
    const onBlur = (event: FocusEvent) => leave(event);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("focusout", onBlur);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
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
  return tables;
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
