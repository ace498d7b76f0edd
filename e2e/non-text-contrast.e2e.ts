import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { weakMarks } from "./weak-marks.ts";

async function expectContrast(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await weakMarks(page), `${what}, ${colorScheme}`).toEqual([]);
  }
}

test("fields, icons, focus and marks have 3:1 on their ground, light and dark", async ({
  page,
  quietGateway: { address },
}) => {
  await page.goto(address);
  await complete(page);
  await expectContrast(page, "the list");
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press("Tab");
    await expectContrast(page, `the list, stop ${stop + 1} of the keyboard`);
  }
  await page.locator("main").getByRole("button", { name: "Started any time" }).click();
  await expect(page.getByLabel("From")).toBeVisible();
  await expectContrast(page, "the periods");
  await page.goto(`${address}/countings/lines-300`);
  await complete(page);
  await expect(page.locator("svg.recharts-surface")).toHaveCount(7);
  await expectContrast(page, "the overview");
  await page.goto(`${address}/countings/lines-300?tab=people`);
  await complete(page);
  await expectContrast(page, "the people");
  await page.goto(`${address}/countings/lines-300?tab=lines`);
  await complete(page);
  await page.getByRole("gridcell").first().dblclick();
  await expect(page.getByRole("dialog", { name: /^Line / })).toBeVisible();
  await expectContrast(page, "the lines, one of them open");
  for (const path of ["/trends", "/screen/setup"]) {
    await page.goto(address + path);
    await ready(page);
    await expectContrast(page, path);
  }
});
