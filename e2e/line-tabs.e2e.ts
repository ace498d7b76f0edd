import { counting } from "#messages/en/counting.ts";
import { countingThat, wholeCounting } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, expectState } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

const { tabs } = counting;

test("each tab shows its lines and their count", { tag: "@proof" }, async ({ page, gateway }) => {
  const { id } = await countingThat(
    gateway.address,
    ({ active, totalProducts, totalIncidents }) =>
      !active && totalProducts > 900 && totalProducts < 2500 && totalIncidents > 0,
  );
  const { products } = await wholeCounting(gateway.address, id);
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
  const grid = page.getByRole("grid", { name: "Product lines" });
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto(`/countings/${id}?tab=discrepancies`);
  await complete(page);
  for (const part of ["discrepancies", "incidents", "recounts"] as const) {
    await nav.getByRole("link", { name: tabs[part] }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${part}`));
    expect(parts[part], part).toBeGreaterThan(0);
    await expect(grid).toHaveAttribute("aria-rowcount", String(parts[part] + 1));
    const count = parts[part].toLocaleString("en-GB");
    await expect(nav.getByRole("link", { name: tabs[part] })).toContainText(count);
  }
  await expect(grid.locator('[role="columnheader"][data-column="prevDifference"]')).toBeVisible();
  await expectState(page, "ready");
  await expectSoundState(page, "recounts");

  const people = new Set(products.map(({ assignedUser }) => assignedUser.id)).size;
  await nav.getByRole("link", { name: tabs.people }).click();
  await expect(page.locator('table[data-group-by="person"] [data-group]')).toHaveCount(people);
  await expectSoundState(page, "people");
  await page.goBack();
  await expect(grid).toHaveAttribute("aria-rowcount", String(parts.recounts + 1));
});
