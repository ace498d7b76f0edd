import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useRef,
} from "react";
import styles from "./grid.module.css";
import { moveInGrid } from "./move-in-grid.ts";
import type { GridSelection } from "./use-grid-selection.ts";
import { useKeysFromPage } from "./use-keys-from-page.ts";
import { useScrollShield } from "./use-scroll-shield.ts";

type Own = "role" | "tabIndex" | "onKeyDown" | "style" | "aria-rowcount" | "aria-activedescendant";

/**
 * A scrolling table that is one tab stop: arrow and page keys, `j` and `k` move through its rows, of which only those in
 * view exist, and Enter acts like a click on the row. Cells can be selected and copied. Column headers stay on top.
 */
export function GridFrame({
  gridClass,
  head,
  count,
  height,
  min,
  current,
  currentId,
  selection,
  onMove,
  onEnter,
  children,
  ...grid
}: Omit<ComponentProps<"div">, Own | "className"> & {
  /** Class for the styles of this grid. */
  gridClass: string | undefined;
  head: ReactNode;
  /** Number of rows, including those out of view. */
  count: number;
  /** Row height in pixels. */
  height: number;
  /** Minimum width of the columns in pixels; `null` when rows are cards. */
  min: number | null;
  /** Index of the current row, from 0; `null` before one was chosen. */
  current: number | null;
  /** Id of that row's element; `undefined` when it does not exist. */
  currentId: string | undefined;
  selection: GridSelection;
  onMove: (index: number) => void;
  onEnter: () => void;
}) {
  const body = useRef<HTMLDivElement>(null);
  useScrollShield(body);
  useKeysFromPage(body);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget) return;
    // These letters belong to the browser there.
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    if (selection.onKeyDown(event)) {
      event.preventDefault();
      return;
    }
    if (key === "Enter") {
      onEnter();
      return;
    }
    const page = Math.floor(currentTarget.clientHeight / height) - 1;
    const next = moveInGrid(key, { current, count, page });
    if (next === null || (isShortcut && key.length === 1)) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div className={`${styles.frame} ${gridClass}`} style={{ "--content": `${count * height}px` }}>
      <div
        {...grid}
        className={styles.grid}
        style={min === null ? undefined : { "--min-width": `${min}px` }}
        role="grid"
        tabIndex={0}
        aria-rowcount={count + 1}
        aria-readonly="true"
        aria-activedescendant={currentId}
        onKeyDown={press}
        onScroll={markScrolled}
        onMouseDown={selection.onMouseDown}
      >
        {head}
        <div role="rowgroup" ref={body} className={styles.body}>
          {children}
        </div>
      </div>
      <p aria-live="polite" className={styles.selection}>
        {selection.announcement}
      </p>
    </div>
  );
}

/** Only then pinned columns are sticky, which costs time in every row. */
function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
}
