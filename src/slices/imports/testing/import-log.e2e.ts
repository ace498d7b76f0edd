import type { Page } from "@playwright/test";
import { expectContrast } from "#e2e/expect-contrast.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { expectState } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { app } from "#messages/en/app.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";
import { hits, lineOf, linked, logOf, numberOf, open, search } from "./import-log-page.ts";

const cells = (page: Page) => page.getByRole("grid", { name: imports.lines }).getByRole("gridcell");
const recentIds = (page: Page) =>
  page.getByRole("list", { name: imports.recent }).getByRole("link");

test("a log is opened by its id, which the browser remembers, searched, linked and grouped", {
  tag: "@proof",
}, async ({ page, gateway }) => {
  await page.clock.install();
  await open(page, "/imports");
  const text = await logOf(gateway.address, "short");
  await test.step("it is opened by its id, which can be removed", () => expectOpened(page));
  await test.step("every line is shown, as text", async () => {
    const lines = text.split("\n");
    const visible = await cells(page).evaluateAll((all) => all.map((cell) => cell.textContent));
    expect(visible).toEqual(lines);
    expect(lines.join()).toContain("<b>markup</b>");
    await expect(page.locator("main b")).toHaveCount(0);
    await expect(page.locator("main")).toContainText(`${lines.length} lines, 0.6 kB, read `);
  });
  await test.step("a search counts its hits, steps through them and filters the lines", () =>
    expectSearch(page, text));
  await test.step("the address has the search and the linked line", () =>
    expectAddress(page, text));
  await test.step("Esc clears the search, also right after typing", async () => {
    await search(page).fill("row");
    await expect(hits(page)).toHaveText(/^1 of /);
    await search(page).pressSequentially("s");
    await search(page).press("Escape");
    await expect(hits(page)).toHaveText("");
    await page.clock.runFor(2000);
    await expect(search(page)).toHaveValue("");
    await expect(page).toHaveURL((url) => !url.searchParams.has("q"));
  });
  await test.step("a link marks its lines, and is made by their numbers", () => expectLinks(page));
  await test.step("wrapping keeps every character within the width", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const overflow = () =>
      page.getByRole("grid").evaluate((grid) => grid.scrollWidth - grid.clientWidth);
    await expect.poll(overflow).toBeGreaterThan(0);
    const wrap = page.getByRole("button", { name: imports.wrap });
    await wrap.click();
    await expect.poll(overflow).toBe(0);
    await expect(wrap).toHaveAttribute("aria-pressed", "true");
    await page.setViewportSize({ width: 1440, height: 900 });
  });
  await test.step("messages lead to their first line", async () => {
    await page.getByLabel(imports.id).fill("import-5");
    await page.getByLabel(imports.id).press("Enter");
    await expect(page).toHaveURL("/imports/import-5");
    await expectGroups(page, await logOf(gateway.address, "import-5"));
  });
  await page.getByRole("button", { name: app.more }).click();
  await page.getByRole("link", { name: app.imports }).click();
  await expect(page).toHaveURL("/imports");
  await expect(recentIds(page)).toHaveText(["import-5", "short"]);
});

