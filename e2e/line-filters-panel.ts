import { expect, type Locator, type Page } from "@playwright/test";
import { filterGroups, offeredFacets } from "#components/counting/filters/filter-groups.ts";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings, type ViewSettings } from "#domain/lines/view-settings.ts";
import { facetOf, facetsIn } from "#lines/facets/line-facets.ts";
import type { LineFilter } from "#lines/line-query.ts";
import { facetValueOf, matchesExcept } from "#testing/naive-filters.ts";
import { isStalled } from "#testing/plain-figures.ts";
import { countingThat, wholeCounting } from "./api.ts";
import { cell, gridOf, rowAt } from "./page-state.ts";

/** The facets with choices in the panels, except those whose values depend on the time and on counts before. */
export const facets = offeredFacets.filter(
  (name) => name !== "stalled" && !facetOf(name).isEarlier,
);

const day = 86_400_000;

/**
 * A finished counting of some hundred lines. It ended days ago: lines that were in progress at its end stall
 * half an hour later.
 */
export async function finishedCounting(
  address: string,
): Promise<{ id: string; lines: readonly Line[] }> {
  const { id } = await countingThat(
    address,
    ({ active, startedAt, totalProducts }) =>
      !active &&
      Date.now() - Date.parse(startedAt) > 4 * day &&
      totalProducts > 400 &&
      totalProducts < 1000,
  );
  return { id, lines: (await wholeCounting(address, id)).products };
}

export const statusOf = (page: Page) => page.locator('main [role="status"]');
/** The groups of filters with a button each, and the rest. */
const parts: readonly string[] = [...filterGroups, "more"];

const partOf = (facet: string) => parts.find((part) => part === facet) ?? "more";

export const filterButton = (page: Page, part: string) =>
  page.locator(`[data-part="${part}"] > button`).first();
export const filterPanel = (page: Page, part: string) =>
  page.locator(`[data-part="${part}"] [role="dialog"]`);
export const chips = (page: Page) =>
  page.getByRole("group", { name: "Filters", exact: true }).locator("[data-filter]");
export const box = (page: Page, choice: string) =>
  page.locator(`[data-choice="${choice}"]`).getByRole("checkbox");
export const number = (count: number) => count.toLocaleString("en-GB");

/** Opens the panel of a part, unless it is open. */
export async function openPart(page: Page, part: string): Promise<Locator> {
  const panel = filterPanel(page, part);
  if (!(await panel.isVisible())) await filterButton(page, part).click();
  await expect(panel.locator("[data-choice]").first()).toBeVisible();
  await expect(panel.locator("em").first()).toHaveText(/\d/);
  return panel;
}

/** Checks or unchecks a choice in its panel. */
export async function choose(page: Page, choice: string, isChosen = true): Promise<void> {
  const [facet = ""] = choice.split("=");
  await openPart(page, partOf(facet));
  await box(page, choice).setChecked(isChosen);
}

/** The choices of panels and the lines that each would leave; choices without lines are left out. */
export async function readChoices(
  page: Page,
  wanted: readonly string[] = parts,
): Promise<Record<string, number>> {
  const all: Record<string, number> = {};
  for (const part of wanted) {
    const panel = await openPart(page, part);
    await unfold(panel);
    Object.assign(all, await readPanel(panel));
  }
  await page.keyboard.press("Escape");
  return all;
}

function readPanel(panel: Locator): Promise<Record<string, number>> {
  return panel
    .locator('[data-choice]:not([data-choice^="wrong-before="])')
    .evaluateAll((labels) => {
      const counts = labels.map((label): [string, number] => [
        label.getAttribute("data-choice") ?? "",
        Number(label.querySelector("em")?.textContent?.replaceAll(",", "") || Number.NaN),
      ]);
      return Object.fromEntries(counts.filter(([, lines]) => lines !== 0));
    });
}

/** The same, computed independently from the raw lines. */
export function countedBy(
  lines: readonly Line[],
  filter: LineFilter,
  view: ViewSettings,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const facet of facets) {
    for (const line of lines) {
      if (!matchesExcept(line, lines, filter, view, facet)) continue;
      const choice = `${facet}=${facetValueOf(facet, line, lines, view)}`;
      counts[choice] = (counts[choice] ?? 0) + 1;
    }
  }
  // No panel has a box for lines without a hint.
  for (const hint of [...facetsIn("hints"), ...facetsIn("checks")]) delete counts[`${hint}=none`];
  // Which lines have stalled depends on the time.
  const others = lines.filter((line) => matchesExcept(line, lines, filter, view, "stalled"));
  const stalled = others.filter((line) => isStalled(line, lines, Date.now())).length;
  if (stalled > 0) counts["stalled=yes"] = stalled;
  return counts;
}

/** Waits until the page shows the expected raw lines and the panel's counts match them. */
export async function expectLeft(
  page: Page,
  lines: readonly Line[],
  filter: LineFilter,
  view: ViewSettings = defaultViewSettings,
): Promise<void> {
  const left = lines.filter((line) => matchesExcept(line, lines, filter, view));
  expect(left.length, JSON.stringify(filter)).toBeGreaterThan(0);
  const all = `${number(lines.length)} lines`;
  const text = left.length === lines.length ? all : `${number(left.length)} of ${all}`;
  await expect(statusOf(page), JSON.stringify(filter)).toHaveText(text);
  if (filter.facets?.misplaced?.join() === "yes") {
    // Sorted by product.
    const [code = ""] = left.map(({ product }) => product.code).sort();
    await expect(cell(rowAt(gridOf(page), 0), "product.code")).toHaveText(code);
    return;
  }
  const first = left.toSorted((a, b) => a.index - b.index)[0]?.index ?? Number.NaN;
  await expect(cell(rowAt(gridOf(page), 0), "index")).toHaveText(number(first + 1));
}

/** Unfolds all values of a panel. */
async function unfold(panel: Locator): Promise<void> {
  const more = panel.getByRole("button", { name: /^[\d,]+ more$/ });
  while ((await more.count()) > 0) await more.first().click();
}
