import { expect, test } from "vitest";
import { lines } from "#messages/en/lines.ts";
import { renderInPage } from "#testing/render.tsx";
import { LinesTotals } from "./lines-totals.tsx";

const valued = {
  netUnits: "3",
  netValue: "6",
  lossValue: "0",
  gainValue: "6",
  absoluteValue: "6",
  head: 1,
  largest: 6,
};
const worthless = { ...valued, netValue: "0", gainValue: "0", absoluteValue: "0", head: null };

test.each([
  ["differences with a value", valued, true, false],
  ["differences of goods that cost 0", { ...worthless, largest: 0 }, true, true],
  ["hidden costs", { ...worthless, absoluteValue: null, largest: null }, true, true],
  ["no differences", { ...worthless, largest: null }, true, false],
  ["another order", { ...worthless, largest: 0 }, false, false],
])("says that units decide the order: %s", async (_, totals, isSortedByValue, isSaid) => {
  const screen = await renderInPage(
    <LinesTotals
      loaded={{ isWhole: true, faults: [] }}
      matching={1}
      totals={totals}
      isSortedByValue={isSortedByValue}
    />,
  );
  await expect.element(screen.getByRole("group")).toBeVisible();
  expect(screen.getByText(lines.totals.byUnits).elements()).toHaveLength(isSaid ? 1 : 0);
});
