import type { Locator, Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { cell, complete, go, gridOf, rowAt } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

// Low, so that the grid renders few rows; all rows are alike.
test.use({ viewport: { width: 1440, height: 600 } });

const address = "/countings/lines-200?tab=lines";

const drawerOf = (page: Page, line?: Line) =>
  page.getByRole("dialog", { name: line ? `Line ${line.product.code}` : /^Line / });
const field = (drawer: Locator, path: string) => drawer.locator(`[data-field="${path}"]`);
const lineInAddress = (page: Page) => new URL(page.url()).searchParams.get("line");

let lines: readonly Line[] = [];

/** A line of the counting; the test is about lines that exist. */
function line(index: number): Line {
  const found = lines.at(index);
  if (!found) throw new Error(`The counting has no line at ${index}`);
  return found;
}

test("a line is opened by keyboard and by its address, and columns are chosen and moved", {
  tag: "@proof",
}, async ({ page, gateway }) => {
  lines = (await wholeCounting(gateway.address, "lines-200")).products;
  await page.goto(`${address}&line=${line(7).id}&q=${encodeURIComponent(line(150).product.id)}`);
  await complete(page);
  await test.step("an address opens a line that the filters hide", async () => {
    const hidden = drawerOf(page, line(7));
    await expect(hidden).toContainText("This line does not match the filters");
    await expect(hidden.getByRole("button", { name: "Next line" })).toBeDisabled();
    await page.keyboard.press("Escape");
    await expect(drawerOf(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).click();
  });
  await test.step("a line is opened, walked and closed by keyboard alone", () => expectWalk(page));
  await test.step("columns are chosen and moved", () => expectColumns(page));
  await test.step("table, menu and export have the same columns", () => expectSameColumns(page));
  const link = rowAt(gridOf(page), 2).getByRole("link", { name: line(2).product.code });
  const href = (await link.getAttribute("href")) ?? "";
  await test.step("an id that no line has is named", async () => {
    await go(page, "/countings/lines-200?line=-5");
    await expect(drawerOf(page)).toContainText("no line with the id -5");
    await page.keyboard.press("Escape");
    await expect(drawerOf(page)).toHaveCount(0);
  });
  await test.step("a line's link opens it on another tab, and on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, href.replace("tab=lines", "tab=overview"));
    await expectOnPhone(page);
  });
});

/** The drawer follows the grid's current row, and the grid the drawer. */
async function expectWalk(page: Page): Promise<void> {
  const grid = gridOf(page);
  await expect(cell(rowAt(grid, 0), "product.code")).toHaveText(line(0).product.code);
  await grid.focus();
  await page.keyboard.press("End");
  await expect(cell(rowAt(grid, 199), "product.code")).toHaveText(line(199).product.code);
  await page.keyboard.press("Enter");
  await expect(drawerOf(page, line(199))).toBeFocused();
  // Faster than the page renders, and no key press is lost.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("ArrowUp");
  const drawer = drawerOf(page, line(193));
  await expect(drawer).toBeFocused();
  expect(lineInAddress(page)).toBe(String(line(193).id));
  await expect(field(drawer, "location.code")).toHaveText(line(193).location.code);
  await expect(field(drawer, "id")).toHaveText(String(line(193).id));
  await expect(rowAt(grid, 193)).toHaveAttribute("data-current");
  await expect(rowAt(grid, 193)).toBeInViewport();
  await expectSoundState(page, "an open line");

  await page.keyboard.press("Escape");
  await expect(drawerOf(page)).toHaveCount(0);
  expect(lineInAddress(page)).toBeNull();
  await expect(grid).toBeFocused();
  const row = (await rowAt(grid, 193).getAttribute("id")) ?? "";
  await expect(grid).toHaveAttribute("aria-activedescendant", row);

  const search = page.getByRole("searchbox", { name: "Search lines" });
  await search.fill(line(193).location.code);
  await expect(rowAt(grid, 0)).toHaveAttribute("data-current");
  await cell(rowAt(grid, 0), "location.code").click();
  await expect(drawerOf(page, line(193))).toBeVisible();
  await page.goBack();
  await expect(drawerOf(page)).toHaveCount(0);
  await page.goForward();
  await expect(drawerOf(page, line(193))).toBeFocused();
  await search.focus();
  await page.keyboard.press("Escape");
  await expect(drawerOf(page)).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(line(193).location.code);
  await page.keyboard.press("Escape");
  await expect(search).toHaveValue("");
}

/** The grid and the address have the columns that the menu chooses. */
async function expectColumns(page: Page): Promise<void> {
  const titles = gridOf(page).getByRole("columnheader");
  // Columns without a value give up their place, which depends on the hour of the demo data.
  const usual = await titles.count();
  await page.getByRole("button", { name: "Columns" }).click();
  const menu = page.getByRole("group", { name: "Columns" });
  await menu.getByRole("checkbox", { name: "Cost price, for the count" }).check();
  await menu.getByRole("checkbox", { name: "ABC by rotation" }).check();
  await menu.getByRole("checkbox", { name: "Description" }).uncheck();
  await expect(titles).toHaveCount(usual + 1);
  const up = menu.getByRole("button", { name: "Move ABC by rotation up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(up).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(menu.getByRole("status")).toHaveText(
    `ABC by rotation, position ${usual - 1} of ${usual + 1}`,
  );
  await expectSoundState(page, "the choice of columns");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  const fields = () =>
    titles.evaluateAll((all) => all.map((one) => one.getAttribute("data-column")));
  // The grid follows the menu once the lines have the values of its columns.
  const last = ["product.metrics.stockAbc", "finishedAt", "costPrice"];
  await expect.poll(async () => (await fields()).slice(-3)).toEqual(last);
  await expect(cell(rowAt(gridOf(page), 3), "costPrice")).toHaveText(
    line(3).costPrice.toLocaleString("en", { minimumFractionDigits: 2 }),
  );
  await expect(page).toHaveURL((url) => {
    const chosen = url.searchParams.get("columns")?.split(",");
    return chosen?.slice(-3).join() === last.join();
  });

  await page.getByRole("button", { name: "Columns" }).click();
  await menu.getByRole("button", { name: "Default columns" }).click();
  await expect(titles).toHaveCount(usual);
  await expect(page).toHaveURL(address);
}

/** Also where there is no room for all default columns, and beside an open line. */
async function expectSameColumns(page: Page): Promise<void> {
  const titles = gridOf(page).getByRole("columnheader");
  const expectSame = async () => {
    await page.getByRole("button", { name: "Columns", exact: true }).click();
    const offered = page.getByRole("group", { name: "Columns" }).getByRole("listitem");
    await expect(offered.first()).toBeVisible();
    // Columns without a value go once all lines are known.
    await expect.poll(async () => (await offered.count()) - (await titles.count())).toBe(0);
    const count = await titles.count();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByText(`Shown, ${count}`)).toBeVisible();
    await page.keyboard.press("Escape");
    return count;
  };
  await go(page, "/countings/lines-200?tab=discrepancies");
  await complete(page);
  const whole = await expectSame();
  await rowAt(gridOf(page), 0).click();
  await expect(titles).not.toHaveCount(whole);
  expect(await expectSame()).toBeLessThan(whole);
  const drawer = (await drawerOf(page).boundingBox())?.x ?? 0;
  const value = (await cell(rowAt(gridOf(page), 0), "value").boundingBox()) ?? { x: 0, width: 0 };
  expect(value.x + value.width).toBeLessThanOrEqual(drawer);
  await page.keyboard.press("Escape");
  await go(page, address);
  await complete(page);
}

async function expectOnPhone(page: Page): Promise<void> {
  // As on plain HTTP, where browsers block the clipboard.
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  const drawer = drawerOf(page, line(2));
  await expect(drawer).toBeVisible();
  expect((await drawer.boundingBox())?.width).toBeCloseTo(390, 1);
  await expectSoundState(page, "an open line on a phone");
  await expect(field(drawer, "lot.code")).toHaveText(line(2).lot?.code ?? "–");
  await expect(field(drawer, "product.metrics.stock6Mo")).toHaveText(
    line(2).product.metrics?.stock6Mo.toLocaleString("en") ?? "–",
  );
  await drawer.getByRole("button", { name: "Copy SKU" }).click();
  await expect(drawer.getByRole("status")).toHaveText(/^(Copied|Selected: copy it with Ctrl\+C)$/);
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toHaveCount(0);
}
