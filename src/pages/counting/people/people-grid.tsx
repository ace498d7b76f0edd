import { useCallback, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GroupColumn } from "#pages/counting/overview/groups/columns.ts";
import type { GroupRow } from "#pages/counting/overview/groups/csv.ts";
import type { PersonTotals } from "#pages/counting/overview/people/people-rows.ts";
import { GridFrame } from "#table/grid-frame.tsx";
import type { Sort } from "#table/sorts.ts";
import { useGridLayout } from "#table/use-grid-layout.ts";
import { useGridRows } from "#table/use-grid-rows.ts";
import { breakpoints } from "#ui/breakpoints.ts";
import { useIsPrinting } from "#ui/hooks/use-is-printing.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { kindOf, machineName, type PeopleColumn } from "./people-columns.ts";
import styles from "./people-grid.module.css";
import { PeopleHeader } from "./people-header.tsx";
import { PersonRow, type RenderedColumn } from "./people-row.tsx";
import { layoutColumns, lettersOf, visibleColumns } from "./people-widths.ts";

/** Heights in pixels of a row, a card, and a card with fewer figures per row. */
const heights = { row: 36, card: 136, narrowCard: 226 };
/** Height of the sticky header, whose titles take two lines, in pixels. */
const headHeight = 46;
const noColumns = { columnStyles: null, min: null };

/** All people with lines, in the given order. Only the rows in view exist. */
export function PeopleGrid({
  rows,
  figureColumns,
  titles,
  sort,
  onSort,
  chosen,
  onToggle,
}: {
  rows: readonly GroupRow<PersonTotals>[];
  /** The columns with a figure, by name. */
  figureColumns: readonly GroupColumn<PersonTotals>[];
  titles: Readonly<Record<PeopleColumn, string>>;
  sort: readonly Sort<PeopleColumn>[];
  onSort: (sort: readonly Sort<PeopleColumn>[]) => void;
  /** The ids of the people that the lines are filtered by. */
  chosen: readonly string[];
  onToggle: (person: string) => void;
}) {
  const { counting, overview } = useMessages("counting");
  const format = useFormat();
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const layout = useGridLayout();
  const isPhone = useMediaQuery(breakpoints.phone);
  const isPrinting = useIsPrinting();
  const isCards = layout === "cards";
  const height = isCards ? heights[isPhone ? "narrowCard" : "card"] : heights.row;
  const count = rows.length;
  const { indexes: inView, reveal } = useGridRows(
    scroller,
    count,
    height,
    isCards ? 0 : headHeight,
    isPrinting ? count : undefined,
  );
  const visible = useMemo(() => visibleColumns(layout), [layout]);
  const letters = useMemo(
    () =>
      lettersOf(
        rows.map(({ totals }) => totals),
        figureColumns,
      ),
    [rows, figureColumns],
  );
  const { columnStyles, min } = useMemo(
    () => (isCards ? noColumns : layoutColumns(visible, titles, letters)),
    [isCards, visible, titles, letters],
  );
  const columns = useMemo(
    () =>
      visible.map(
        (name, index): RenderedColumn => ({
          name,
          machine: machineName(name),
          kind: kindOf(name),
          label: kindOf(name) === "number" ? titles[name] : undefined,
          style: columnStyles?.[index]?.style,
          figureColumn: figureColumns.find((column) => column.name === name) ?? null,
        }),
      ),
    [visible, columnStyles, figureColumns, titles],
  );
  // The current row follows its person when the order changes.
  const [currentKey, setCurrentKey] = useState<string | null>(null);
  const found = rows.findIndex(({ group }) => group === currentKey);
  const current = found < 0 ? null : found;
  const rowId = (index: number) => `${id}-${index}`;
  const isRendered = current !== null && inView.includes(current);
  const toggle = useRef(onToggle);
  useLayoutEffect(() => {
    toggle.current = onToggle;
  }, [onToggle]);
  // Stable, so that rows do not render again while scrolling.
  const toggleRow = useCallback((person: PersonTotals) => {
    // Keyboard navigation continues from here.
    setCurrentKey(person.key);
    scroller.current?.focus({ preventScroll: true });
    toggle.current(person.value);
  }, []);
  return (
    <GridFrame
      ref={scroller}
      gridClass={styles.people}
      aria-label={counting.tabs.people}
      aria-multiselectable="true"
      data-group-by="person"
      head={
        <PeopleHeader
          columns={visible}
          titles={titles}
          columnStyles={columnStyles}
          sort={sort}
          onSort={onSort}
        />
      }
      count={count}
      height={height}
      min={min}
      current={current}
      currentId={isRendered ? rowId(current) : undefined}
      onMove={(index) => {
        setCurrentKey(rows[index]?.group ?? null);
        reveal(index);
      }}
      onEnter={() => isRendered && onToggle(rows[current]?.totals.value ?? "")}
    >
      {inView.map((index) => {
        const person = rows[index]?.totals;
        return (
          person && (
            <PersonRow
              key={person.key}
              id={rowId(index)}
              columns={columns}
              person={person}
              index={index}
              height={isPrinting ? null : height}
              isCurrent={index === current}
              isChosen={chosen.includes(person.value)}
              countedOf={overview.countedOf(
                format.number(person.counted),
                format.number(person.lines),
              )}
              onPress={toggleRow}
            />
          )
        );
      })}
    </GridFrame>
  );
}
