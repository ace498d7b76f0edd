import { expect, test } from "./fixtures.ts";
import { ready } from "./page-state.ts";

test("the layout stays across pages, and its open panels close", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const header = page.locator("body header").first();
  await header.evaluate((element) => element.setAttribute("data-marked", ""));
  await page.getByRole("link", { name: "Incident types" }).click();
  await expect(page).toHaveTitle(/Incident types/);
  await ready(page);
  await expect(page.locator("#content")).toBeFocused();
  const panel = page.getByRole("dialog", { name: "Copy link" });
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Countings", level: 1 })).toBeAttached();
  await ready(page);
  await expect(panel).toBeHidden();
  await expect(header).toHaveAttribute("data-marked");
});
