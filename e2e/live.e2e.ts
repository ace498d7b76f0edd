import type { Locator, Page } from "@playwright/test";
import type { Counting } from "#contract/counting.ts";
import { lineChangesType } from "#contract/line-changes.ts";
import { everyCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { expectState, figure, ready, rowOfCounting } from "./page-state.ts";
import { connected } from "./servers.ts";

const numberIn = async (element: Locator) => Number(await element.getAttribute("value"));

/**
 * The smallest counting that progresses from poll to poll and is far from its end: large ones are polled less often,
 * and among small ones alone there are hours without progress.
 * @param minLines lines that it has at least
 */
async function movingCounting(address: string, minLines = 0): Promise<Counting> {
  const last = new Map<string, number>();
  const steps = new Map<string, number>();
  const find = async () => {
    const countings = await everyCounting(address);
    for (const { id, ...counting } of countings) {
      const { totalProducts, totalProductsCounted, totalProductsLeft } = counting;
      if (totalProducts < minLines || totalProducts > 5000 || totalProductsLeft < 100) continue;
      const moved = totalProductsCounted > (last.get(id) ?? totalProductsCounted);
      last.set(id, totalProductsCounted);
      if (moved) steps.set(id, (steps.get(id) ?? 0) + 1);
    }
    return countings
      .filter(({ id }) => (steps.get(id) ?? 0) >= 3)
      .sort((one, other) => one.totalProducts - other.totalProducts)[0];
  };
  let moving: Counting | undefined;
  await expect.poll(async () => (moving = await find())).toBeDefined();
  if (!moving) throw new Error("No counting goes on");
  return moving;
}

/** Marks the document, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** Waits until a figure rises; on a busy machine answers take longer, and polls are less frequent. */
async function expectRise(counted: Locator): Promise<void> {
  const before = await numberIn(counted);
  await expect.poll(() => numberIn(counted), { timeout: 90_000 }).toBeGreaterThan(before);
}

test("figures of the list and of a counting update by themselves", async ({ page, start }) => {
  const gateway = await start.gateway(connected(await start.fastReferenceApi()));
  const { id, warehouse } = await movingCounting(gateway.address);
  await page.goto(`${gateway.address}/?warehouse=${warehouse.id}`);
  await ready(page);
  await mark(page);
  const row = rowOfCounting(page, id);
  await test.step("the list's", async () => {
    await expectRise(figure(row, "counted"));
    await expectRise(figure(row, "counted"));
  });
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/countings\//);
  await expect(page.locator('[role="table"]')).toHaveCount(0);
  await test.step("a counting's", () => expectRise(figure(page.locator("main"), "counted")));
  expect(await isMarked(page)).toBe(true);
});

test("of a large counting only the changed lines come again", async ({ page, start }) => {
  const gateway = await start.gateway(connected(await start.fastReferenceApi()));
  const large = await movingCounting(gateway.address, 1000);
  const types: (string | undefined)[] = [];
  page.context().on("response", (response) => {
    if (response.url().endsWith(`/api/v1/countings/${large.id}`))
      types.push(response.headers()["content-type"]);
  });
  await page.goto(`${gateway.address}/countings/${large.id}`);
  await ready(page);
  await expectRise(figure(page.locator("main"), "counted"));
  expect(types.at(0)).toBe("application/json");
  expect(types.at(-1)).toBe(lineChangesType);
});

test("the age of the figures grows by the second and restarts with every answer", async ({
  page,
  start,
}) => {
  const gateway = await start.gateway({ POLL_SECONDS: "3" });
  await page.goto(gateway.address);
  await ready(page);
  const ages = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const seen: number[] = [];
        const look = () => {
          const data = document.querySelector<HTMLDataElement>('[data-figure="data-age"]');
          const [age, last] = [Number(data?.value ?? Number.NaN), seen.at(-1)];
          if (age !== last) seen.push(age);
          if (last !== undefined && age < last) resolve(seen);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  const before = ages.slice(0, -1);
  expect(before.length).toBeGreaterThan(1);
  expect(before).toEqual(before.toSorted((a, b) => a - b));
  expect(ages.at(-1)).toBeLessThan(2);
  await expectState(page, "ready");
});

test("Refresh requests immediately", async ({ page, quietGateway }) => {
  await page.goto(`${quietGateway.address}/incident-types`);
  await ready(page);
  const age = figure(page, "data-age");
  await expect.poll(() => numberIn(age)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => numberIn(age)).toBeLessThan(2);
});
