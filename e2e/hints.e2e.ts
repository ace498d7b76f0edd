import { expect, test } from "./fixtures.ts";
import { ready } from "./look.ts";

test("the worker of a counting's lines is named before any code asks for it", async ({ page }) => {
  const started = page.waitForEvent("worker");
  const response = await page.goto("/countings/lines-200");
  const { pathname } = new URL((await started).url());
  expect(response?.headers().link).toContain(`<${pathname}>; rel=modulepreload`);
  await ready(page);
});
