import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";
import { expectNothingLost } from "./spaced-texts.ts";

// Rows of the list and of the tables of lines and people have fixed heights. The handover's test has the handover.
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
});
