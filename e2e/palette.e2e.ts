import type { Page } from "@playwright/test";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, go, ready } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

// The browser logs the answer to an id that no counting has.
test.use({ allowedComplaints: failedRequests });

const paletteOf = (page: Page) => page.getByRole("dialog", { name: "Search or go to …" });
const optionsOf = (page: Page) => paletteOf(page).getByRole("option");
const chosenOf = (page: Page) => paletteOf(page).locator('[role="option"][aria-selected="true"]');

async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press("ControlOrMeta+k");
  await expect(paletteOf(page).getByRole("combobox")).toBeFocused();
  await page.keyboard.type(text);
}

/** Holds requests until the returned function releases them. */
async function hold(page: Page, addresses: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("Ctrl and K find countings, pages and lines by keyboard", async ({ page }) => {
  await page.goto("/");
  await complete(page);

  await test.step("a page, by keys that partly come before the results' code", async () => {
    const release = await hold(page, "**/assets/palette-*.js");
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("his");
    const field = paletteOf(page).getByRole("textbox");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("his");
    release();
    await expect(paletteOf(page).getByRole("combobox")).toBeFocused();
    await page.keyboard.type("t");
    await expect(paletteOf(page).getByRole("combobox")).toHaveValue("hist");
    await expect(chosenOf(page)).toHaveText(/^History.*Page$/);
  });

  await test.step("a page, which is among the first without a text the next time", async () => {
    await expect(paletteOf(page).getByRole("status")).toHaveText(/^\d+ results?$/);
    await expectSoundState(page, "the palette");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/history$/);
    await expect(paletteOf(page)).toBeHidden();
    await find(page, "");
    await expect(chosenOf(page)).toHaveText(/Needs attention$/);
    await expect(optionsOf(page).filter({ hasText: /Page$/ }).first()).toHaveText(/^History/);
    await page.keyboard.press("Escape");
    await expect(paletteOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/history$/);
  });

  await test.step("a page, by Enter before the results' code on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await hold(page, "**/assets/palette-*.js");
    await page.goto("/");
    await complete(page);
    await page.keyboard.press("ControlOrMeta+k");
    await page.keyboard.type("history");
    await page.keyboard.press("Enter");
    await expect(paletteOf(page).getByRole("textbox")).toHaveValue("history");
    release();
    await expect(page).toHaveURL(/\/history$/);
    await expect(paletteOf(page)).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step("a loaded counting, by its id", async () => {
    await go(page, "/");
    await ready(page);
    const link = page.locator('[role="row"] a[href^="/countings/"]').first();
    const address = (await link.getAttribute("href")) ?? "";
    await find(page, decodeURIComponent(address.replace("/countings/", "")));
    await expect(chosenOf(page)).toHaveText(/Count$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(address);
    await find(page, "");
    await expect(
      optionsOf(page).filter({ hasText: /Needs attention$|Opened recently$/ }),
    ).not.toHaveCount(0);
    await page.keyboard.press("Escape");
  });

  await test.step("one that is not loaded, which the gateway is asked for", async () => {
    await find(page, "no-such-counting");
    await page.keyboard.press("ArrowUp");
    await expect(chosenOf(page)).toHaveText(/Look up the count/);
    await page.keyboard.press("Enter");
    await expect(paletteOf(page).getByRole("status")).toHaveText(/^No count has the id/);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("lines-300");
    await page.keyboard.press("ArrowUp");
    await expect(chosenOf(page)).toHaveText(/Look up the count “lines-300”/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/countings\/lines-300$/);
    await complete(page);
  });

  await test.step("a line of the open counting, and what the counting offers", async () => {
    await find(page, "pal-1211");
    await expect(chosenOf(page)).toHaveText(/^Pallet display.*PAL-1211.*Line of this count$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/[?&]line=\d+/);
    await expect(page.getByText("PAL-1211").filter({ visible: true }).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await go(page, "/countings/lines-300?tab=lines");
    await expect(page.getByRole("grid")).toBeVisible();
    await find(page, "rescue");
    await expect(chosenOf(page)).toHaveText(/^Rescue plan.*Action$/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#rescue/);
  });
});

test("the chosen entry and the cursor stay when others are loaded before the entry", async ({
  page,
}) => {
  const release = await hold(page, "**/v1/countings?*");
  await page.goto("/countings/lines-300");
  await complete(page);
  await find(page, "port");
  await expect(optionsOf(page).filter({ hasText: /Page$/ })).not.toHaveCount(0);
  for (const _ of "port") await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(chosenOf(page)).toHaveText(/^Look up the count “port”/);
  release();
  await expect(optionsOf(page).filter({ hasText: /Count$/ })).not.toHaveCount(0);
  await expect(chosenOf(page)).toHaveText(/^Look up the count “port”/);
  await page.keyboard.type("s");
  await expect(paletteOf(page).getByRole("combobox")).toHaveValue("sport");
});

test("the list's search continues in the lines of the active counts, and leads to a line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await complete(page);
  await page.getByRole("searchbox").fill("PAL-1211");
  const offer = page.getByRole("button", { name: /^Search products in \d+ active counts$/ });
  await expect(offer).toBeVisible();
  await page.keyboard.press("Enter");
  const status = paletteOf(page).getByRole("status");
  await expect(status).toHaveText(/lines found · (\d+) of \1 counts searched$/);
  const first = optionsOf(page).first();
  await expect(first).toHaveText(/^PAL-1211.*expected/);
  await expectSoundState(page, "found products");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/countings\/[^?]+\?tab=lines&line=\d+$/);
  await expect(page.getByRole("dialog").getByText("PAL-1211").first()).toBeVisible();
});

test("Ctrl and K find warehouses, actions and languages, and nothing on an office screen", {
  tag: "@sweep",
}, async ({ page }) => {
  await page.goto("/");
  await complete(page);

  await test.step("the countings of a warehouse, and its office screen", async () => {
    await find(page, "sevilla sur");
    await expect(optionsOf(page).filter({ hasText: "Office screen" })).toHaveCount(1);
    await optionsOf(page).filter({ hasText: "Warehouse: its counts" }).click();
    await expect(page).toHaveURL(/\?warehouse=\d+$/);
    await expect(page.getByRole("button", { name: "Clear filters" })).toBeVisible();
  });

  await test.step("an action, by pressing the control that does it", async () => {
    await find(page, "clear fil");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/$/);
    await find(page, "columns");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("group", { name: "Columns" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("another language", async () => {
    await find(page, "deut");
    await expect(chosenOf(page).locator('[lang="de"]')).toHaveText("Deutsch");
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("lang", /^de/);
  });

  await test.step("nothing on an office screen", async () => {
    await go(page, "/screen");
    await ready(page);
    await page.keyboard.press("ControlOrMeta+k");
    await expect(page.locator("dialog")).toHaveCount(0);
  });
});
