import {
  type KeyboardEvent,
  type RefObject,
  type UIEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { type GridTableOptions, useGridTable } from "#table/columns/use-grid-table.ts";
import type { IndexRange } from "#table/keys/cell-range.ts";
import { SelectionNote } from "#table/keys/selection-note.tsx";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import { useKeysFromPage } from "#table/keys/use-keys-from-page.ts";
import { useScrollShield } from "#table/rows/use-scroll-shield.ts";
import type { CopiedTable } from "#ui/copy/clipboard.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./grid.module.css";
import { GridHead } from "./grid-head.tsx";
import { type GridEntry, GridRow, type RowFrame, type RowRendering } from "./grid-row.tsx";

interface DataGridProps<Data extends object, Column extends string>
  extends GridTableOptions<Data, Column> {
  readonly label: string;
  /** For the styles of this grid. */
  readonly className: string | undefined;
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** Number of rows, including those out of view. */
  readonly count: number;
  /** Row height in pixels. */
  readonly height: number;
  /** The rows in view that have loaded, and how many are in view. */
  readonly rows: readonly GridEntry<Data>[];
  readonly inView: number;
  readonly rendering: RowRendering<Data>;
  readonly isMarked: (data: Data) => boolean;
  /** Index of the current row. */
  readonly current: number | null;
  readonly onMove: (index: number) => void;
  /** After a click on a row, and by Enter in the current one. */
  readonly onOpen: (data: Data) => void;
  /** What is in which row: another order ends the selection of cells. */
  readonly order: string;
  readonly copied: (
    rows: IndexRange,
    columns: readonly Column[],
    hasTitles: boolean,
  ) => Promise<CopiedTable>;
  /** What the rows are groups by. */
  readonly "data-group-by"?: string;
}

/**
 * A scrolling table that is one tab stop, with the keys of every grid; `j` and `k` reach it from anywhere on the page. Of
 * its rows only those in view exist. Column headers stay on top.
 */
export function DataGrid<Data extends object, Column extends string>(
  props: DataGridProps<Data, Column>,
) {
  const { scroller, visible, isCards, count, height, rows, inView, rendering, current } = props;
  const { cells } = useMessages("common").countingTable;
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  useScrollShield(body);
  useKeysFromPage(body);
  const data = useMemo(() => rows.map((row) => row.data), [rows]);
  const [table, columns] = useGridTable(data, props);
  // A row that leaves the view is reused for one that enters it, which is cheaper than a new element.
  const [pool, setPool] = useState(inView);
  if (inView > pool) setPool(inView);
  const focusGrid = () => scroller.current?.focus({ preventScroll: true });
  const currentId = `${id}-${current}`;
  const currentRow = rows.find(({ index }) => index === current);
  const keys = useGridKeys({
    grid: scroller,
    isCards,
    size: { row: count, column: visible.length },
    resetKey: JSON.stringify([props.order, visible]),
    current,
    page: () => Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1,
    onMove: props.onMove,
    onOpen: () => currentRow && props.onOpen(currentRow.data),
    focusRow: focusGrid,
    copied: ({ rows, columns: { from, to }, hasTitles }) =>
      props.copied(rows, visible.slice(from, to + 1), hasTitles),
    format: useFormat(),
    t: cells,
  });
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event;
    if (target === currentTarget && keys.onKeyDown(event)) event.preventDefault();
  };
  const open = useRef(props.onOpen);
  useLayoutEffect(() => {
    open.current = props.onOpen;
  }, [props.onOpen]);
  // Stable, so that rows do not render again because of it.
  const click = useCallback(
    (data: Data) => {
      // Keyboard navigation continues from here.
      scroller.current?.focus({ preventScroll: true });
      open.current(data);
    },
    [scroller],
  );
  const frame = useMemo(
    (): RowFrame<Data> => ({ columns, rendering, height, onClick: click }),
    [columns, rendering, height, click],
  );
  return (
    <div
      className={`${styles.frame} ${props.className}`}
      style={{ "--content": `${count * height}px` }}
    >
      <div
        ref={scroller}
        className={styles.grid}
        style={columns.min === null ? undefined : { "--min-width": `${columns.min}px` }}
        role="grid"
        tabIndex={0}
        aria-label={props.label}
        aria-multiselectable="true"
        aria-rowcount={count + 1}
        aria-readonly="true"
        aria-activedescendant={currentRow && currentId}
        data-group-by={props["data-group-by"]}
        onKeyDown={press}
        onScroll={markScrolled}
        onMouseDown={keys.onMouseDown}
      >
        <GridHead table={table} columns={columns} />
        <div role="rowgroup" ref={body} className={styles.body}>
          {table.getRowModel().rows.map((row, at) => {
            const entry = rows[at];
            return (
              entry && (
                <GridRow
                  key={entry.index % Math.max(1, pool)}
                  frame={frame}
                  row={row}
                  entry={entry}
                  currentId={entry.index === current ? currentId : undefined}
                  isMarked={props.isMarked(entry.data)}
                  selected={keys.columnsOf(entry.index)}
                />
              )
            );
          })}
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
