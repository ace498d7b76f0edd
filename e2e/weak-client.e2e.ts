import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { gridOf, rowAt } from "./page-state.ts";

/** How much slower than this machine's the processor is. */
const slowdown = 4;
/** Until rows are shown, in milliseconds; a machine that is busy with other tests needs half of it. */
const limit = 10_000;

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

test("list and lines show their first rows on a slow processor", async ({
  page,
  quietGateway: { address },
}) => {
  await slowDown(page);
  await page.goto(`${address}/`, { waitUntil: "commit" });
  await expect(page.getByRole("grid").getByRole("link").first()).toBeVisible({ timeout: limit });
  await page.goto(`${address}/countings/lines-1000?tab=lines`, { waitUntil: "commit" });
  await expect(rowAt(gridOf(page), 0)).toBeVisible({ timeout: limit });
});
