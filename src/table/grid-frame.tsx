import { type ComponentProps, type KeyboardEvent, type ReactNode, useRef } from "react";
import styles from "./grid.module.css";
import { moveInGrid } from "./move-in-grid.ts";
import { useScrollShield } from "./use-scroll-shield.ts";

type Own = "role" | "tabIndex" | "onKeyDown" | "style" | "aria-rowcount" | "aria-activedescendant";

/**
 * A table with one focus that scrolls by itself: arrows and page keys move through its rows, of which only those in
 * view exist, and Enter does what a press on the row does. The names of its columns stay on top.
 */
export function GridFrame({
  look,
  head,
  count,
  height,
  min,
  current,
  currentId,
  onMove,
  onEnter,
  children,
  ...grid
}: Omit<ComponentProps<"div">, Own | "className"> & {
  /** A class for what is this grid's own. */
  look: string | undefined;
  head: ReactNode;
  /** Rows, those out of view too. */
  count: number;
  /** Of a row, in pixels. */
  height: number;
  /** Pixels that the columns need; `null` where rows are cards. */
  min: number | null;
  /** The place of the row that a person is at, from 0; `null` before any was chosen. */
  current: number | null;
  /** The id of that row's element; `undefined` while there is none. */
  currentId: string | undefined;
  onMove: (index: number) => void;
  onEnter: () => void;
}) {
  const body = useRef<HTMLDivElement>(null);
  useScrollShield(body);
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    if (target !== currentTarget) return;
    if (key === "Enter") {
      onEnter();
      return;
    }
    const page = Math.floor(currentTarget.clientHeight / height) - 1;
    const next = moveInGrid(key, current, count, page);
    if (next === null) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <div className={`${styles.frame} ${look}`} style={{ "--content": `${count * height}px` }}>
      <div
        {...grid}
        className={styles.grid}
        style={min === null ? undefined : { "--least": `${min}px` }}
        role="grid"
        tabIndex={0}
        aria-rowcount={count + 1}
        aria-readonly="true"
        aria-activedescendant={currentId}
        onKeyDown={press}
      >
        {head}
        <div role="rowgroup" ref={body} className={styles.body}>
          {children}
        </div>
      </div>
    </div>
  );
}
