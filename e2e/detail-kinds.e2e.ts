import { countingThat, wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState, figure, readFigures } from "./page-state.ts";

test("a counting without products is empty, not broken", async ({ page, gateway }) => {
  const { id } = await countingThat(gateway.address, ({ totalProducts }) => totalProducts === 0);
  await page.goto(`/countings/${id}`);
  await complete(page);
  await expectState(page, "empty");
  expect(await readFigures(page.locator("main"), "[data-group-by]")).toMatchObject({
    total: "0",
    counted: "0",
    progress: "",
    accuracy: "",
    "lines-total": "0",
    "net-value": "0",
  });
  await expect(page.locator("main")).not.toContainText(/NaN|null|undefined|Infinity/);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Lines/ })
    .click();
  await expect(page.getByText("No lines", { exact: true })).toBeVisible();
});

test("a finished counting says so and gives no pace", async ({ page, gateway }) => {
  const counting = await countingThat(
    gateway.address,
    ({ active, totalProductsLeft }) => !active && totalProductsLeft > 0,
  );
  await page.goto(`/countings/${counting.id}`);
  await complete(page);
  const left = counting.totalProductsLeft.toLocaleString("en");
  await expect(page.getByText(`Finished with ${left} left`)).toBeVisible();
  await expect(figure(page, "pace")).toHaveAttribute("value", "");
  await expect(page.getByText("At the current pace")).toHaveCount(0);
});

test("invalid lines are excluded and listed", async ({ page, gateway }) => {
  await page.goto("/countings/fault-broken-lines");
  await complete(page);
  await expectState(page, "partial");
  await expect(page.getByText("3 of 60 lines could not be read.")).toBeVisible();
  await expect(page.getByText("The header includes them")).toBeVisible();
  await expect(page.getByText(/^The totals do not match/)).toHaveCount(0);
  await expect(figure(page, "total")).toHaveAttribute("value", "60");
  await expect(figure(page.locator("dl"), "lines-total")).toHaveAttribute("value", "57");
  await page.getByText("Which?").click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Line \d+: / })).toHaveText([
    /^Line 12: products\[11\]\.costPrice$|^Line 12: costPrice$/,
    /^Line 30: .*location$/,
    /^Line 48: .*product\.metrics\.abc$/,
  ]);
  const { products } = await wholeCounting(gateway.address, "fault-broken-lines");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: /^Lines/ })
    .click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "58");
  await page
    .getByRole("searchbox", { name: "Search lines" })
    .fill(products[11]?.product.code ?? "");
  await expect(page.getByText("No line matches this search")).toBeVisible();
});

test("a header that disagrees with its lines is shown unchanged, and told among the decisions", async ({
  page,
  gateway,
}) => {
  await page.goto("/countings/fault-mismatch");
  await complete(page);
  await expectState(page, "ready");
  const { totalProductsCounted, products } = await wholeCounting(gateway.address, "fault-mismatch");
  const counted = products.filter(({ finishedAt }) => finishedAt !== null).length;
  expect(counted).toBe(totalProductsCounted - 2);
  const header = Number(await figure(page, "counted").getAttribute("value"));
  await expect(
    page.getByText(
      `The totals do not match: ${header} counted in the summary, ${header - 2} in the lines`,
    ),
  ).toBeVisible();
  const inLines = figure(page.locator("dl"), "lines-counted");
  await expect(inLines).toHaveAttribute("value", String(header - 2));
});

test("an invalid entry of the list is excluded and listed", async ({ page }) => {
  await page.route("**/api/v1/countings?*", (route) =>
    route.continue({ url: `${route.request().url()}&warehouse=fault-broken-lines` }),
  );
  await page.goto("/");
  await expectState(page, "partial");
  await expect(page.getByText(/^1 of \d+ countings could not be read\.$/)).toBeVisible();
  await page.getByText("Show which").click();
  await expect(page.getByText("Entry 1: totalProducts")).toBeVisible();
});
