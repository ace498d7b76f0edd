import { type ReactNode, useRef, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { ColumnWidth } from "#table/columns/column-width.tsx";
import { renderCell, useGridTable } from "#table/columns/use-grid-table.ts";
import { isIn } from "#table/keys/cell-range.ts";
import { useGridKeys } from "#table/keys/use-grid-keys.ts";
import type { Sort } from "#table/sort/sorts.ts";
import { renderInPage } from "#testing/render.tsx";
import styles from "./grid.module.css";
import { GridFrame } from "./grid-frame.tsx";
import { GridHead } from "./grid-head.tsx";

interface Shelf {
  readonly id: string;
  readonly stock: number;
}

const shelves: readonly Shelf[] = ["A-1", "A-2", "A-3"].map((id, stock) => ({ id, stock }));
const names = ["index", "id", "note", "stock", "cost"] as const;
type Column = (typeof names)[number];

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

function Example() {
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

function Late({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    children
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Columns
    </button>
  );
}

const boxOf = (selector: string) => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element.getBoundingClientRect();
};
const headOf = (column: Column) => boxOf(`[role="columnheader"][data-column="${column}"]`);
const cellOf = (column: Column) => boxOf(`[role="gridcell"][data-column="${column}"]`);

/** The border of a column, for the mouse alone. */
function handleOf(column: Column): Element {
  const handle = document.querySelector(`[data-name="${column}"] > [aria-hidden]:last-child`);
  if (!handle) throw new Error(`${column} has no border`);
  return handle;
}

/** Drags the border of a column, as a mouse does. */
function drag(handle: Element, by: number) {
  const { right, top } = handle.getBoundingClientRect();
  const at = (clientX: number) => ({ bubbles: true, button: 0, clientX, clientY: top + 5 });
  handle.dispatchEvent(new PointerEvent("pointerdown", at(right)));
  document.dispatchEvent(new PointerEvent("pointermove", at(right + by / 2)));
  document.dispatchEvent(new PointerEvent("pointermove", at(right + by)));
  document.dispatchEvent(new PointerEvent("pointerup", at(right + by)));
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1400, 600);
});

test("a column follows its border, cells with it, and has that width on the next visit", async () => {
  const screen = await renderInPage(<Example />);
  const before = headOf("stock");
  drag(handleOf("stock"), 60);
  await expect.poll(() => headOf("stock").width).toBe(300);
  expect(headOf("stock").left).toBe(before.left);
  expect(cellOf("stock").width).toBe(300);
  await screen.unmount();
  await renderInPage(<Example />);
  await expect.poll(() => headOf("stock").width).toBe(300);
});

test("its slider has the width of a growing column, and changes it by keys", async () => {
  const screen = await renderInPage(
    <>
      <Example />
      <Late>
        <ColumnWidth grid="example" column="note" title="note" />
      </Late>
    </>,
  );
  const width = Math.round(headOf("note").width);
  expect(width).toBeGreaterThan(240);
  await screen.getByRole("button", { name: "Columns" }).click();
  const slider = screen.getByRole("slider", { name: "Width of note" });
  await expect.element(slider).toHaveAttribute("aria-valuetext", `${width} pixels`);
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(() => headOf("note").width).toBeLessThan(width);
  await expect.poll(() => headOf("note").width).toBeGreaterThan(width - 16);
});

test("a double click resets a column, and neither sorts it nor keeps the widths of others", async () => {
  await renderInPage(<Example />);
  const before = headOf("note").width;
  await userEvent.dblClick(handleOf("cost"));
  expect(headOf("note").width).toBe(before);
  expect(document.querySelector('[aria-sort="ascending"]')).toBeNull();
  expect(localStorage.getItem("countboard:column-widths") ?? "{}").not.toContain("note");
});

test("the first columns stay in view when the grid is scrolled sideways", async () => {
  await page.viewport(920, 600);
  const screen = await renderInPage(<Example />);
  const grid = screen.getByRole("grid").element();
  const { left } = grid.getBoundingClientRect();
  grid.scrollLeft = 250;
  await expect.poll(() => headOf("note").left).toBe(left + 480 - 250);
  await expect.poll(() => cellOf("id").left).toBe(left + 240);
  expect(headOf("id").left).toBe(left + 240);
  expect(cellOf("index").left).toBe(left);
});

test("a click on a header's name sorts, but not one on its border", async () => {
  const screen = await renderInPage(<Example />);
  const header = screen.getByRole("columnheader", { name: "stock", exact: true });
  await header.getByRole("button").click();
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
});

const selectedTexts = () =>
  [...document.querySelectorAll('[role="gridcell"][aria-selected="true"]')].map(
    ({ textContent }) => textContent,
  );

