import type { Page } from "@playwright/test";
import { help } from "#messages/en/help.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { complete, expectState, ready } from "./look.ts";
import { expectSoundPage } from "./sound-page.ts";

const fact = (page: Page, name: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");

test("says that it is the demo, which build it is, and by which settings it works", async ({
  page,
  gateway,
}) => {
  await page.goto("/");
  await ready(page);
  await page.getByRole("link", { name: "Help" }).click();
  await ready(page);
  await expectState(page, "ready");
  await expect(fact(page, "Connected to")).toContainText("Demo data");
  const version = await (await fetch(`${gateway.address}/version`)).json();
  await expect(fact(page, "Build")).toHaveText(version.build);
  await expect(fact(page, "Refreshes")).toContainText("every 15 s");
  await expect(fact(page, "Work hours")).toContainText("round the clock");
  await expect(fact(page, "Currency")).toContainText("Not set");
  await expect(fact(page, "Time zone")).toHaveText("Europe/Madrid");
});

test("names the API's host, and nothing else of its address", async ({ page, start }) => {
  const api = await start.referenceApi();
  const { host } = new URL(api.address);
  const gateway = await start.gateway({
    COUNTING_API_URL: `${api.address}/some/base`,
    COUNTING_API_CLIENT_ID: "an-id",
    COUNTING_API_CLIENT_SECRET: "a-secret",
    CURRENCY: "EUR",
    ACTIVE_WITHIN_DAYS: "30",
  });
  await page.goto(`${gateway.address}/help`);
  await ready(page);
  await expect(fact(page, "Connected to")).toHaveText(host);
  await expect(fact(page, "Currency")).toHaveText("EUR");
  await expect(fact(page, "Active countings")).toContainText("30 days");
  const text = await page.locator("body").innerText();
  for (const hidden of ["some/base", "an-id", "a-secret", "Demo"])
    expect(text).not.toContain(hidden);
});

test.describe("without settings", () => {
  test.use({ allowedComplaints: failedRequests });

  test("states nothing of a gateway that has not told of itself", async ({ page }) => {
    await page.route("**/api/settings", (route) => route.fulfill({ status: 503 }));
    await page.goto("/help");
    await ready(page);
    const { about } = help;
    await expect(fact(page, about.source)).toHaveText(about.unknownSource);
    const { build, poll, activeWithin, workHours, currency } = about;
    for (const name of [build, poll, activeWithin, workHours, currency]) {
      await expect(fact(page, name)).toHaveText(about.unknown);
    }
  });
});

test("defines every figure that the pages show, and can be linked to", async ({ page }) => {
  const shown: string[] = [];
  for (const address of ["/", "/trends", "/incident-types", "/countings/lines-500"]) {
    await page.goto(address);
    await complete(page);
    const figures = page.locator("data[data-figure]");
    await expect(figures.first()).toBeAttached();
    const names = await figures.evaluateAll((all) =>
      all.map((figure) => figure.getAttribute("data-figure") ?? ""),
    );
    shown.push(...names);
  }
  expect(new Set(shown).size).toBeGreaterThan(30);
  await page.goto("/help#accuracy");
  await ready(page);
  for (const name of new Set(shown)) await expect(page.locator(`tr[id="${name}"]`)).toHaveCount(1);
  const accuracy = page.locator("tr#accuracy");
  await expect(accuracy).toBeInViewport();
  await expect(accuracy).toContainText("finishedAt, difference");
  await page.getByRole("link", { name: "Keyboard shortcuts" }).click();
  await expect(page.getByRole("heading", { name: "Keyboard shortcuts" })).toBeInViewport();
});

test("a question mark shows the shortcuts anywhere, and gives the focus back", async ({ page }) => {
  for (const address of ["/", "/countings/lines-200", "/incident-types", "/no/such/page"]) {
    await page.goto(address);
    await ready(page);
    const from = page.getByRole("link", { name: "Countboard" });
    await from.focus();
    await page.keyboard.press("?");
    const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Show these shortcuts");
    await expect(dialog.getByRole("button", { name: "Close" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(from).toBeFocused();
  }
});

test("a slash goes to the search box; what is typed there is text", async ({ page }) => {
  await page.goto("/countings/lines-200?tab=lines");
  await complete(page);
  await page.keyboard.press("/");
  const box = page.getByRole("searchbox", { name: "Search lines" });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue("");
  await page.keyboard.type("/?");
  await expect(box).toHaveValue("/?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a figure's label explains itself to the keyboard, in the words of the help page", async ({
  page,
}) => {
  await page.goto("/countings/lines-500");
  await complete(page);
  const label = page.getByRole("button", { name: "Accuracy", exact: true });
  await expect(label).toHaveText("Accuracy");
  await expect(page.locator("dt", { hasText: /^Accuracy$/ })).toHaveCount(1);
  const box = await label.boundingBox();
  const tip = page.getByRole("tooltip").filter({ visible: true });
  await expect(tip).toHaveCount(0);
  await page.getByRole("button", { name: "Rate", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(label).toBeFocused();
  await expect(tip).toHaveCount(1);
  const meaning = await tip.locator("span").first().innerText();
  await expect(label).toHaveAccessibleDescription(new RegExp(meaning.replace(/[.÷]/g, ".")));
  expect(await label.boundingBox()).toEqual(box);
  await page.keyboard.press("Escape");
  await expect(tip).toHaveCount(0);
  await expect(label).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tip).toContainText("difference × cost price");
  await page.keyboard.press("Shift+Tab");
  await expect(tip).toHaveText(new RegExp(meaning.slice(0, 20)));
  await page.goto("/help");
  await expect(page.locator("tr#accuracy")).toContainText(meaning);
});

test("a label leaves a menu open, and keys on its boxes are no text", async ({ page }) => {
  await page.goto("/");
  await complete(page);
  await page.getByRole("button", { name: "Columns" }).focus();
  await page.keyboard.press("Enter");
  const menu = page.locator(":popover-open");
  await expect(menu.getByRole("checkbox").first()).toBeVisible();
  await page.getByRole("button", { name: "Left", exact: true }).first().focus();
  await expect(menu.getByRole("checkbox").first()).toBeVisible();
  await menu.getByRole("checkbox").first().focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});

test("a label explains itself to the mouse", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const tip = page.getByRole("tooltip").filter({ visible: true });
  await page.getByRole("button", { name: "Left", exact: true }).first().hover();
  await expect(tip).toContainText("not counted yet");
  // It can be read with the pointer on it, and goes when the pointer does.
  await tip.hover();
  await expect(tip).toContainText("not counted yet");
  await page.mouse.move(5, 400);
  await expect(tip).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

  test("a tap explains a label, and another closes it", async ({ page }) => {
    await page.goto("/countings/lines-200");
    await complete(page);
    const label = page.getByRole("button", { name: "Undocumented" });
    const tip = page.getByRole("tooltip").filter({ visible: true });
    await label.tap();
    await expect(tip).toContainText("nobody has given a reason");
    const box = await tip.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
    await label.tap();
    await expect(tip).toHaveCount(0);
  });

  test("the menu leads to every page and keeps what the address asks for", async ({ page }) => {
    await page.goto("/?tz=Asia/Tokyo");
    await ready(page);
    const menu = page.getByRole("button", { name: "Menu" });
    const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
    await expect(links).toHaveCount(0);
    const size = await menu.boundingBox();
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await menu.focus();
    await page.keyboard.press("Enter");
    await expect(links.filter({ hasText: "Countings" })).toHaveAttribute("aria-current", "page");
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
    await links.filter({ hasText: "Help" }).tap();
    await expect(page).toHaveURL(/\/help/);
  });
});

test("help, shortcuts, hints and menu break no accessibility rule", async ({ page }) => {
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
  await page.getByRole("button", { name: "Incidents", exact: true }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tooltip").filter({ visible: true })).toHaveCount(1);
  await expectSoundPage(page, "hint");
});
