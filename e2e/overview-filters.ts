import { expect, type Page } from "@playwright/test";
import type { WholeCounting } from "./api.ts";
import { gridOf } from "./page-state.ts";

/** The overview's text about the lines that its figures cover while filtered. */
export const scope = (page: Page) =>
  // Within its section, because text is slow to find in the whole page.
  page.locator("[data-narrows]").getByText(/^Showing /);

/** A figure of all matching lines, not of a group. */
export const overall = (page: Page, name: string) =>
  page.locator(`data[data-figure="${name}"]:not([data-group-by] *)`);

export const isDiscrepancy = ({
  difference,
  finishedAt,
  countedStock,
}: WholeCounting["products"][number]) =>
  difference !== null && difference !== 0 && !(finishedAt !== null && countedStock === null);

/** A figure without lines is no button, and a chosen one can no longer be chosen. */
export async function expectNoFilterButtons(page: Page): Promise<void> {
  const documented = page.locator("button", { hasText: /% Documented discrepancies$/ });
  const undocumented = page.locator('a[data-queue="undocumented"]');
  await expect(undocumented).toBeVisible();
  await documented.click();
  await expect(overall(page, "undocumented")).toHaveAttribute("value", "0");
  await expect(page.locator("button", { hasText: /^0 Undocumented$/ })).toHaveCount(0);
  await expect(undocumented).toHaveCount(0);
  await documented.click();
  await expect(scope(page)).toHaveCount(0);
}

/** The cost of differences links to their lines. */
export async function expectCosts(page: Page, { products }: WholeCounting): Promise<void> {
  const cost = page.locator('table[aria-label="What the differences cost"]');
  const differing = products.filter(isDiscrepancy);
  const over = differing.filter(({ difference }) => (difference ?? 0) > 0);
  for (const [name, address, lines] of [
    [/ Net$/, "?difference=short&difference=over", differing],
    [/ Over, At cost$/, "?difference=over", over],
  ] as const) {
    await cost.getByRole("button", { name }).click();
    await expect(page).toHaveURL((url) => url.search === address);
    await expect(scope(page)).toContainText(`Showing ${lines.length} of`);
    await page.goBack();
    await expect(scope(page)).toHaveCount(0);
  }
}

/** A bar of lines finished in a slot filters by it, with keyboard and mouse. */
export async function expectSlots(page: Page, { products }: WholeCounting): Promise<void> {
  const slots = page.locator('button[aria-label^="Lines finished, by time, "]');
  const name = await slots.getAttribute("aria-label");
  await slots.focus();
  await page.keyboard.press("Home");
  await expect(slots).not.toHaveAttribute("aria-label", name ?? "");
  const mark = await slots.locator("xpath=following-sibling::span[1]").boundingBox();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?finished-from=.*&finished-to=/);
  const address = new URL(page.url()).searchParams;
  const [from, to] = ["from", "to"].map((end) => Date.parse(address.get(`finished-${end}`) ?? ""));
  const finished = products.filter(({ finishedAt }) => {
    const at = finishedAt === null ? Number.NaN : Date.parse(finishedAt);
    return at >= Number(from) && at <= Number(to);
  });
  expect(finished.length).toBeGreaterThan(0);
  await expect(scope(page)).toContainText(`Showing ${finished.length} of`);
  await expect(slots).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(scope(page)).toHaveCount(0);
  if (!mark) throw new Error("No bar is marked");
  await page.mouse.click(mark.x + mark.width / 2, mark.y + mark.height / 2);
  await expect(scope(page)).toContainText(`Showing ${finished.length} of`);
  await page.goBack();
  await expect(scope(page)).toHaveCount(0);
}

/** Figures above a part of the lines cover all of them, and so do their links. */
export async function expectParts(page: Page, { products }: WholeCounting): Promise<void> {
  const grid = gridOf(page);
  const reported = products.filter(({ incident }) => incident !== null).length;
  const short = products.filter((line) => isDiscrepancy(line) && (line.difference ?? 0) < 0).length;
  await page.locator("a", { hasText: /^[\d,]+ Incidents$/ }).click();
  await expect(page).toHaveURL(/\?tab=incidents$/);
  await expect(grid).toHaveAttribute("aria-rowcount", String(reported + 1));
  await page.getByRole("button", { name: "Figures", exact: true }).click();
  await page.getByRole("button", { name: /^[\d,.]+ Short$/ }).click();
  await expect(page).toHaveURL(/\?tab=lines&difference=short$/);
  await expect(grid).toHaveAttribute("aria-rowcount", String(short + 1));
  // The table is filtered, and the figures say that they are not.
  const accurate = page.locator("dl > div").filter({ has: overall(page, "accuracy") });
  await expect(accurate).toContainText(`of all ${products.length} lines`);
  await page.goBack();
  await page.goBack();
  await expect(grid).toHaveCount(0);
  await expect(overall(page, "lines-total")).toHaveAttribute("value", String(products.length));
}
