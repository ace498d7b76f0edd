import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { lostTexts, spaceTexts } from "./spaced-texts.ts";

async function expectNothingLost(page: Page, what: string, selector = "main"): Promise<void> {
  await spaceTexts(page);
  // Charts place their labels in a later frame.
  await expect.soft
    .poll(() => lostTexts(page, selector), { message: what, timeout: 5000 })
    .toEqual([]);
}

// Rows of the list and of the tables of lines and people have fixed heights.
test("no text is lost where people set letters, words and lines apart", async ({
  page,
  quietGateway: { address },
}) => {
  await page.goto(`${address}/countings/lines-300?tab=lines`);
  await complete(page);
  await page.getByRole("gridcell").first().dblclick();
  await expect(page.getByRole("dialog", { name: /^Line / })).toBeVisible();
  await expectNothingLost(
    page,
    "an open line",
    '[role="dialog"][aria-label^="Line"], dialog[open]',
  );
  await page.goto(`${address}/countings/lines-300`);
  await complete(page);
  await expectNothingLost(page, "the overview");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.locator("[popover]:popover-open")).toBeVisible();
  await expectNothingLost(page, "sharing", "[popover]:popover-open");
  await page.goto(`${address}/screen/setup`);
  await ready(page);
  // The picture of the screen is inert, and sized by the screen that it is of.
  await expectNothingLost(page, "the set-up of a screen");
  await page.goto(`${address}/handover?warehouse=14`);
  await expect(page.getByRole("article", { name: "Shift handover" })).toBeVisible();
  await expectNothingLost(page, "the handover");
});
