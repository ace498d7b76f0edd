import { app } from "#messages/en/app.ts";
import { expect, test } from "./fixtures.ts";
import { expectState } from "./page-state.ts";
import { expectSoundPage, expectSoundState } from "./sound-page.ts";

for (const address of ["/", "/countings/lines-20", "/imports/short"]) {
  test(`${address} says that it is loading until its figures are there`, { tag: "@proof" }, async ({
    page,
  }) => {
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
    // After some seconds, which pass on a busy machine, its text changes.
    const said = new RegExp(`${app.loading}|${app.stillWaiting}`);
    await expect(page.getByRole("status").filter({ hasText: said })).toBeAttached();
    if (address === "/") {
      const table = page.getByRole("grid", { name: "Stock counts", exact: true });
      await expect(table).toHaveAttribute("aria-busy", "true");
    }
    await expect(page.locator("data[data-figure]")).toHaveCount(0);
    await (address === "/" ? expectSoundPage : expectSoundState)(page, address);
    const find = page.getByRole("button", { name: app.find });
    const before = await find.boundingBox();
    const header = page.getByRole("columnheader", { name: "Warehouse" });
    if (address === "/") {
      await header.getByRole("button").click();
      await expect(header).toHaveAttribute("aria-sort", "ascending");
      await header.getByRole("button").click();
      await expect(header).toHaveAttribute("aria-sort", "descending");
    }
    release();
    await expectState(page, "ready");
    await expect(main).toHaveAttribute("aria-busy", "false");
    await expect(page.locator("html")).toHaveAttribute("data-ready", "");
    expect(await find.boundingBox(), "the age moves no button").toEqual(before);
    if (address !== "/") return;
    await expect(header.first(), "rows are sorted as was asked before").toHaveAttribute(
      "aria-sort",
      "descending",
    );
    await expect(page).toHaveURL(/sort=-warehouse/);
  });
}
