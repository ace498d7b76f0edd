import { expect, test } from "./fixtures.ts";
import { cell, go, ready, rowOfCounting } from "./page-state.ts";

test("follows the system's theme until the theme button is used, whose choice survives a reload", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/imports");
  await ready(page);
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(page.getByRole("button", { name: "Light theme" })).toBeVisible();
  const dark = await background();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.getByRole("button", { name: "Dark theme" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Light theme" })).toBeVisible();
  await expect.poll(background).toBe(dark);
  await page.reload();
  await ready(page);
  expect(await background()).toBe(dark);
  await menu.click();
  await page.getByRole("button", { name: "Light theme" }).click();
  await expect.poll(background).toBe(light);
});

test("the address sets theme and time zone, and links within the page keep them", async ({
  page,
}) => {
  const zone = "Asia/Tokyo";
  await page.goto(`/?theme=dark&tz=${zone}`);
  await ready(page);
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.getByText(`Times in ${zone}`)).toBeVisible();
  const link = page.locator('[role="row"] a').first();
  const id = new URL((await link.getAttribute("href")) ?? "", page.url()).pathname.split("/")[2];
  const row = rowOfCounting(page, id ?? "");
  const startedAt = (await cell(row, "startedAt").locator("time").getAttribute("datetime")) ?? "";
  const timeIn = (timeZone: string) =>
    new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" }).format(
      Date.parse(startedAt),
    );
  await expect(cell(row, "startedAt")).toContainText(timeIn(zone));
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/theme=dark/);
  await expect(page).toHaveURL(/tz=Asia(%2F|\/)Tokyo/);
  await expect(page.getByText(`Times in ${zone}`)).toBeVisible();
  await expect(page.locator("main")).toContainText(timeIn(zone));

  await go(page, "/");
  // The viewer's own zone is not named.
  await expect(page.getByText("Times in Europe/Madrid")).toBeHidden();
  await expect(cell(row, "startedAt")).toContainText(timeIn("Europe/Madrid"));
});

test("uses the gateway's time zone when the address has none", async ({ page, start }) => {
  const gateway = await start.gateway({ TIME_ZONE: "America/New_York" });
  await page.goto(`${gateway.address}/imports`);
  await expect(page.getByText("Times in America/New_York")).toBeVisible();
});
