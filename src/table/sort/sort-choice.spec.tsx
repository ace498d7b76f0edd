import { useState } from "react";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderInPage } from "#testing/render.tsx";
import { SortChoice } from "./sort-choice.tsx";
import type { Sort } from "./sorts.ts";

function Example({ initial }: { initial: readonly Sort<"zone" | "left">[] }) {
  const [sort, setSort] = useState(initial);
  return (
    <>
      <SortChoice<"zone" | "left">
        columns={["zone", "left"]}
        titleOf={(column) => (column === "zone" ? "Zone" : "Left")}
        default="As counted"
        sort={sort}
        isDescendingFirst={(column) => column === "left"}
        layout="row"
        onSort={setSort}
      />
      <output>{JSON.stringify(sort)}</output>
    </>
  );
}

beforeEach(async () => {
  // Wider windows sort by the column headers.
  await page.viewport(390, 700);
});

test("a column is chosen in its own direction, which the button turns", async () => {
  const screen = await renderInPage(<Example initial={[]} />);
  await screen.getByRole("combobox").selectOptions("Left");
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent('[{"field":"left","descending":true}]');
  await screen.getByRole("button").click();
  await expect
    .element(screen.getByRole("status"))
    .toHaveTextContent('[{"field":"left","descending":false}]');
});

test("the default order is chosen again, and has no direction", async () => {
  const screen = await renderInPage(<Example initial={[{ field: "zone", descending: false }]} />);
  await screen.getByRole("combobox").selectOptions("As counted");
  await expect.element(screen.getByRole("status")).toHaveTextContent("[]");
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});
