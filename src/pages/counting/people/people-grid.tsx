import { useMemo, useRef, useState } from "react";
import type { PersonTotals } from "#components/counting/panels/people/people-rows.ts";
import { copiedColumns } from "#components/export/copy-late.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import { lineFigures } from "#figures/of-lines.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { renderCell } from "#table/columns/use-grid-table.ts";
import { DataGrid } from "#table/grid/data-grid.tsx";
import type { RowRendering } from "#table/grid/grid-row.tsx";
import { useGridLayout } from "#table/grid/use-grid-layout.ts";
import { useGridRows } from "#table/rows/use-grid-rows.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { gridColumns } from "./grid-columns.tsx";
import type { PeopleContext } from "./people-context.ts";
import styles from "./people-grid.module.css";
import { isPeopleColumn, type PeopleColumn, peopleTable, visibleColumns } from "./table.tsx";

/** Heights in pixels of a row, one in a low window, a card, and a card with fewer figures per row. */
const heights = { row: 36, lowRow: 30, card: 136, narrowCard: 75 };
/** Height of the sticky header, in pixels. */
const headHeight = 36;

/** All people with lines, in the given order. Only the rows in view exist. */
export function PeopleGrid({
  people,
  context,
  totals,
  sort,
  onSort,
  chosen,
  onToggle,
}: {
  people: readonly PersonTotals[];
  context: PeopleContext;
  /** Of all matching lines. */
  totals: LineTotals;
  sort: readonly Sort<PeopleColumn>[];
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
  /** The ids of the people that the lines are filtered by. */
  chosen: readonly string[];
  onToggle: (person: string) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout();
  const isPhone = useMediaQuery(breakpoints.phone);
  const isPrinting = useIsPrinting();
  const isCards = layout === "cards";
  const isLow = useMediaQuery(breakpoints.low);
  const [row, card] = [isLow ? "lowRow" : "row", isPhone ? "narrowCard" : "card"] as const;
  const height = heights[isCards ? card : row];
  const count = people.length;
  const { indexes, reveal } = useGridRows(scroller, {
    count,
    height,
    headerHeight: isCards ? 0 : headHeight,
    overscan: isPrinting ? count : undefined,
  });
  const visible = useMemo(() => visibleColumns(layout), [layout]);
  const figureOf = useFigures(lineFigures, totals);
  const columns = useMemo(
    () => gridColumns(people, context, figureOf),
    [people, context, figureOf],
  );
  // The current row follows its person when the order changes.
  const [current, setCurrent] = useState<string | null>(null);
  const currentIndex = people.findIndex(({ key }) => key === current);
  const rendering = useMemo(
    (): RowRendering<PersonTotals> => ({
      className: styles.person,
      isTall: isPrinting,
      rowProps: ({ key }, isChosen) => ({ "aria-selected": isChosen, "data-group": key }),
      cell: personCell,
    }),
    [isPrinting],
  );
  return (
    <DataGrid
      name="people"
      label={context.messages.counting.tabs.people}
      className={styles.people}
      scroller={scroller}
      columns={columns}
      visible={visible}
      pinned={1}
      isColumn={isPeopleColumn}
      isCards={isCards}
      sort={sort}
      onSort={onSort}
      count={count}
      height={height}
      rows={indexes.flatMap((index) => {
        const data = people[index];
        return data ? [{ index, data, signature: data }] : [];
      })}
      inView={indexes.length}
      getRowId={getRowId}
      rendering={rendering}
      isMarked={({ value }) => chosen.includes(value)}
      current={currentIndex < 0 ? null : currentIndex}
      onMove={(index) => {
        setCurrent(people[index]?.key ?? null);
        reveal(index);
      }}
      onOpen={({ key, value }) => {
        setCurrent(key);
        onToggle(value);
      }}
      order={JSON.stringify([sort, count])}
      copied={({ from, to }, names, hasTitles) => {
        const copied = people.slice(from, to + 1);
        return copiedColumns(peopleTable, names, copied, { ...context, hasTitles });
      }}
      data-group-by="person"
    />
  );
}

const personCell: RowRendering<PersonTotals>["cell"] = (cell, { layout, isSelected }) => {
  const { id, columnDef } = cell.column;
  const { header, meta } = columnDef;
  return (
    <div
      key={id}
      role="gridcell"
      aria-selected={isSelected || undefined}
      style={layout?.style}
      data-column={meta?.attribute}
      data-kind={meta?.kind}
      data-card={meta?.card}
      data-pinned={layout?.pinned}
      data-label={meta?.kind === "number" ? header : undefined}
      data-cut={layout?.fits === 0 || undefined}
    >
      {renderCell(cell)}
    </div>
  );
};

const getRowId = ({ key }: PersonTotals) => key;
