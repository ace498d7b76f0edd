import type { Page } from "@playwright/test";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectLoaded, halfYearAgo, moreButton } from "./list-tables.ts";
import { expectState, ready } from "./page-state.ts";
import { type PagedApi, startPagedApi } from "./paged-api.ts";
import { inPlaceOf, type RunningServer, startGateway } from "./servers.ts";

let api: PagedApi;
let gateway: RunningServer;

test.use({ savesData: false });

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  api = await startPagedApi();
  gateway = await startGateway({ ...api.settings, POLL_SECONDS: "3600" });
});

test.afterAll(async () => {
  await gateway.stop();
  await api.stop();
});

/** A whole list has no text at its end. */
const whole = null;

/** Every way to page, with the text at the end of its list and its notice. */
const ways: readonly (readonly [way: string, end: RegExp | null, notice: RegExp | null])[] = [
  ["default", whole, null],
  ["links-only", whole, null],
  ["cursor-only", whole, null],
  ["null-end", whole, null],
  ["empty-end", whole, null],
  ["total-only", /^The list ends after 100 /, /^The stock system sent only 100 of its \d+ /],
  ["loop", /^The list ends after 200 /, /^The stock system sent only 200 of its \d+ /],
  [
    "same-href",
    /^The list ends after 10 /,
    /^The stock system sent only 10 of its 40 .* list ends/,
  ],
  ["empty-page", whole, null],
  [
    "known-ids",
    /repeated counts; the list ends at 30 of 40$/,
    /^The stock system sent only 30 of its 40 .* same ones again/,
  ],
  [
    "round",
    /repeated counts; the list ends at 30 of 40$/,
    /^The stock system sent only 30 of its 40 .* same ones again/,
  ],
];

/** Loads a list to its end, and expects its text. */
async function expectEnd(page: Page, [way, end, notice]: (typeof ways)[number]): Promise<void> {
  const before = api.asked(way);
  // Sorted, so that no scrolling loads more.
  await page.goto(`${gateway.address}/?warehouse=${way}&from=${halfYearAgo}&sort=startedAt`);
  await ready(page);
  if (end) await expect(page.getByText(end), way).toBeVisible();
  else await expectLoaded(page, /^Search all \d+$/);
  await expect(moreButton(page), way).toHaveCount(0);
  await expect(page.getByText(/^The stock system sent only/), way).toHaveCount(notice ? 1 : 0);
  if (notice)
    await expect(page.locator("main"), way).toContainText(new RegExp(notice.source.slice(1)));
  await expect(page.locator("[data-figure=active-countings]")).not.toHaveText("");
  await page.waitForLoadState("networkidle");
  // Three pages, an end without entries, and the same again in search of active countings.
  expect(api.asked(way) - before, way).toBeLessThanOrEqual(9);
}

test("a list whose pages repeat ends with a text", async ({ page }) => {
  const loop = ways.find(([name]) => name === "loop");
  if (!loop) throw new Error("No list repeats");
  await expectEnd(page, loop);
});

test("every paging style ends with a text", { tag: "@sweep" }, async ({ page }) => {
  test.slow();
  for (const way of ways) await test.step(way[0], () => expectEnd(page, way));
});

test("offers new countings, and loads them on request", async ({ page }) => {
  await page.goto(`${gateway.address}/?warehouse=grows`);
  await ready(page);
  await expectLoaded(page, "all 100");
  api.grow(3);
  // The gateway caches an answer for a moment.
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByText("3 more counts exist now.")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByText("3 more counts exist now.")).toHaveCount(0);
  await expectLoaded(page, "all 103");
});

test.describe("after a restart of the gateway", () => {
  // Definitions of figures load when the browser is idle, perhaps while the gateway is down.
  test.use({
    savesData: true,
    allowedComplaints: new RegExp(`${failedRequests.source}|dynamically imported|preload CSS`),
  });

  test("the list restarts when its cursor is no longer valid", async ({ page }) => {
    // A poll after the restart would bring a valid cursor before the old one is used.
    const settings = { ...api.settings, POLL_SECONDS: "3600" };
    const before = await startGateway(settings);
    await page.clock.install();
    await page.goto(`${before.address}/?warehouse=own-query&status=active`);
    await expectState(page, /ready|no-match/);
    await expectLoaded(page, "the loaded 10");
    await before.stop();
    const after = await startGateway({ ...settings, ...inPlaceOf(before) });
    const refused = page.waitForResponse((response) => response.status() === 400);
    const more = moreButton(page);
    await more.click();
    await refused;
    const notice = page.getByText("The next counts could not be loaded.");
    await expect(notice).toBeVisible();
    // It starts over a quarter of a minute later.
    await page.clock.fastForward(15_000);
    await expect(notice).toHaveCount(0);
    await expect(async () => {
      await more.click({ timeout: 1000 });
      await expectLoaded(page, "the loaded 20");
    }).toPass();
    await after.stop();
  });
});
