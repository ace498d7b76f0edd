import { parse } from "csv-parse/sync";
import { expect, test } from "./fixtures.ts";
import {
  activeOf,
  activeTable,
  idsInOrder,
  otherTable,
  refresh,
  startFrozenApi,
} from "./list-tables.ts";
import { ready } from "./page-state.ts";

test("arrow keys move between rows and Enter opens one; the focus follows a counting that finishes", async ({
  page,
  gateway: demo,
  start,
}) => {
  const { items, upstream } = await startFrozenApi(demo.address);
  const gateway = await start.gateway({
    ...upstream.settings,
    POLL_SECONDS: "3600",
    CACHE_SECONDS: "1",
  });
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto(gateway.address);
  await ready(page);
  const order = idsInOrder(items, () => true);
  const link = (index: number) => page.locator(`[role="row"] a[href="/countings/${order[index]}"]`);
  await page.keyboard.press("j");
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(link(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(link(1)).toBeFocused();
  await test.step("cells are selected by keys, through both tables, and paste as cells", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.keyboard.press("Home");
    await expect(link(0)).toBeFocused();
    await page.keyboard.press("Shift+ArrowRight");
    await page.keyboard.press("Shift+ArrowRight");
    for (let row = 0; row < activeOf(items).length; row += 1) {
      await page.keyboard.press("Shift+ArrowDown");
    }
    await page.keyboard.press("ControlOrMeta+Shift+c");
    await expect(page.getByText(/cells copied$/)).toBeVisible();
    const [text = "", html = ""] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const form = async (type: string) => (await item?.getType(type))?.text();
      return [await form("text/plain"), await form("text/html")];
    });
    const shown = items.filter(({ active }) => !active)[0];
    const names = [...activeOf(items), shown].map((counting) => counting?.warehouse.name);
    const rows: string[][] = parse(text, { delimiter: "\t" });
    expect(rows[0]).toEqual(["Warehouse", expect.stringMatching(/^Started \(.+\)$/)]);
    expect(rows.slice(1).map(([name]) => name)).toEqual(names);
    // The policy of the page itself forbids to read HTML.
    const reader = await page.context().newPage();
    const cells = await reader.evaluate((pasted) => {
      const { rows: all } = new DOMParser()
        .parseFromString(pasted, "text/html")
        .querySelector("table") as HTMLTableElement;
      return [...all].map((row) => [...row.cells].map(({ textContent }) => textContent));
    }, html);
    await reader.close();
    expect(cells).toEqual(rows);
    await page.keyboard.press("Escape");
    await expect(page.locator('[role="gridcell"][aria-selected]')).toHaveCount(0);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await expect(link(1)).toBeFocused();
  });
  // Through both tables, past rows that were not rendered before.
  const last = activeOf(items).length + 4;
  for (let index = 2; index <= last; index += 1) {
    await page.keyboard.press("j");
    await expect(link(index)).toBeFocused();
  }
  await expect(link(last)).toBeInViewport();
  await refresh(page);
  await expect(link(last)).toBeFocused();
  // A focused row stays rendered, however far the window is scrolled.
  await page.evaluate(() => scrollTo(0, 0));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(link(last)).toBeFocused();

  await test.step("Escape leaves the search, first for all countings, then for their table", async () => {
    await page.keyboard.press("/");
    await page.keyboard.type("nowhere to be found");
    await expect(page.locator('[role="row"]')).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(link(0)).toBeVisible();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(link(0)).toBeFocused();
  });

  await test.step("the focus follows a counting that finishes, until it is moved", async () => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    await link(0).focus();
    Object.assign(activeOf(items)[0] ?? {}, { active: false });
    // For a moment the gateway answers as before.
    await expect(async () => {
      await refresh(page);
      await expect(otherTable(page).locator(link(0))).toBeFocused({ timeout: 500 });
    }).toPass();
    await expect(activeTable(page).locator(link(0))).toHaveCount(0);
    // Among the controls of the page's header.
    await page.mouse.click(800, 26);
    await expect(page.locator("body")).toBeFocused();
    await refresh(page);
    await expect(page.locator("body")).toBeFocused();
  });
  await link(1).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/countings/${order[1]}$`));
  await upstream.stop();
});
