import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useGridTable } from "#table/columns/use-grid-table.ts";
import styles from "#table/grid/grid.module.css";
import { GridHead } from "#table/grid/grid-head.tsx";
import { renderInPage } from "#testing/render.tsx";
import type { Sort } from "./sorts.ts";

type Column = "code" | "value" | "size";

const orders = [
  { id: "size", desc: true, label: "largest first", title: "Value, largest first" },
  { id: "value", desc: false, label: "most short first", title: "Value, most short first" },
];

const columns = (["code", "value", "size"] as const).map((id) => ({
  id,
  accessorFn: () => id,
  header: id,
  size: 240,
  meta: { kind: "text", ...(id === "value" && { orders, hasOrdersMenu: true }) },
}));

const largestFirst: readonly Sort<Column>[] = [{ field: "size", descending: true }];

function Example({ visible }: { visible: readonly Column[] }) {
  const [sort, setSort] = useState(largestFirst);
  const [table, layout] = useGridTable<{ id: string }, Column>([], {
    name: "orders",
    columns,
    visible,
    pinned: 1,
    isCards: false,
    getRowId: ({ id }) => id,
    sort,
    onSort: (next) => setSort(next.length > 0 ? next : largestFirst),
    isColumn: (name): name is Column => columns.some(({ id }) => id === name),
  });
  return (
    <div role="grid" tabIndex={0} className={styles.grid}>
      <GridHead table={table} columns={layout} />
    </div>
  );
}

beforeEach(async () => {
  await page.viewport(1000, 400);
});

const head = (name: string) => page.getByRole("columnheader", { name, exact: true });

test("a header names the order of a hidden column that the rows are sorted by", async () => {
  await renderInPage(<Example visible={["code", "value"]} />);
  await expect.element(head("value")).toHaveAttribute("aria-sort", "descending");
  await expect.element(head("value")).toHaveTextContent("largest first");
  // A click orders by the column itself, and the third one as at first.
  const title = head("value").getByRole("button", { name: "value", exact: true });
  await title.click();
  await expect.element(head("value")).toHaveAttribute("aria-sort", "ascending");
  await expect.element(head("value")).toHaveTextContent("most short first");
  await title.click();
  await title.click();
  await expect.element(head("value")).toHaveAttribute("aria-sort", "descending");
  await expect.element(head("value")).toHaveTextContent("largest first");
});

test("the hidden column shows its order once it is visible", async () => {
  await renderInPage(<Example visible={["code", "value", "size"]} />);
  await expect.element(head("value")).toHaveAttribute("aria-sort", "none");
  await expect.element(head("size")).toHaveAttribute("aria-sort", "descending");
});

test("its menu offers the orders by name, for the keyboard, too", async () => {
  await renderInPage(<Example visible={["code", "value"]} />);
  await head("value").getByRole("button", { name: "Order by value" }).click();
  const menu = page.getByRole("group", { name: "Order by value" });
  await expect.element(menu.getByRole("radio", { name: "Value, largest first" })).toBeChecked();
  await menu.getByRole("radio", { name: "Value, most short first" }).click();
  await expect.element(head("value")).toHaveAttribute("aria-sort", "ascending");
  await userEvent.keyboard("{Escape}");
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(head("value").getByRole("button", { name: "Order by value" })).toHaveFocus();
});
