import { app } from "#messages/en/app.ts";
import { expect, test } from "./fixtures.ts";
import { expectState } from "./look.ts";
import { expectSoundPage } from "./sound-page.ts";

for (const address of ["/", "/countings/lines-20", "/imports/short"]) {
  test(`${address} says that it is loading until its figures are there`, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/api/v1/**", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(address);
    await expectState(page, "loading");
    const main = page.locator("main");
    await expect(main).toHaveAttribute("aria-busy", "true");
    await expect(page.locator("html")).not.toHaveAttribute("data-ready");
    await expect(page.getByRole("status").filter({ hasText: app.loading })).toBeAttached();
    if (address === "/") {
      const table = page.getByRole("table", { name: "Countings", exact: true });
      await expect(table).toHaveAttribute("aria-busy", "true");
    }
    await expect(page.locator("data[data-figure]")).toHaveCount(0);
    await expectSoundPage(page, address);
    release();
    await expectState(page, "ready");
    await expect(main).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  });
}
