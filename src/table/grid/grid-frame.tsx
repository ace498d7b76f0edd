import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useRef,
} from "react";
import { SelectionNote } from "#table/keys/selection-note.tsx";
import type { GridKeys } from "#table/keys/use-grid-keys.ts";
import { useKeysFromPage } from "#table/keys/use-keys-from-page.ts";
import { useScrollShield } from "#table/rows/use-scroll-shield.ts";
import styles from "./grid.module.css";

type Own = "role" | "tabIndex" | "onKeyDown" | "style" | "aria-rowcount" | "aria-activedescendant";

/**
 * A scrolling table that is one tab stop, with the keys of every grid; `j` and `k` reach it from anywhere on the page. Of
 * its rows only those in view exist. Column headers stay on top.
 */
export function GridFrame({
  gridClass,
  head,
  count,
  height,
  min,
  currentId,
  keys,
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
  /** Id of the current row's element; `undefined` when it does not exist. */
  currentId: string | undefined;
  keys: GridKeys;
}) {
  const body = useRef<HTMLDivElement>(null);
  useScrollShield(body);
  useKeysFromPage(body);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event;
    if (target === currentTarget && keys.onKeyDown(event)) event.preventDefault();
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
        onMouseDown={keys.onMouseDown}
      >
        {head}
        <div role="rowgroup" ref={body} className={styles.body}>
          {children}
        </div>
      </div>
      <SelectionNote keys={keys} />
    </div>
  );
}

/** Only then pinned columns are sticky, which costs time in every row. */
function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  currentTarget.toggleAttribute("data-scrolled", currentTarget.scrollLeft > 0);
}
