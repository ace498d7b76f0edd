import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { go, ready } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

const chips = (page: Page) => page.getByRole("group", { name: "Filters" }).getByRole("listitem");

test("everything works by keyboard", { tag: "@proof" }, async ({ page }) => {
  await page.goto("/");
  await ready(page);
  await page.getByRole("combobox", { name: "Warehouse" }).focus();
  await page.keyboard.type("sevilla");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Warehouse" })).toHaveValue("Sevilla Sur");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "This year" })).toBeVisible();
  await expectSoundState(page, "when it started");
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=/);
  await expect(page.getByRole("button", { name: "Started Last 30 days" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/status=active/);
  await page.keyboard.press("ArrowLeft");
  await expect(page).not.toHaveURL(/status/);
  await test.step("Back undoes each filter; text typed at once is one step", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/status=active/);
    await page.getByRole("searchbox").focus();
    for (const [key, q] of [
      ["s", "s"],
      ["e", "se"],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === q);
    }
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole("searchbox")).toHaveValue("");
    await expect(page).toHaveURL(/status=active/);
    await page.goBack();
    await expect(page).not.toHaveURL(/status/);
    await expect(page).toHaveURL(/from=/);
    await page.goBack();
    await expect(page).not.toHaveURL(/from=/);
    await expect(page.getByRole("button", { name: "Started any time" })).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(/from=/);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the filters are in one sheet, with the sort, of which only the direction can change", {
    tag: "@proof",
  }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByRole("button", { name: "Last 30 days" }).click();
    // A larger window sorts by its column headers.
    await sheet.getByRole("combobox", { name: "Sort by" }).selectOption({ label: "Left" });
    await expect(page).toHaveURL(/[?&]sort=-totalProductsLeft(&|$)/);
    await sheet.getByRole("button", { name: "Descending" }).click();
    await expect(page).toHaveURL(/[?&]sort=totalProductsLeft(&|$)/);
    await sheet.getByRole("combobox", { name: "Sort by" }).selectOption("");
    await expect(page).not.toHaveURL(/sort=/);
    await expect(sheet.getByRole("button", { name: "Sort by" })).toHaveCount(0);
    await expectSoundState(page, "the sheet of filters");
    await sheet.getByRole("button", { name: /^Show \d+$/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Filters 1" })).toBeFocused();
    await page.getByRole("radio", { name: /^Finished/ }).check();
    // The tabs show the status themselves.
    await expect(chips(page).and(page.locator("[data-scope]"))).toHaveCount(1);
    const remove = page.getByRole("button", { name: /^Remove filter: Started from/ });
    const size = await remove.evaluate((button) => {
      const { width, height } = button.getBoundingClientRect();
      const { top, right, bottom, left } = getComputedStyle(button, "::after");
      return [
        width - parseFloat(left) - parseFloat(right),
        height - parseFloat(top) - parseFloat(bottom),
      ];
    });
    expect(Math.min(...size)).toBeGreaterThanOrEqual(44);
    await go(page, "/?sort=-progress,warehouse.name");
    await page.getByRole("button", { name: "Filters", exact: true }).click();
    const choice = page.getByRole("combobox", { name: "Sort by" });
    await expect(choice).toHaveValue("progress");
    await page.getByRole("button", { name: "Sort by Descending" }).click();
    await expect(page).toHaveURL(/[?&]sort=progress(,|%2C)warehouse\.name(&|$)/);
    await choice.selectOption("");
    await expect(page).not.toHaveURL(/sort=/);
  });
});
