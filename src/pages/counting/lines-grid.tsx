import { FlexRender } from "@tanstack/react-table";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import type { ViewedOrder } from "#api/counting-queries.ts";
import type { LineSort } from "#lines/line-query.ts";
import { moveInGrid } from "#table/move-in-grid.ts";
import { useMessages } from "#ui/locale.tsx";
import { useMediaQuery } from "#ui/use-media-query.ts";
import { GridHeader } from "./grid-header.tsx";
import { TodayContext } from "./line-cells.tsx";
import styles from "./lines-grid.module.css";
import { useLineWindow } from "./use-line-window.ts";
import { useLinesTable } from "./use-lines-table.ts";

const rowHeight = 36;
const cardHeight = 74;
/** The names of the columns stay on top and cover that much, with the line under them. */
const headHeight = 34;
const minute = 60_000;

/**
 * The lines of an order. Only the rows in view exist: TanStack Table is the column model over that
 * window, TanStack Virtual places it, and the order itself was made by the line store.
 */
export function LinesGrid({
  id,
  order,
  sort,
  onSort,
  today,
}: {
  id: string;
  order: ViewedOrder;
  sort: readonly LineSort[];
  onSort: (sort: readonly LineSort[]) => void;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  today: number;
}) {
  const words = useMessages().lines;
  const labels: Readonly<Record<string, string>> = words.cardLabels;
  const gridId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const isCards = useMediaQuery("(max-width: 899px)");
  const height = isCards ? cardHeight : rowHeight;
  const covered = isCards ? 0 : headHeight;
  const count = order.rows.length;
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: covered,
    scrollPaddingStart: covered,
  });
  // What was measured for rows of one height says nothing of the other's places.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height alone decides
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, height]);
  const items = virtualizer.getVirtualItems();
  const lines = useLineWindow(id, order, items[0]?.index ?? 0, items.at(-1)?.index ?? 0);
  const table = useLinesTable(lines, sort, onSort);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen === null ? null : Math.min(chosen, count - 1);
  const isCurrentDrawn = lines.some(({ place }) => place === current);
  const move = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const page = Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1;
    const next = moveInGrid(event.key, current, count, page);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    virtualizer.scrollToIndex(next);
  };
  return (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={styles.grid}
        role="grid"
        tabIndex={0}
        aria-label={words.name}
        aria-rowcount={count + 1}
        aria-readonly="true"
        aria-activedescendant={isCurrentDrawn ? `${gridId}-${current}` : undefined}
        onKeyDown={move}
      >
        <GridHeader table={table} isCards={isCards} />
        <TodayContext value={Math.floor(today / minute) * minute}>
          <div role="rowgroup" className={styles.body} style={{ height: count * height }}>
            {table.getRowModel().rows.map((row) => {
              const { place } = row.original;
              return (
                <div
                  key={row.id}
                  id={`${gridId}-${place}`}
                  role="row"
                  aria-rowindex={place + 2}
                  className={styles.row}
                  data-current={place === current || undefined}
                  style={{ transform: `translateY(${place * height}px)`, height }}
                >
                  {row.getAllCells().map((cell) => (
                    <div
                      key={cell.id}
                      role="gridcell"
                      data-column={cell.column.id}
                      data-label={isCards ? labels[cell.column.id] : undefined}
                    >
                      <FlexRender cell={cell} />
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        </TodayContext>
      </div>
    </div>
  );
}
