import type { Cell } from "@tanstack/react-table";
import { useRef, useState } from "react";
import type { GridFeatures } from "#table/columns/grid-features.ts";
import { renderCell } from "#table/columns/use-grid-table.ts";
import { DataGrid } from "#table/grid/data-grid.tsx";
import type { CellState } from "#table/grid/grid-row.tsx";
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

const entries = shelves.map((data, index) => ({ index, data, signature: data }));
const isColumn = (name: string): name is Column => names.some((one) => one === name);
const getRowId = ({ id }: Shelf) => id;

const rendering = {
  className: undefined,
  cell: (cell: Cell<GridFeatures, Shelf>, { layout, isSelected }: CellState) => (
    <div
      key={cell.id}
      role="gridcell"
      aria-selected={isSelected || undefined}
      style={layout?.style}
      data-column={cell.column.id}
      data-pinned={layout?.pinned}
    >
      {renderCell(cell)}
    </div>
  ),
};

/** A grid of three shelves, whose cells can be sorted, resized, selected and copied. */
export function ExampleGrid() {
  const [sort, setSort] = useState<readonly Sort<Column>[]>([]);
  const [current, setCurrent] = useState<number | null>(null);
  const [opened, setOpened] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  return (
    <>
      <output>{opened}</output>
      <DataGrid
        name="example"
        label="Shelves"
        className={undefined}
        scroller={scroller}
        columns={columns}
        visible={names}
        pinned={2}
        isColumn={isColumn}
        isCards={false}
        sort={sort}
        onSort={setSort}
        count={shelves.length}
        height={36}
        rows={entries}
        inView={shelves.length}
        getRowId={getRowId}
        rendering={rendering}
        isMarked={() => false}
        current={current}
        onMove={setCurrent}
        onOpen={(shelf) => setOpened(`row ${shelves.indexOf(shelf)}`)}
        order=""
        copied={async ({ from, to }, chosen, hasTitles) => {
          const cells = shelves
            .slice(from, to + 1)
            .map((shelf) => chosen.map((name) => textOf(name, shelf)));
          const all = hasTitles ? [chosen, ...cells] : cells;
          return { text: all.map((row) => row.join("\t")).join("\n"), html: JSON.stringify(all) };
        }}
      />
    </>
  );
}
