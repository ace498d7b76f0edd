import type { ServerResponse } from "node:http";
import type { Page } from "@playwright/test";
import { counting } from "#messages/en/counting.ts";
import { failures } from "#messages/en/failures.ts";
import { overview } from "#messages/en/overview.ts";
import { wholeCounting } from "./api.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { openPart } from "./line-filters-panel.ts";
import { cell, complete, expectState, figure, gridOf, rowAt } from "./page-state.ts";

const path = "/countings/slow-one";
const { notices } = counting;

/**
 * An API that sends half of a counting and continues on a call; later requests get all of it. By default a finished
 * counting of 2,000 lines.
 */
async function halfWay(address: string, id = "lines-2000", change: object = { active: false }) {
  const whole = await wholeCounting(address, id);
  const body = JSON.stringify({ ...whole, id: "slow-one", ...change });
  const half = Math.floor(body.length / 2);
  const waiting: ServerResponse[] = [];
  const sends = (response: ServerResponse) => {
    if (waiting.length > 0) {
      response.end(body);
      return;
    }
    waiting.push(response);
    response.write(body.slice(0, half));
  };
  return {
    first: whole.products[0]?.product.code ?? "",
    answers: { [`/v1${path}`]: { sends }, "/v1/countings/incident_types": { body: [] } },
    goOn: () => waiting[0]?.end(body.slice(half)),
    breakOff: () => waiting[0]?.destroy(),
  };
}

async function expectSome(page: Page): Promise<number> {
  const grid = gridOf(page);
  // The lines that had arrived by then: some hundreds on a slow machine.
  await expect(grid).toHaveAttribute("aria-rowcount", /^(?!2001$)\d{3,4}$/);
  return Number(await grid.getAttribute("aria-rowcount")) - 1;
}

/** At 390 px an overview is less than five screens of a phone, in words of any length. */
async function expectShort(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeGreaterThan(2000);
  expect(height).toBeLessThan(4000);
  if (size) await page.setViewportSize(size);
}

test("a phone shows charts of the lines read so far, and hardly shifts when the rest comes", async ({
  page,
  gateway,
  start,
}) => {
  const api = await halfWay(gateway.address, "lines-2000", {});
  const { settings } = await start.upstream(api.answers);
  const { address } = await start.gateway(settings);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto(`${address}${path}`);
  await expect(page.getByRole("progressbar", { name: counting.readingLines })).toBeVisible();
  await expect(page.getByText(overview.arriving)).toBeAttached();
  await expect(page.getByRole("heading", { name: overview.burnUp.title })).toBeVisible();
  await expect(page.getByText(/^\d\d% of the lines read$/)).toBeVisible();
  const accuracy = figure(page.locator("main"), "accuracy").first();
  await expect(accuracy).toHaveAttribute("value", /\d/);
  // Rates of a part of the lines would be wrong.
  await expect(figure(page.locator("main"), "rate-hour").first()).toHaveAttribute("value", "");
  await expectShort(page);
  // Their figures have space reserved, and data quality notices are among the decisions.
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ("value" in entry) moved.push(Number(entry.value));
    }).observe({ type: "layout-shift" });
  });
  api.goOn();
  await expect(page.getByText(/^\d+ data checks?$/)).toBeVisible();
  await complete(page);
  await expect(page.getByText(overview.arriving)).toHaveCount(0);
  const moved = await page.evaluate(async () => {
    // Layout shifts are reported soon after the frame in which they are painted.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { moved: number[] }).moved;
  });
  // Decisions are ordered by value at cost, so one may move up a row; the tabs get their numbers.
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.02);
  await expectShort(page);
});

test("rows are shown while the rest is loading, which can be stopped and resumed", async ({
  page,
  gateway,
  start,
}) => {
  const api = await halfWay(gateway.address);
  const { settings } = await start.upstream(api.answers);
  const { address } = await start.gateway(settings);
  await page.goto(`${address}${path}?tab=lines`);
  await expect(cell(rowAt(gridOf(page), 0), "product.code")).toHaveText(api.first);
  await expect(page.getByRole("progressbar", { name: counting.readingLines })).toBeVisible();
  await expect(page.getByText(/^(9\d\d|1,0\d\d) of 2,000 lines read$/)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-ready", "");
  await expect(page.locator("html")).not.toHaveAttribute("data-complete");
  await gridOf(page).press("ArrowDown");
  await page.getByRole("button", { name: counting.stopReading }).click();
  await complete(page);
  await expectState(page, "partial");
  const some = await expectSome(page);
  const lead = notices.incomplete(some.toLocaleString("en-GB"), "2,000", 2000);
  await expect(page.getByText(lead)).toBeVisible();
  await test.step("filters work on loaded lines", async () => {
    const panel = await openPart(page, "state");
    const counts = await panel.locator('[data-choice^="state="] em').allTextContents();
    expect(counts.reduce((sum, count) => sum + Number(count.replace(",", "")), 0)).toBe(some);
    await page.keyboard.press("Escape");
  });
  await page.getByRole("button", { name: notices.loadAllLines }).click();
  await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2001");
  await expectState(page, "ready");
  await expect(page.getByText(notices.incompleteConsequence)).toHaveCount(0);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(gridOf(page)).toHaveAttribute("aria-activedescendant", /./);
});

test("a stopped load shows no rates", { tag: "@sweep" }, async ({ page, gateway, start }) => {
  const api = await halfWay(gateway.address, "lines-2000", {});
  const { settings } = await start.upstream(api.answers);
  const { address } = await start.gateway(settings);
  await page.goto(`${address}${path}?rescue=open`);
  await page.getByRole("button", { name: counting.stopReading }).click();
  await complete(page);
  await expectState(page, "partial");
  for (const name of ["forecast-early", "rate-hour"]) {
    await expect(figure(page.locator("main"), name).first()).toHaveAttribute("value", "");
  }
  await expect(
    page.getByText("Not all lines have arrived, so the rate per person is unknown."),
  ).toBeVisible();
});

test.describe("a body that is cut off in the middle", () => {
  test.use({ allowedComplaints: failedRequests });

  test("keeps the loaded lines with a notice, and retries", async ({ page, gateway, start }) => {
    const api = await halfWay(gateway.address);
    const { settings } = await start.upstream(api.answers);
    // An immediate retry fails in the same way, and the page polls again later.
    const { address } = await start.gateway({ ...settings, POLL_SECONDS: "5" });
    await page.goto(`${address}${path}?tab=lines`);
    await expect(cell(rowAt(gridOf(page), 0), "product.code")).toHaveText(api.first);
    api.breakOff();
    await expectState(page, "error");
    await complete(page);
    const some = await expectSome(page);
    const lead = notices.incomplete(some.toLocaleString("en-GB"), "2,000", 2000);
    await expect(page.getByText(lead)).toBeVisible();
    await expect(page.locator("main").getByText(failures["cut-off"].title)).toBeVisible();
    await page.getByRole("button", { name: notices.loadAllLines }).click();
    await expect(gridOf(page)).toHaveAttribute("aria-rowcount", "2001");
    await expectState(page, "ready");
  });
});