/** The texts that the clipboard gets, by the form `text/plain`. */
function watchClipboard() {
  const copied: string[] = [];
  const write = async ([item]: ClipboardItem[]) => {
    const [text, html] = await Promise.all(
      ["text/plain", "text/html"].map(async (type) => (await item?.getType(type))?.text()),
    );
    expect(html).toMatch(/^\[\[/);
    copied.push(text ?? "");
  };
  Object.defineProperty(navigator, "clipboard", { value: { write }, configurable: true });
  return copied;
}

/** Presses on one cell and releases on another, as a mouse does. */
function dragCells(from: Element, to: Element) {
  from.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  to.dispatchEvent(new MouseEvent("mouseover", { bubbles: true, buttons: 1 }));
  to.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));
  to.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

test("a drag over cells selects them, opens no row, and Ctrl+C copies them", async () => {
  const copied = watchClipboard();
  const screen = await renderInPage(<Example />);
  const cell = (name: string) => screen.getByRole("gridcell", { name, exact: true }).element();
  dragCells(cell("1"), cell("note of A-1"));
  await expect.poll(selectedTexts).toEqual(["note of A-1", "0", "note of A-2", "1"]);
  await expect.element(screen.getByText("4 cells selected")).toBeVisible();
  expect(screen.getByRole("status").element().textContent).toBe("");
  await userEvent.keyboard("{Control>}c{/Control}");
  await expect.element(screen.getByText("4 cells copied")).toBeVisible();
  expect(copied).toEqual(["note of A-1\t0\nnote of A-2\t1"]);
  await userEvent.keyboard("{Control>}{Shift>}c{/Shift}{/Control}");
  await expect.poll(() => copied[1]).toBe("note\tstock\nnote of A-1\t0\nnote of A-2\t1");
});

test("Shift and the arrow keys select cells, and arrow keys alone move the row", async () => {
  const screen = await renderInPage(<Example />);
  (screen.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{Shift>}{ArrowRight}{/Shift}{ArrowRight}");
  await expect.poll(selectedTexts).toEqual(["id of A-1"]);
  await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowDown}{/Shift}");
  await expect
    .poll(selectedTexts)
    .toEqual(["id of A-1", "note of A-1", "id of A-2", "note of A-2"]);
  await userEvent.keyboard("{Control>}{ArrowLeft}{/Control}");
  expect(selectedTexts()).toHaveLength(4);
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(selectedTexts).toEqual([]);
});

test("Ctrl+C copies the current row, announces it until the next key, and leaves selected text alone", async () => {
  const copied = watchClipboard();
  const screen = await renderInPage(<Example />);
  (screen.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Control>}c{/Control}");
  await expect.element(screen.getByText("5 cells copied")).toBeVisible();
  expect(copied).toEqual(["index of A-2\tid of A-2\tnote of A-2\t1\tcost of A-2"]);
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(screen.getByText("5 cells copied")).not.toBeInTheDocument();
  const cell = screen.getByRole("gridcell", { name: "note of A-1" }).element();
  getSelection()?.selectAllChildren(cell);
  await userEvent.keyboard("{Control>}c{/Control}");
  expect(copied).toHaveLength(1);
});

test("Space selects the row, Ctrl+A everything, Escape nothing, and Enter opens", async () => {
  const screen = await renderInPage(<Example />);
  (screen.getByRole("grid").element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown} ");
  await expect.poll(selectedTexts).toHaveLength(names.length);
  await userEvent.keyboard("{Control>}a{/Control}");
  await expect.poll(selectedTexts).toHaveLength(names.length * shelves.length);
  await userEvent.keyboard("{Escape}{Enter}");
  await expect.poll(selectedTexts).toEqual([]);
  await expect.element(screen.getByText("row 0", { exact: true })).toBeVisible();
});

test("Shift and a click extend the selection, on a link too, and open nothing", async () => {
  const screen = await renderInPage(<Example />);
  await screen.getByRole("gridcell", { name: "0", exact: true }).click({ modifiers: ["Shift"] });
  await expect.poll(selectedTexts).toEqual(["0"]);
  let isFollowed = false;
  const follow = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", follow, { once: true });
  await screen.getByRole("link", { name: "cost of A-2" }).click({ modifiers: ["Shift"] });
  removeEventListener("click", follow);
  await expect.poll(selectedTexts).toEqual(["0", "cost of A-1", "1", "cost of A-2"]);
  expect(isFollowed).toBe(false);
});

test("a click within one cell selects no cell", async () => {
  const screen = await renderInPage(<Example />);
  const cell = screen.getByRole("gridcell", { name: "note of A-1" }).element();
  dragCells(cell, cell);
  await expect.element(screen.getByRole("status")).toHaveTextContent("A-1");
  expect(selectedTexts()).toEqual([]);
});

test("a press without a release event selects nothing later", async () => {
  const screen = await renderInPage(<Example />);
  const cell = (name: string) => screen.getByRole("gridcell", { name, exact: true }).element();
  cell("note of A-1").dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  cell("1").dispatchEvent(new MouseEvent("mouseover", { bubbles: true, buttons: 0 }));
  cell("2").dispatchEvent(new MouseEvent("mouseover", { bubbles: true, buttons: 1 }));
  // The key does nothing; it waits until everything before it is rendered.
  await userEvent.keyboard("a");
  expect(selectedTexts()).toEqual([]);
});

test("a resize handle that is removed during a drag stops listening", async () => {
  const screen = await renderInPage(<Example />);
  const listen = vi.spyOn(document, "addEventListener");
  const handle = handleOf("stock");
  handle.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  const added = listen.mock.calls.map(([type, , options]) => ({
    type,
    signal: typeof options === "object" ? options.signal : undefined,
  }));
  listen.mockRestore();
  expect(added.map(({ type }) => type)).toEqual(["pointermove", "pointerup", "pointercancel"]);
  expect(added.every(({ signal }) => signal?.aborted === false)).toBe(true);
  await screen.unmount();
  expect(added.every(({ signal }) => signal?.aborted)).toBe(true);
});
