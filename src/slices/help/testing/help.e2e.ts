import type { Page } from "@playwright/test";
import { expect, failedRequests, test } from "#e2e/fixtures.ts";
import { complete, expectState, go, ready } from "#e2e/page-state.ts";
import { expectSoundPage } from "#e2e/sound-page.ts";
import { app } from "#messages/en/app.ts";

const fact = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

test("shows the demo, the build and the settings", async ({ page, gateway }) => {
  await page.goto("/no/such/page");
  await ready(page);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Dark theme" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole("link", { name: "Help" }).click();
  await expect(fact(page, "Connected to")).toContainText("Demo data");
  await expectState(page, "ready");
  const version = await (await fetch(`${gateway.address}/version`)).json();
  await expect(fact(page, "Build")).toHaveText(version.build);
  await expect(fact(page, "Refreshes")).toContainText("every 15 s");
  await expect(fact(page, "Working hours")).toContainText("round the clock");
  await expect(fact(page, "Currency")).toContainText("Not set");
  await expect(fact(page, "Time zone")).toHaveText("Europe/Madrid");
  await expect(page.getByText(app.demo, { exact: true })).toBeVisible();
  await expect(page.getByText(app.source(""))).toHaveCount(0);
});

test.describe("of a gateway", () => {
  test.use({ allowedComplaints: failedRequests });

  test("shows the API's host, nothing else of its address, and no unknown setting", async ({
    page,
    start,
  }) => {
    const { address } = await start.gateway({
      COUNTING_API_URL: "http://127.0.0.1:9/some/base",
      COUNTING_API_CLIENT_ID: "an-id",
      COUNTING_API_CLIENT_SECRET: "a-secret",
      CURRENCY: "EUR",
      ACTIVE_WITHIN_DAYS: "30",
    });
    await page.goto(`${address}/help`);
    await expect(fact(page, "Connected to")).toHaveText("127.0.0.1:9");
    await expect(fact(page, "Currency")).toHaveText("EUR");
    await expect(fact(page, "Active counts")).toContainText("30 days");
    const text = await page.locator("body").innerText();
    for (const hidden of ["some/base", "an-id", "a-secret", "Demo"])
      expect(text).not.toContain(hidden);
  });
});

/** The names of the figures on a page, once a figure that comes late is there. */
async function namesOfFigures(page: Page, late: string): Promise<string[]> {
  await expect(page.locator(`data[data-figure="${late}"]`).first()).toBeAttached();
  await complete(page);
  return page
    .locator("data[data-figure]")
    .evaluateAll((all) => all.map((figure) => figure.getAttribute("data-figure") ?? ""));
}

/** A question mark opens the shortcuts, and Esc returns the focus. */
async function expectShortcuts(page: Page): Promise<void> {
  const from = page.getByRole("link", { name: "Countboard" });
  await from.focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toContainText("Show these shortcuts");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(from).toBeFocused();
}

async function expectShortcutsInMenu(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Columns" }).click();
  await page.locator(":popover-open").getByRole("checkbox").first().focus();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** The hint that a figure's label shows on keyboard focus. */
async function hintAtLabel(page: Page, name: string): Promise<string> {
  await expect(page.locator("dt", { hasText: new RegExp(`^${name}$`) })).toHaveCount(1);
  const label = page.getByRole("button", { name, exact: true });
  await expect(label).toHaveText(name);
  const tip = page.getByRole("tooltip").filter({ visible: true });
  await expect(tip).toHaveCount(0);
  await label.focus();
  await expect(tip).toHaveCount(1);
  const hint = await tip.innerText();
  await expect(label).toHaveAccessibleDescription(hint);
  return hint;
}

test("defines every figure of the pages, and lists the shortcuts on each", {
  tag: "@sweep",
}, async ({ page }) => {
  const visible = new Set<string>();
  const take = async (late: string) => {
    for (const name of await namesOfFigures(page, late)) visible.add(name);
    await expectShortcuts(page);
  };
  const nav = page.getByRole("navigation", { name: "Main" });
  await page.goto("/");
  await test.step("the list", () => take("active-countings"));
  await test.step("keys on a checkbox do not type", () => expectShortcutsInMenu(page));
  await nav.getByRole("link", { name: "History" }).click();
  await test.step("the history", () => take("usual-median"));
  await nav.getByRole("button", { name: "More", exact: true }).click();
  await nav.getByRole("link", { name: "Incident types" }).click();
  await page.getByRole("button", { name: /^Count incidents/ }).click();
  await test.step("incident types", () => take("lines-incidents"));
  await go(page, "/countings/lines-500");
  await test.step("a counting", () => take("accuracy"));
  expect(await hintAtLabel(page, "Accuracy")).toMatch(/^\d+ of \d+ counted lines match/);
  expect(visible.size).toBeGreaterThan(30);

  await page.goto("/help#accuracy");
  await ready(page);
  const accuracy = page.locator("tr#accuracy");
  await expect(accuracy).toBeInViewport();
  await expect(accuracy).toContainText("finishedAt, difference");
  await expect(accuracy).toContainText("The part of the counted lines that match");
  const defined = await page
    .locator("tr[id]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("id") ?? ""));
  for (const name of visible) expect(defined.filter((id) => id === name)).toEqual([name]);
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeInViewport();
  await expectSoundPage(page, "help");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("a tap shows a hint; the menu links to every page and keeps the address's parameters", async ({
    page,
  }) => {
    // A tap may come before the browser was idle, when hints are prepared.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto("/countings/lines-200?tz=Asia/Tokyo");
    await complete(page);
    await test.step("a tap shows a hint, and another closes it", async () => {
      const label = page.getByRole("button", { name: "Undocumented", exact: true });
      const tip = page.getByRole("tooltip").filter({ visible: true });
      await label.tap();
      await expect(tip).toContainText("have no reason yet");
      const box = await tip.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
      await label.tap();
      await expect(tip).toHaveCount(0);
    });
    await page.getByRole("link", { name: "Countboard" }).tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stock counts");
    const menu = page.getByRole("button", { name: "Menu" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveCount(0);
    const size = await menu.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(links.filter({ hasText: "Counts" })).toHaveAttribute("aria-current", "page");
    await page.keyboard.press("Tab");
    await expect(links.first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(links).toHaveCount(0);
    await expect(menu).toBeFocused();
    await menu.tap();
    await links.filter({ hasText: "Incident types" }).tap();
    await expect(page).toHaveURL(/\/incident-types\?tz=Asia(%2F|\/)Tokyo/);
    await expect(links).toHaveCount(0);
    await menu.tap();
    await page.getByRole("button", { name: "Dark theme" }).tap();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await page.getByRole("link", { name: "Help" }).tap();
    await expect(page).toHaveURL(/\/help/);
  });
});

test("help, shortcuts, hints and menu break no accessibility rule", { tag: "@sweep" }, async ({
  page,
}) => {
  test.slow();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/help");
    await ready(page);
    await expectSoundPage(page, "help");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectSoundPage(page, "shortcuts");
    await page.keyboard.press("Escape");
    if (width === 390) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expectSoundPage(page, "menu");
    }
  }
  await page.goto("/countings/lines-200");
  await complete(page);
  await page.getByRole("button", { name: "Rate", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveCount(1);
  await expectSoundPage(page, "hint");
});
