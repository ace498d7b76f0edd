import type { Page } from "@playwright/test";
import { countingThat, wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState, figure, go, readFigures } from "./page-state.ts";

const lineTab = (page: Page) => page.locator('main nav a[href*="tab=lines"]');

test("countings of every kind show their state", { tag: "@sweep" }, async ({
  page,
  gateway: { address },
}) => {
  const empty = await countingThat(address, ({ totalProducts }) => totalProducts === 0);
  await page.goto(`/countings/${empty.id}`);
  await test.step("one without products is empty, not broken", () => expectEmpty(page));
  await test.step("a finished one says so and gives no pace", () => expectFinished(page, address));
  await test.step("invalid lines are excluded and listed", () => expectInvalid(page, address));
  await test.step("a header that disagrees with its lines is shown unchanged, with a notice", () =>
    expectMismatch(page, address));
  await test.step("an invalid entry of the list is excluded and listed", async () => {
    await page.route("**/api/v1/countings?*", (route) =>
      route.continue({ url: `${route.request().url()}&warehouse=fault-broken-lines` }),
    );
    await go(page, "/");
    await expectState(page, "partial");
    await expect(page.getByText(/^1 of \d+ countings could not be read\.$/)).toBeVisible();
    await page.getByText("Show which").click();
    await expect(page.getByText("Entry 1: totalProducts")).toBeVisible();
  });
});

async function expectEmpty(page: Page): Promise<void> {
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
  await lineTab(page).click();
  await expect(page.getByText("No lines", { exact: true })).toBeVisible();
}

async function expectFinished(page: Page, address: string): Promise<void> {
  const { id, totalProductsLeft } = await countingThat(
    address,
    ({ active, totalProducts, totalProductsLeft: left }) =>
      !active && left > 0 && totalProducts < 2000,
  );
  await go(page, `/countings/${id}`);
  const left = totalProductsLeft.toLocaleString("en");
  await expect(page.getByText(`Finished with ${left} not counted`)).toBeVisible();
  await complete(page);
  await expect(figure(page, "pace")).toHaveAttribute("value", "");
  await expect(page.getByText("At the current pace")).toHaveCount(0);
}

async function expectInvalid(page: Page, address: string): Promise<void> {
  await go(page, "/countings/fault-broken-lines");
  await expectState(page, "partial");
  await complete(page);
  await expect(page.getByText("3 of 60 lines could not be read.")).toBeVisible();
  await expect(page.getByText("The summary includes them")).toBeVisible();
  await expect(page.getByText(/^The totals do not match/)).toHaveCount(0);
  await expect(figure(page, "total")).toHaveAttribute("value", "60");
  await expect(figure(page.locator("dl"), "lines-total")).toHaveAttribute("value", "57");
  await page.getByText("Which?").click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Line \d+: / })).toHaveText([
    /^Line 12: products\[11\]\.costPrice$|^Line 12: costPrice$/,
    /^Line 30: .*location$/,
    /^Line 48: .*product\.metrics\.abc$/,
  ]);
  const { products } = await wholeCounting(address, "fault-broken-lines");
  await lineTab(page).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-rowcount", "58");
  await page
    .getByRole("searchbox", { name: "Search lines" })
    .fill(products[11]?.product.code ?? "");
  await expect(page.getByText("No line matches this search")).toBeVisible();
}

async function expectMismatch(page: Page, address: string): Promise<void> {
  const { totalProductsCounted, products } = await wholeCounting(address, "fault-mismatch");
  const counted = products.filter(({ finishedAt }) => finishedAt !== null).length;
  expect(counted).toBe(totalProductsCounted - 2);
  await go(page, "/countings/fault-mismatch");
  await expectState(page, "ready");
  await page.getByText(/^\d+ data checks?$/).click();
  await expect(page.getByText(/^The totals do not match/).first()).toBeVisible();
  const header = Number(await figure(page, "counted").getAttribute("value"));
  await expect(
    page.getByText(
      `The totals do not match: ${header} counted in the summary, ${header - 2} in the lines`,
    ),
  ).toBeVisible();
  const inLines = figure(page.locator("dl"), "lines-counted");
  await expect(inLines).toHaveAttribute("value", String(header - 2));
}
