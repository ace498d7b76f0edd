import { useRef, useState } from "react";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { renderCell, useGridTable } from "#table/columns/use-grid-table.ts";
import styles from "#table/grid/grid.module.css";
import { GridFrame } from "#table/grid/grid-frame.tsx";
import { GridHead } from "#table/grid/grid-head.tsx";
import { isIn } from "#table/keys/cell-range.ts";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import type { Sort } from "#table/sort/sorts.ts";

/** A row of the example. */
interface Shelf {
  readonly id: string;
  readonly stock: number;
}

export const shelves: readonly Shelf[] = ["A-1", "A-2", "A-3"].map((id, stock) => ({ id, stock }));
export const names = ["index", "id", "note", "stock", "cost"] as const;
export type Column = (typeof names)[number];

const textOf = (name: Column, { id, stock }: Shelf) =>
  name === "stock" ? String(stock) : `${name} of ${id}`;

const columns = names.map((name) => ({
  id: name,
  accessorFn: (shelf: Shelf) => textOf(name, shelf),
  header: name,
  size: 240,
  meta: { kind: name === "stock" ? "number" : "text", grow: name === "note" ? 1 : 0 },
  cell: ({ getValue }: { getValue: () => unknown }) =>
    name === "cost" ? <a href="#opened">{String(getValue())}</a> : String(getValue()),
}));

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });
const isColumn = (name: string): name is Column => names.some((one) => one === name);
const getRowId = ({ id }: Shelf) => id;

/** A grid of three shelves, whose cells can be sorted, resized, selected and copied. */
export function ExampleGrid() {
  const [sort, setSort] = useState<readonly Sort<Column>[]>([]);
  const [table, layout] = useGridTable({
    name: "example",
    columns,
    visible: names,
    pinned: 2,
    isCards: false,
    rows: shelves,
    getRowId,
    sort,
    onSort: setSort,
    isColumn,
  });
  const [current, setCurrent] = useState<number | null>(null);
  const [opened, setOpened] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const keys = useGridKeys({
    grid,
    isCards: false,
    size: { row: shelves.length, column: names.length },
    resetKey: "",
    current,
    onMove: setCurrent,
    page: () => 2,
    onOpen: () => setOpened(`row ${current}`),
    focusRow: () => grid.current?.focus({ preventScroll: true }),
    copied: async ({ rows, columns: { from, to }, hasTitles }) => {
      const chosen = names.slice(from, to + 1);
      const cells = shelves
        .slice(rows.from, rows.to + 1)
        .map((shelf) => chosen.map((name) => textOf(name, shelf)));
      const all = hasTitles ? [chosen, ...cells] : cells;
      return { text: all.map((row) => row.join("\t")).join("\n"), html: JSON.stringify(all) };
    },
    format,
    t: en.countingTable.cells,
  });
  return (
    <>
      <output>{opened}</output>
      <GridFrame
        ref={grid}
        keys={keys}
        gridClass={undefined}
        aria-label="Shelves"
        head={<GridHead table={table} columns={layout} />}
        count={shelves.length}
        height={36}
        min={layout.min}
        currentId={undefined}
      >
        {table.getRowModel().rows.map((row, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the focus
          <div
            key={row.id}
            role="row"
            aria-rowindex={index + 2}
            className={styles.row}
            style={{ top: index * 36, height: 36 }}
            onClick={() => setOpened(row.id)}
          >
            {row.getAllCells().map((cell, at) => {
              const column = layout.styles?.get(cell.column.id);
              return (
                <div
                  key={cell.id}
                  role="gridcell"
                  aria-selected={isIn(keys.columnsOf(index), at) || undefined}
                  style={column?.style}
                  data-column={cell.column.id}
                  data-pinned={column?.pinned}
                >
                  {renderCell(cell)}
                </div>
              );
            })}
          </div>
        ))}
      </GridFrame>
    </>
  );
}
