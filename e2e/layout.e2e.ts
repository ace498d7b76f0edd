import { expect, test } from "./fixtures.ts";
import { figure, ready } from "./page-state.ts";

test("the layout stays across pages, and its open panels close", async ({ page }) => {
  await page.goto("/");
  await ready(page);
  const header = page.locator("body header").first();
  await header.evaluate((element) => element.setAttribute("data-marked", ""));
  await test.step("each part is there once in a narrow window, too", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(1);
    // Renders the top bar again.
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.locator("[data-turning]")).toHaveCount(0);
    await expect(figure(page, "data-age")).toHaveCount(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(page.getByRole("button", { name: "Menu" })).toHaveCount(1);
  });
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("link", { name: "Incident types" }).click();
  await expect(page).toHaveTitle(/Incident types/);
  await ready(page);
  await expect(page.locator("#content")).toBeFocused();
  const panel = page.getByRole("dialog", { name: "Share" });
  await page.getByRole("button", { name: "Share" }).click();
  await panel.getByRole("button", { name: "Save this view" }).click();
  await panel.getByRole("textbox", { name: "Name of the view" }).fill("Types");
  await panel.getByRole("button", { name: "Save", exact: true }).click();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Stock counts", level: 1 })).toBeAttached();
  await ready(page);
  await expect(panel).toBeHidden();
  await expect(header).toHaveAttribute("data-marked");
  await test.step("a saved view opens instead of the list", async () => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("link", { name: "Views" }).click();
    await page.getByRole("button", { name: "Open this first Types" }).click();
    await page.goto("/");
    await expect(page).toHaveURL(/\/incident-types$/);
    await expect(page).toHaveTitle(/Incident types/);
    await page.getByRole("link", { name: "Counts", exact: true }).click();
    await ready(page);
    await page.reload();
    await ready(page);
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test("a menu that is opened while a page loads stays open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/help");
  await ready(page);
  let letComeIn = () => {};
  const isOpened = new Promise<void>((resolve) => {
    letComeIn = resolve;
  });
  await page.context().route("**/assets/*.js", async (route) => {
    await isOpened;
    await route.continue();
  });
  const menu = page.getByRole("button", { name: "Menu" });
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await menu.click();
  await links.filter({ hasText: "Incident types" }).click();
  await expect(page).toHaveURL(/incident-types$/);
  await expect(links).toHaveCount(0);
  await menu.click();
  await expect(links.first()).toBeVisible();
  letComeIn();
  await expect(page).toHaveTitle(/Incident types/);
  await ready(page);
  await expect(links.first()).toBeVisible();
});
