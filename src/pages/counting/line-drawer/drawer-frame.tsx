import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useEventListeners } from "#ui/hooks/use-event-listeners.ts";
import styles from "./line-drawer.module.css";
import type { LineNeighbours } from "./line-neighbours.ts";

/** Esc closes these before the drawer: an open popover or dialog, or a list of the focused field. */
const closesFirst =
  ':popover-open:not([data-hint]), dialog:modal, [role="combobox"][aria-expanded="true"]:focus';

function hasOtherToClose(drawer: Element | null): boolean {
  return [...document.querySelectorAll(closesFirst)].some((one) => one !== drawer);
}

/**
 * The drawer: beside the page, which stays usable, or over it where space is short. It has the focus; arrow keys move
 * to the neighbouring lines, Esc closes it.
 */
export function LineDrawerFrame({
  isOver,
  name,
  line,
  neighbours,
  onClose,
  children,
}: {
  isOver: boolean;
  name: string;
  line: number;
  neighbours: LineNeighbours;
  onClose: () => void;
  children: ReactNode;
}) {
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOver) drawer.current?.showModal();
    else drawer.current?.show();
    // Focuses the drawer, not its first button: arrow keys apply to the whole drawer.
    drawer.current?.focus();
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line was opened from the page
  useEffect(() => {
    if (!drawer.current?.contains(document.activeElement)) drawer.current?.focus();
  }, [line]);
  const leave = (event: WindowEventMap["keydown"]) => {
    if (event.key !== "Escape" || event.isComposing || hasOtherToClose(drawer.current)) return;
    // Before other handlers of the page, such as a search field that Esc would clear.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  useEventListeners("document", { keydown: leave }, { capture: true });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    neighbours.go(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <dialog
      ref={drawer}
      className={styles.drawer}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
      onClose={onClose}
      onCancel={(event) => {
        // The address closes it.
        event.preventDefault();
        onClose();
      }}
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
