import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { moreButton } from "./list-tables.ts";
import { complete, go } from "./page-state.ts";

const press = async (page: Page, name: string) => {
  await page.getByRole("button", { name, exact: true }).focus();
  await page.keyboard.press("Enter");
};

async function expectChoiceOfColumns(page: Page): Promise<void> {
  await press(page, "Columns");
  // Its choices load when it is first opened.
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("group", { name: "Columns" }).locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Columns", exact: true })).toBeFocused();
}

test("the list gives the focus back to its rows, and a control that removes itself passes it on", async ({
  page,
}) => {
  await page.goto("/");
  await complete(page);
  await test.step("Back from a counting restores it to its row", () => expectRowFocused(page));
  await test.step("the choice of columns", () => expectChoiceOfColumns(page));
  await test.step("cancelling the load of the whole list", async () => {
    await go(page, "/?sort=warehouse.name");
    // Until the order changes, the foot is that of the list before.
    await expect(page.locator('[aria-sort="ascending"]').first()).toBeVisible();
    // The next content is delayed.
    await page.route(/\/countings\?.*cursor=/, () => {});
    await press(page, "Load all");
    await expect(page.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(moreButton(page)).toBeFocused();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
  await test.step("removing the last filter", async () => {
    await go(page, "/?status=active");
    await press(page, "Clear filters");
    await expect(page.locator("main")).toBeFocused();
    await go(page, "/?q=nobodyhasthis");
    await press(page, "Clear filters");
    await expect(page.getByRole("grid").first()).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
    await go(page, "/?status=not-started");
    await page.getByRole("button", { name: /^Load all \d/ }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Clear filters" }).last()).toBeFocused();
  });
  await test.step("closing what changed in a counting", async () => {
    await page.goto("/countings/lines-300?since=06:00");
    await complete(page);
    const tool = page.getByRole("link", { name: /^What changed/ });
    await press(page, "Close what changed");
    await expect(tool).toBeFocused();
    await expect(tool).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "What changed" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(tool).toBeFocused();
    await expect(tool).toHaveAttribute("aria-expanded", "false");
  });
});

async function expectRowFocused(page: Page): Promise<void> {
  for (let row = 0; row < 3; row += 1) await page.keyboard.press("j");
  await expect(page.locator("a:focus")).toHaveAttribute("href", /^\/countings\/./);
  const href = await page.locator("a:focus").getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === href);
  await complete(page);
  await expect(page.locator("#content")).toBeFocused();
  await page.goBack();
  const row = page.locator(`[role="row"] a[href="${href}"]`);
  await expect(row).toBeFocused();
  await page.keyboard.press("k");
  await expect(row).not.toBeFocused();
  await page.keyboard.press("j");
  await expect(row).toBeFocused();
}

test("Back to the history restores the focus to the link used, of two to the same page", {
  tag: "@sweep",
}, async ({ page }) => {
  await page.goto("/history?table=1");
  await complete(page);
  const row = page.getByRole("table", { name: "Counts of the period" }).locator("tbody a").nth(4);
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
});

test("Back from another part of a counting restores the focus to its link", {
  tag: "@sweep",
}, async ({ page }) => {
  await page.goto("/countings/lines-300");
  await complete(page);
  const link = page
    .getByRole("region", { name: "What needs a decision", exact: true })
    .getByRole("link")
    .first();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.locator("#content")).toBeFocused();
  await test.step("so does its choice of columns to its button", () => expectChoiceOfColumns(page));
  await page.goBack();
  await expect(link).toBeFocused();
});
