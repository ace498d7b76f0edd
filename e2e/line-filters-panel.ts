import { expect, type Locator, type Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings, type ViewSettings } from "#domain/lines/view-settings.ts";
import type { FacetName, LineFilter } from "#lines/line-query.ts";
import { facetValueOf, matchesExcept } from "#testing/naive-filters.ts";
import { cell, gridOf, rowAt } from "./page-state.ts";

export const facets = [
  "state",
  "difference",
  "documented",
  "recount",
  "zone",
  "person",
  "abc",
  "incident",
  "lot",
  "reason",
  "misplaced",
  "pack",
  "stalled",
] as const satisfies readonly FacetName[];

export const statusOf = (page: Page) => page.locator('main [role="status"]');
export const buttonOf = (page: Page) => page.getByRole("button", { name: /^Filters/ });
export const panelOf = (page: Page) => page.getByRole("dialog", { name: "Filters" });
export const chips = (page: Page) => page.getByRole("group", { name: "Filters in force" });
export const box = (page: Page, choice: string) =>
  page.locator(`[data-choice="${choice}"]`).getByRole("checkbox");
export const number = (count: number) => count.toLocaleString("en-GB");

/** The choices in the panel and the lines that each would leave; choices without lines are left out. */
export function readChoices(panel: Locator): Promise<Record<string, number>> {
  return panel.locator("[data-choice]").evaluateAll((labels) => {
    const counts = labels.map((label): [string, number] => [
      label.getAttribute("data-choice") ?? "",
      Number(label.querySelector("em")?.textContent?.replaceAll(",", "") || Number.NaN),
    ]);
    return Object.fromEntries(counts.filter(([, lines]) => lines !== 0));
  });
}

/** The same by a calculation of its own over the raw lines. */
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
  // The panel has no box for the lines that a hint does not concern.
  for (const hint of ["misplaced", "pack", "stalled"]) delete counts[`${hint}=none`];
  return counts;
}

/** Waits until the page shows the lines that the raw ones leave, and the panel counts them likewise. */
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
  const first = left.toSorted((a, b) => a.index - b.index)[0]?.index ?? Number.NaN;
  await expect(cell(rowAt(gridOf(page), 0), "index")).toHaveText(number(first + 1));
}

/** Shows the values that the panel folds away. */
export async function unfold(panel: Locator): Promise<void> {
  const more = panel.getByRole("button", { name: /^[\d,]+ more$/ });
  await expect(panel.locator("[data-choice]").first()).toBeVisible();
  await expect(panel.locator("em").first()).toHaveText(/\d/);
  while ((await more.count()) > 0) await more.first().click();
}
