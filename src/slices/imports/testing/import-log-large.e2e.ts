import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { longestTasks } from "#e2e/main-thread.ts";
import { ready } from "#e2e/page-state.ts";
import { messages as imports } from "#slices/imports/messages/en.ts";

// Playwright's snapshots would be tasks of the page.
test.use({ trace: "off" });

/** Maximum length of a task, in milliseconds. */
const maxTaskMs = 50;

async function openLargeLog(page: Page): Promise<void> {
  await page.getByLabel(imports.id).fill("large");
  await page.getByLabel(imports.id).press("Enter");
  const grid = page.getByRole("grid", { name: imports.lines });
  await expect(grid).toBeVisible();
  expect(Number(await grid.getAttribute("aria-rowcount"))).toBeGreaterThan(50_000);
}

async function searchLargeLog(page: Page): Promise<void> {
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
}

async function walkLargeLog(page: Page): Promise<void> {
  await page.getByRole("grid", { name: imports.lines }).press("End");
  await page.getByRole("button", { name: imports.wrap }).click();
  await expect(page).toHaveURL(/wrap=1/);
  await page.getByRole("link", { name: imports.views.groups, exact: true }).click();
  await expect(page.locator("table tbody tr").first()).toBeVisible();
}

test(
  "a log of 5 MB is opened, searched and grouped without a task over 50 ms",
  { tag: "@sweep" },
  async ({ browser, page }, { annotations }) => {
    test.slow();
    await page.goto("/imports");
    await ready(page);
    for (const act of [openLargeLog, searchLargeLog, walkLargeLog]) {
      const tasks = await longestTasks(browser, page, () => act(page));
      expect(tasks.length, "tasks seen").toBeGreaterThan(20);
      const description = `${act.name}: ${Math.round(tasks[0] ?? 0)} ms`;
      annotations.push({ type: "longest task", description });
      expect(
        tasks.filter((task) => task > maxTaskMs),
        description,
      ).toEqual([]);
    }
  },
);
