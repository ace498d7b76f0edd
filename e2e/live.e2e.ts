import type { Locator, Page } from "@playwright/test";
import { everyCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { expectState, figure, ready, rowOfCounting } from "./look.ts";
import { connected } from "./servers.ts";

const numberIn = async (element: Locator) => Number(await element.getAttribute("value"));

/** A counting that goes on from look to look, far from its end and not too large to be asked for often. */
async function movingCounting(address: string): Promise<string> {
  const last = new Map<string, number>();
  const steps = new Map<string, number>();
  const find = async () => {
    for (const { id, ...counting } of await everyCounting(address)) {
      const { totalProducts, totalProductsCounted, totalProductsLeft } = counting;
      if (totalProducts >= 2700 || totalProductsLeft < 100) continue;
      const moved = totalProductsCounted > (last.get(id) ?? totalProductsCounted);
      last.set(id, totalProductsCounted);
      if (moved) steps.set(id, (steps.get(id) ?? 0) + 1);
    }
    return [...steps].find(([, count]) => count > 2)?.[0];
  };
  let moving: string | undefined;
  await expect.poll(async () => (moving = await find())).toBeDefined();
  return moving ?? "";
}

/** Marks the document, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window);

for (const where of ["list", "detail"] as const) {
  test(`figures of the ${where} rise by themselves`, async ({ page, start }) => {
    const gateway = await start.gateway(connected(await start.fastReferenceApi()));
    const id = await movingCounting(gateway.address);
    await page.setViewportSize({ width: 1440, height: 2000 });
    await page.goto(where === "list" ? gateway.address : `${gateway.address}/countings/${id}`);
    await ready(page);
    await mark(page);
    const row = rowOfCounting(page, id);
    const counted = figure(where === "list" ? row : page.locator("main"), "counted");
    const first = await numberIn(counted);
    await expect.poll(() => numberIn(counted)).toBeGreaterThan(first);
    const second = await numberIn(counted);
    await expect.poll(() => numberIn(counted)).toBeGreaterThan(second);
    expect(await isMarked(page)).toBe(true);
  });
}

test("the age of the figures grows by the second and begins anew with every answer", async ({
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

test("Refresh asks at once", async ({ page, start }) => {
  const gateway = await start.gateway({ POLL_SECONDS: "3600" });
  await page.goto(gateway.address);
  await ready(page);
  const age = figure(page, "data-age");
  await expect.poll(() => numberIn(age)).toBeGreaterThan(4);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => numberIn(age)).toBeLessThan(4);
});
