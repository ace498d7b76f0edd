import { type ReactNode, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ColumnWidth } from "#table/columns/column-width.tsx";
import { type Column, ExampleGrid } from "#testing/example-grid.tsx";
import { renderInPage } from "#testing/render.tsx";

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
  const screen = await renderInPage(<ExampleGrid />);
  const before = headOf("stock");
  drag(handleOf("stock"), 60);
  await expect.poll(() => headOf("stock").width).toBe(300);
  expect(headOf("stock").left).toBe(before.left);
  expect(cellOf("stock").width).toBe(300);
  await screen.unmount();
  await renderInPage(<ExampleGrid />);
  await expect.poll(() => headOf("stock").width).toBe(300);
});

test("its slider has the width of a growing column, and changes it by keys", async () => {
  const screen = await renderInPage(
    <>
      <ExampleGrid />
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
  await renderInPage(<ExampleGrid />);
  const before = headOf("note").width;
  await userEvent.dblClick(handleOf("cost"));
  expect(headOf("note").width).toBe(before);
  expect(document.querySelector('[aria-sort="ascending"]')).toBeNull();
  expect(localStorage.getItem("countboard:column-widths") ?? "{}").not.toContain("note");
});

test("the first columns stay in view when the grid is scrolled sideways", async () => {
  await page.viewport(920, 600);
  const screen = await renderInPage(<ExampleGrid />);
  const grid = screen.getByRole("grid").element();
  const { left } = grid.getBoundingClientRect();
  grid.scrollLeft = 250;
  await expect.poll(() => headOf("note").left).toBe(left + 480 - 250);
  await expect.poll(() => cellOf("id").left).toBe(left + 240);
  expect(headOf("id").left).toBe(left + 240);
  expect(cellOf("index").left).toBe(left);
});

test("a click on a header's name sorts, but not one on its border", async () => {
  const screen = await renderInPage(<ExampleGrid />);
  const header = screen.getByRole("columnheader", { name: "stock", exact: true });
  await header.getByRole("button").click();
  await expect.element(header).toHaveAttribute("aria-sort", "ascending");
});

test("a resize handle that is removed during a drag stops listening", async () => {
  const screen = await renderInPage(<ExampleGrid />);
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