async function expectOpened(page: Page): Promise<void> {
  await page.getByRole("button", { name: app.more }).click();
  await expect(page.getByRole("link", { name: app.imports })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await page.keyboard.press("Escape");
  const id = page.getByLabel(imports.id);
  await id.fill("  short\t");
  await page.getByRole("button", { name: imports.open }).click();
  await expect(page).toHaveURL("/imports/short");
  await expect(lineOf(page, 1)).toContainText("Import of products.csv finished with errors");
  await expect(page).toHaveTitle(/^short · Import error log/);
  await id.fill("import-7");
  await id.press("Enter");
  await expect(page).toHaveURL("/imports/import-7");
  await expect(recentIds(page)).toHaveText(["short"]);
  // An id is remembered once its log has come.
  await expectState(page, "ready");
  await recentIds(page).click();
  await expect(page).toHaveURL("/imports/short");
  await expect(recentIds(page)).toHaveText(["import-7"]);
  await page.getByRole("button", { name: imports.forget("import-7") }).click();
  await expect(recentIds(page)).toHaveCount(0);
  await expect(id).toBeFocused();
}

async function expectSearch(page: Page, text: string): Promise<void> {
  const count = text.match(/row/gi)?.length ?? 0;
  expect(count).toBeGreaterThan(2);
  await numberOf(page, "4").focus();
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("ROW");
  await expect(hits(page)).toHaveText(`1 of ${count}`);
  await expect(page).toHaveURL("/imports/short?q=ROW");
  await expect(page.locator("main mark")).toHaveCount(count);
  // Choosing a line meanwhile does not move to another hit.
  await numberOf(page, "6").click();
  await expect(linked(page)).toHaveAttribute("aria-rowindex", "6");
  await expect(hits(page)).toHaveText(`1 of ${count}`);
  await search(page).focus();
  await page.keyboard.press("Enter");
  await expect(hits(page)).toHaveText(`2 of ${count}`);
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.press("Shift+Enter");
  await expect(hits(page)).toHaveText(`${count} of ${count}`);
  await page.getByRole("button", { name: imports.next }).click();
  await expect(hits(page)).toHaveText(`1 of ${count}`);
  await expect(page.locator("mark[data-current]")).toHaveText("Row");
}

async function expectAddress(page: Page, text: string): Promise<void> {
  const lines = text.split("\n").filter((line) => /row/i.test(line)).length;
  await numberOf(page, "1").click();
  await expect(page).toHaveURL("/imports/short?q=ROW#L1");
  await page.getByRole("button", { name: imports.only }).click();
  await expect(cells(page)).toHaveCount(lines);
  // Only a line that is shown can be linked by keyboard.
  await expect(lineOf(page, 1)).toHaveCount(0);
  const first = await page.getByRole("row").first().getAttribute("aria-rowindex");
  await page.getByRole("grid").press("Enter");
  await expect(page).toHaveURL(`/imports/short?q=ROW&only=1#L${first}`);
  await page.reload();
  await expect(cells(page)).toHaveCount(lines);
  await expect(search(page)).toHaveValue("ROW");
  await expect(linked(page)).toHaveAttribute("aria-rowindex", first ?? "");
  await expectSoundPage(page, "lines");
  await search(page).fill("nowhere");
  await expect(hits(page)).toHaveText(imports.noHits);
  await page.getByRole("button", { name: imports.noMatch.clear }).click();
  await expect(search(page)).toBeFocused();
  await expect(search(page)).toHaveValue("");
  await expect(cells(page)).toHaveCount(text.split("\n").length);
}

async function expectLinks(page: Page): Promise<void> {
  const expectHash = (hash: string) => expect(page).toHaveURL((url) => url.hash === hash);
  await numberOf(page, "4").click();
  await expectHash("#L4");
  await expect(page.getByRole("grid")).toBeFocused();
  await expect(linked(page)).toHaveCount(1);
  await numberOf(page, "6").click({ modifiers: ["Shift"] });
  await expectHash("#L4-L6");
  await expect(linked(page)).toHaveCount(3);
  await expect(linked(page).first()).toHaveAttribute("aria-rowindex", "4");
  await page.getByRole("button", { name: imports.unlink }).click();
  await expect(page.getByRole("grid")).toBeFocused();
  await expect(linked(page)).toHaveCount(0);
  await expectHash("");
  // A link beyond the end shows where the log ends.
  await page.evaluate(() => {
    location.hash = "L500";
  });
  await expect(page.getByText(imports.beyond("12"))).toBeVisible();
  await expect(linked(page)).toHaveCount(0);
}

test("a large log is linked far down, and navigated by keyboard and by hits", async ({ page }) => {
  await open(page, "/imports/large?wrap=1#L50000-L50002");
  await test.step("a linked line far down comes into view, also when wrapped", async () => {
    await expect(linked(page)).toHaveCount(3);
    await expect(lineOf(page, 50_001)).toBeInViewport();
    await page.getByRole("button", { name: imports.wrap }).click();
    await expect(page).toHaveURL("/imports/large#L50000-L50002");
    await expect(lineOf(page, 50_001)).toBeInViewport();
  });
  await test.step("lines can be navigated and linked by keyboard", async () => {
    const grid = page.getByRole("grid", { name: imports.lines });
    await grid.focus();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/imports/large");
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/imports/large#L2");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+Enter");
    await expect(page).toHaveURL("/imports/large#L2-L3");
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL("/imports/large");
    await page.keyboard.press("End");
    const count = Number(await grid.getAttribute("aria-rowcount"));
    await expect(lineOf(page, count)).toBeInViewport();
    const last = (await lineOf(page, count).getAttribute("id")) ?? "";
    await expect(grid).toHaveAttribute("aria-activedescendant", last);
    await page.keyboard.press("Home");
    await page.keyboard.press("PageDown");
    const rows = await grid.evaluate(({ clientHeight }) => clientHeight / 22);
    const cursor = grid.locator("[data-cursor]");
    const passed = async () => Number(await cursor.getAttribute("aria-rowindex")) - 1;
    await expect.poll(async () => Math.abs((await passed()) - rows)).toBeLessThan(2);
  });
  await test.step("a lone hit comes into view again", async () => {
    const lone = page.locator("mark[data-current]");
    await search(page).fill("Row 12:");
    await expect(hits(page)).toHaveText("1 of 1");
    await expect(lone).toBeInViewport();
    await page.getByRole("grid").press("End");
    await expect(lone).toHaveCount(0);
    await page.getByRole("button", { name: imports.next }).click();
    await expect(lone).toBeInViewport();
  });
  await test.step("the position stays when the view changes", async () => {
    await search(page).fill("warehouse");
    await expect(hits(page)).toHaveText(/^1 of \d+,\d+$/);
    await page.getByRole("button", { name: imports.only }).click();
    await expect(page).toHaveURL(/only=1/);
    const grid = page.getByRole("grid");
    await grid.evaluate((element) => {
      element.scrollTop = element.scrollHeight / 2;
    });
    const top = () =>
      grid.evaluate((element) => {
        const { top: edge } = element.getBoundingClientRect();
        const rows = [...element.querySelectorAll("[role=row]")];
        const first = rows.find((row) => row.getBoundingClientRect().top >= edge);
        return Number(first?.getAttribute("aria-rowindex"));
      });
    await expect.poll(top).toBeGreaterThan(10_000);
    const line = await top();
    for (const name of [imports.only, imports.wrap, imports.only, imports.wrap]) {
      await page.getByRole("button", { name }).click();
      await expect(lineOf(page, line)).toBeInViewport();
    }
  });
});

async function expectGroups(page: Page, text: string): Promise<void> {
  await page.getByRole("link", { name: imports.views.groups, exact: true }).click();
  const rows = page.locator("table[data-group-by=message] tbody tr");
  const shape = "Row #: product # has no cost price";
  const row = rows.filter({ has: page.getByText(shape, { exact: true }) });
  const lines = text.split("\n");
  const pattern = /^Row \d+: product \S+ has no cost price$/;
  const count = lines.filter((line) => pattern.test(line)).length;
  await expect(row.locator("data")).toHaveAttribute("value", String(count));
  const counts = await rows.locator("data").evaluateAll((all) => {
    return all.map((data) => Number((data as HTMLDataElement).value));
  });
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
  expect(counts.reduce((sum, one) => sum + one)).toBe(lines.filter((line) => line).length);
  await row.getByRole("link").click();
  const first = lines.findIndex((line) => pattern.test(line)) + 1;
  await expect(page).toHaveURL((url) => url.hash === `#L${first}`);
  await expect(linked(page)).toContainText(lines[first - 1] ?? "");
  await expect(linked(page)).toBeInViewport();
  await page.goBack();
  await expect(rows.first()).toBeVisible();
}

test("the field of an import's id has 3:1 on its ground", { tag: "@sweep" }, async ({ page }) => {
  await open(page, "/imports");
  await page.getByLabel(imports.id).focus();
  await expectContrast(page, "the import log's field");
});
