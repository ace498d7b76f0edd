import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectState, ready } from "./page-state.ts";

/** More than a page has: the briefing's links change with the hour. */
const mostStops = 80;

/** Presses Tab until something has the focus; each stop on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error("The Tab key does not lead there");
}

/** Whether the focus changes the look of an element or of an ancestor. */
function isOutlined(target: Locator): Promise<boolean> {
  return target.evaluate((element) =>
    [element, ...document.querySelectorAll(":focus-within")].some((candidate) =>
      ["", "::before", "::after"].some((part) => {
        const { outlineStyle, boxShadow } = getComputedStyle(candidate, part || null);
        return outlineStyle !== "none" || boxShadow !== "none";
      }),
    ),
  );
}

test("everything works by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#content$/);
  await expectState(page, "ready");

  // By attributes, because the keyboard stops often, and roles take long to find on a large page.
  const link = page.locator('[role="row"] a[href^="/countings/"]').nth(1);
  const address = await link.getAttribute("href");
  await tabTo(page, link);
  expect(await isOutlined(link), "the focus is shown on what holds it").toBe(true);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("grid")).toHaveCount(0);
  await expectState(page, /ready|empty/);

  const lines = page.locator('main nav a[href*="tab=lines"]');
  await tabTo(page, lines);
  await page.keyboard.press("Enter");
  await expect(lines).toHaveAttribute("aria-current", "page");
  await expect(page).toHaveURL(/tab=lines/);

  await test.step("and without shortcuts of one letter", async () => {
    await page.keyboard.press("?");
    const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await shortcuts.getByRole("checkbox").uncheck();
    await page.keyboard.press("Escape");
    await expect(shortcuts).toBeHidden();
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(shortcuts).toBeHidden();
    await expect(page.locator("[role=grid]:focus")).toHaveCount(0);
  });
});
