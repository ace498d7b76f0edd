import {
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./line-drawer.module.css";
import type { LineWalk } from "./neighbours.ts";

/** What Esc closes before the drawer: it lies over it, or belongs to the field that has the focus. */
const nearer =
  ':popover-open:not([role="tooltip"]), dialog:modal, [role="combobox"][aria-expanded="true"]:focus';

function isSomethingNearer(drawer: Element | null): boolean {
  return [...document.querySelectorAll(nearer)].some((one) => one !== drawer);
}

/**
 * The drawer itself: beside the page, which stays in use, or over it, where there is no room beside it. Has the
 * focus while it is walked; the arrows walk, Esc closes.
 */
export function LineDrawerFrame({
  isOver,
  name,
  line,
  walk,
  onClose,
  children,
}: {
  isOver: boolean;
  name: string;
  line: number;
  walk: LineWalk;
  onClose: () => void;
  children: ReactNode;
}) {
  const drawer = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (isOver) drawer.current?.showModal();
    else drawer.current?.show();
    // Rather than the first button in it, since the arrows are for the whole.
    drawer.current?.focus();
  }, [isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line was opened from the page
  useEffect(() => {
    if (!drawer.current?.contains(document.activeElement)) drawer.current?.focus();
  }, [line]);
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing || isSomethingNearer(drawer.current)) return;
    // Before anything else on the page hears of it, such as a search that it would clear.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => leave(event);
    document.addEventListener("keydown", onKey, { capture: true });
    return () => document.removeEventListener("keydown", onKey, { capture: true });
  }, []);
  const press = (event: KeyPress) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    walk.go(event.key === "ArrowUp" ? -1 : 1);
  };
  return (
    <dialog
      ref={drawer}
      className={styles.drawer}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={press}
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
