import { expect, test } from "./fixtures.ts";
import { ready } from "./look.ts";

const addresses = [
  "/",
  "/countings/lines-500",
  "/countings/lines-500?tab=lines",
  "/countings/fault-broken-lines",
];

/** 720 is a window of 1440 at 200 %. */
for (const width of [320, 390, 720, 1440]) {
  test(`nothing stands out sideways at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of addresses) {
      await page.goto(address);
      await ready(page);
      if (address.includes("lines-500")) {
        const last = address.includes("tab") ? page.getByRole("gridcell") : page.getByRole("img");
        await expect(last.first()).toBeVisible();
      }
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, address).toBeLessThanOrEqual(width);
    }
  });
}
