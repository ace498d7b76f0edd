import { expect, test } from "./fixtures.ts";

test("smoke", async ({ page }) => {
  await page.goto("/");
  await page.waitForSelector("html[data-ready]", { state: "attached" });
  await expect(page.locator("main")).toHaveAttribute("data-state", "ready");
});
