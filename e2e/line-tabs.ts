import type { Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { counting } from "#messages/en/counting.ts";
import { expect, test } from "./fixtures.ts";
import { expectState, gridOf, rowAt } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

const { tabs } = counting;

/** On the tab of discrepancies: each tab shows its lines and their count. */
export async function expectTabs(page: Page, products: readonly Line[]): Promise<void> {
  const differing = products.filter(
    ({ difference, finishedAt, countedStock }) =>
      difference !== null && difference !== 0 && !(finishedAt !== null && countedStock === null),
  );
  const parts = {
    discrepancies: differing.length,
    incidents: products.filter(({ incident }) => incident !== null).length,
    recounts: products.filter(({ prevCountedStock }) => prevCountedStock !== null).length,
  };
  const nav = page.getByRole("navigation", { name: tabs.label });
  const grid = gridOf(page);
  const header = (column: string) => grid.locator(`[role="columnheader"][data-column="${column}"]`);
  await test.step("discrepancies begin with the largest value either way", async () => {
    const value = header("value");
    await expect(value).toHaveAttribute("aria-sort", "descending");
    const sizes = differing.map((line) => Math.abs((line.difference ?? 0) * (line.costPrice ?? 0)));
    const largest = [...sizes].sort((one, other) => other - one);
    const sizeAt = async (index: number) => {
      const text = (await rowAt(grid, index).locator('[data-column="value"]').textContent()) ?? "";
      return Number(text.replace(/[^\d.]/g, ""));
    };
    for (const index of [0, 1, 2]) {
      await expect.poll(() => sizeAt(index)).toBeCloseTo(largest[index] ?? 0, 1);
    }
    await value.getByRole("button", { name: "Order by Value at cost" }).click();
    await page.getByRole("radio", { name: "Value, short first" }).click();
    await expect(value).toHaveAttribute("aria-sort", "ascending");
    await expect(page).toHaveURL(/[?&]sort=value(&|$)/);
    await page.keyboard.press("Escape");
    const title = value.getByRole("button", { name: "Value at cost", exact: true });
    await title.click();
    await expect(page).toHaveURL(/[?&]sort=-value(&|$)/);
    await title.click();
    await expect(value).toHaveAttribute("aria-sort", "descending");
    await expect(page).not.toHaveURL(/sort=/);
  });
  await test.step("the totals are of all that match, and so is their head", async () => {
    const totals = page.getByRole("group", { name: "Totals of these lines" });
    const sum = differing.reduce(
      (all, { difference, costPrice }) => all + (difference ?? 0) * (costPrice ?? 0),
      0,
    );
    const net = totals.locator('[data-total="net-value"] data');
    await expect.poll(async () => Number(await net.getAttribute("value"))).toBeCloseTo(sum, 6);
    await expect(totals).toContainText(/the first (is|\d+ are) 80% of the value/);
    await page.getByRole("searchbox", { name: "Search lines" }).fill("no such line");
    await expect(totals).toHaveCount(0);
    await page.getByRole("button", { name: "Clear filters" }).first().click();
    await expect(totals).toBeVisible();
  });
  for (const part of ["discrepancies", "incidents", "recounts"] as const) {
    await nav.getByRole("link", { name: tabs[part] }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${part}`));
    expect(parts[part], part).toBeGreaterThan(0);
    await expect(grid).toHaveAttribute("aria-rowcount", String(parts[part] + 1));
    const count = parts[part].toLocaleString("en-GB");
    await expect(nav.getByRole("link", { name: tabs[part] })).toContainText(count);
    await expect(page).not.toHaveURL(/sort=/);
  }
  await expect(header("recount-effect")).toHaveAttribute("aria-sort", "ascending");
  await expect(grid.locator('[role="columnheader"][data-column="prevDifference"]')).toBeVisible();
  await expectState(page, "ready");
  await expectSoundState(page, "recounts");

  const people = new Set(products.map(({ assignedUser }) => assignedUser.id)).size;
  await nav.getByRole("link", { name: tabs.people }).click();
  const rows = page.locator('[role="grid"][data-group-by="person"]');
  await expect(rows).toHaveAttribute("aria-rowcount", String(people + 1));
  await expectSoundState(page, "people");
  await page.goBack();
  await expect(grid).toHaveAttribute("aria-rowcount", String(parts.recounts + 1));
}
