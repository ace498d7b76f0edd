import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { expectNoSidewaysScroll } from "./sound-page.ts";

const counting = "lines-200";

/** The width of the line below an element, which marks it as the current or chosen one. */
const markOf = (element: Locator) =>
  element.evaluate((one) => getComputedStyle(one, "::after").borderBottomWidth);

test("forced colours keep the marks of the current page, tab and choice, and of states", async ({
  page,
  quietGateway,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${quietGateway.address}/`);
  await ready(page);
  const chosen = page.locator("main label").filter({ has: page.locator(":checked") });
  expect(await markOf(page.locator('nav [aria-current="page"]'))).toBe("2px");
  expect(await markOf(chosen.first())).toBe("2px");
  const state = page.locator('[role="row"] [data-active="true"]').first();
  expect(await state.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe("4px");
  const onScreen = await page.getByRole("link", { name: "On a screen" }).boundingBox();
  expect((onScreen?.x ?? 0) + (onScreen?.width ?? 0)).toBeLessThanOrEqual(1440 - 32);
  await page.goto(`${quietGateway.address}/countings/${counting}?tab=lines`);
  await ready(page);
  expect(await markOf(page.locator('main nav [aria-current="page"]'))).toBe("2px");
});

test("the first controls skip to the table", async ({ page, quietGateway }) => {
  await page.goto(`${quietGateway.address}/countings/${counting}?tab=lines`);
  await complete(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Skip to the table" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeFocused();
});

test("a window at 200 % has the whole conclusion, and every tab", async ({
  page,
  quietGateway,
}) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${quietGateway.address}/countings/${counting}?tab=lines`);
  await complete(page);
  const conclusion = page.locator("main header > div > b").filter({ has: page.locator("span") });
  const cut = () =>
    conclusion.first().evaluate((one: HTMLElement) => {
      const { parentElement: around } = one;
      const [inner, outer] = [one.getBoundingClientRect(), around?.getBoundingClientRect()];
      return outer === undefined || inner.right > outer.right || inner.bottom > outer.bottom;
    });
  expect(await cut()).toBe(false);
  await expectNoSidewaysScroll(page, "the lines at 720 pixels");
  await expect(page.getByRole("link", { name: /^People/ })).toBeInViewport({ ratio: 1 });
  await page.goto(`${quietGateway.address}/countings/${counting}`);
  await complete(page);
  const sentence = await page.getByRole("heading", { level: 2 }).first().textContent();
  expect(sentence).not.toMatch(/\d (h|min)\b/);
});
