import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ExampleGrid, names, shelves } from "#testing/example-grid.tsx";
import { renderInPage } from "#testing/render.tsx";

beforeEach(async () => {
  await page.viewport(1400, 600);
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
  const screen = await renderInPage(<ExampleGrid />);
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
  const screen = await renderInPage(<ExampleGrid />);
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
  const screen = await renderInPage(<ExampleGrid />);
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
  const screen = await renderInPage(<ExampleGrid />);
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
  const screen = await renderInPage(<ExampleGrid />);
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
  const screen = await renderInPage(<ExampleGrid />);
  const cell = screen.getByRole("gridcell", { name: "note of A-1" }).element();
  dragCells(cell, cell);
  await expect.element(screen.getByRole("status")).toHaveTextContent("row 0");
  expect(selectedTexts()).toEqual([]);
});

test("a press without a release event selects nothing later", async () => {
  const screen = await renderInPage(<ExampleGrid />);
  const cell = (name: string) => screen.getByRole("gridcell", { name, exact: true }).element();
  cell("note of A-1").dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
  cell("1").dispatchEvent(new MouseEvent("mouseover", { bubbles: true, buttons: 0 }));
  cell("2").dispatchEvent(new MouseEvent("mouseover", { bubbles: true, buttons: 1 }));
  // The key does nothing; it waits until everything before it is rendered.
  await userEvent.keyboard("a");
  expect(selectedTexts()).toEqual([]);
});

test("Escape in an empty search leads to the grid, and in another one it does not", async () => {
  const screen = await renderInPage(
    <>
      <input type="search" aria-label="Shelf" defaultValue="A" />
      <ExampleGrid />
    </>,
  );
  const search = screen.getByRole("searchbox");
  const field = search.element() as HTMLInputElement;
  field.addEventListener("keydown", (event) => field.value !== "" && event.preventDefault());
  await search.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(search).toHaveFocus();
  field.value = "";
  await userEvent.keyboard("{Escape}{ArrowDown}{Enter}");
  await expect.element(screen.getByRole("grid")).toHaveFocus();
  await expect.element(screen.getByText("row 0")).toBeInTheDocument();
});
