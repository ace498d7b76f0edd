import type { Locator, Page } from "@playwright/test";
import { lineChangesType } from "#contract/line-changes.ts";
import { aCountedLine, aCounting, aLine } from "#testing/samples.ts";
import { expect, test } from "./fixtures.ts";
import { expectState, figure, ready, rowOfCounting } from "./page-state.ts";

const numberIn = async (element: Locator) => Number(await element.getAttribute("value"));

/** Marks the document, so that a reload would show. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window);

const began = Date.now() - 3_600_000;
/** Enough for an answer of which changes come separately. */
const total = 900;
const allLines = Array.from({ length: total }, (_, index) => ({ id: index + 1, index }));

/** The API's answers with a counting of which that many lines are counted. */
function answersOf(counted: number) {
  const counting = aCounting({
    id: "moving",
    startedAt: new Date(began).toISOString(),
    endsAt: new Date(began + 8 * 3_600_000).toISOString(),
    totalProducts: total,
    totalProductsCounted: counted,
    totalProductsLeft: total - counted,
  });
  const finishedAt = new Date(began + 60_000).toISOString();
  const products = allLines.map((line) =>
    line.index < counted ? aCountedLine(10, 0, { ...line, finishedAt }) : aLine(line),
  );
  return {
    "/v1/countings": { body: { items: [counting], meta: { total: 1 } } },
    "/v1/countings/incident_types": { body: [] },
    "/v1/countings/moving": { body: { ...counting, products } },
  };
}

test("figures of the list and of a counting update by themselves, of a counting only its changed lines", async ({
  page,
  start,
}) => {
  const answers = answersOf(100);
  const upstream = await start.upstream(answers);
  const seldom = { CACHE_SECONDS: "1", POLL_SECONDS: "60" };
  const gateway = await start.gateway({ ...upstream.settings, ...seldom });
  // With the page's own clock, because a slow answer would delay the next poll.
  await page.clock.install();
  const expectCounted = async (scope: Page | Locator, counted: number) => {
    Object.assign(answers, answersOf(counted));
    // For a moment the gateway answers as before.
    await expect(async () => {
      const answered = page.waitForResponse("**/api/v1/countings{?*,/moving}");
      await page.clock.fastForward("01:10");
      await answered;
      const soon = { timeout: 500 };
      await expect(figure(scope, "counted")).toHaveAttribute("value", String(counted), soon);
    }).toPass();
  };
  const types: (string | undefined)[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/v1/countings/moving"))
      types.push(response.headers()["content-type"]);
  });
  await page.goto(gateway.address);
  await ready(page);
  await mark(page);
  const row = rowOfCounting(page, "moving");
  await test.step("the list's", async () => {
    await expectCounted(row, 101);
    await expectCounted(row, 102);
  });
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/countings\//);
  await expect(page.locator('[role="grid"]')).toHaveCount(0);
  await test.step("a counting's, the changed lines alone once the gateway knows two versions", async () => {
    let counted = 102;
    const countOne = async () => {
      counted += 1;
      await expectCounted(page.locator("main"), counted);
      return types;
    };
    await expect.poll(countOne).toContain(lineChangesType);
    await countOne();
    expect(types.at(0)).toBe("application/json");
  });
  expect(await isMarked(page)).toBe(true);
});

test("the age of the figures grows by the second and restarts with every answer", {
  tag: "@sweep",
}, async ({ page, start }) => {
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
        };
        look();
        new MutationObserver(look).observe(document.body, { attributes: true, subtree: true });
      }),
  );
  const before = ages.slice(0, -1);
  expect(before.length).toBeGreaterThan(1);
  expect(before).toEqual(before.toSorted((a, b) => a - b));
  expect(ages.at(-1)).toBeLessThan(2);
  await expectState(page, "ready");
});

test("Refresh requests immediately", { tag: "@sweep" }, async ({ page, quietGateway }) => {
  await page.goto(`${quietGateway.address}/incident-types`);
  await ready(page);
  const age = figure(page, "data-age");
  await expect.poll(() => numberIn(age)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.poll(() => numberIn(age)).toBeLessThan(2);
});
