import { expect, type Locator, type Page } from "@playwright/test";
import type { Figures } from "#testing/plain-figures.ts";

/** One figure by its name. */
export function figure(scope: Page | Locator, name: string): Locator {
  return scope.locator(`data[data-figure="${name}"]`);
}

/** The machine values of all figures in an element, read at one moment; a name that repeats is an error. */
export function readFigures(element: Locator, outside = ""): Promise<Figures> {
  return element.evaluate((root, skipped) => {
    const values: Record<string, string> = {};
    for (const data of root.querySelectorAll<HTMLDataElement>("data[data-figure]")) {
      const name = data.dataset.figure ?? "";
      if (skipped !== "" && data.closest(skipped)) continue;
      if (name in values) throw new Error(`The figure ${name} stands twice`);
      values[name] = data.value;
    }
    return values;
  }, outside);
}

/** Leads to another address within the page, without loading it again. */
export async function go(page: Page, path: string): Promise<void> {
  // Before it renders, nothing follows the address.
  await page.locator("main").waitFor();
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** The page's state, for machines. */
export function expectState(page: Page, state: string | RegExp): Promise<void> {
  return expect(page.locator("main")).toHaveAttribute("data-state", state);
}

/** Waits until the first data, or the state in its place, is painted. */
export function ready(page: Page): Promise<void> {
  return expect(page.locator("html")).toHaveAttribute("data-ready", "");
}

/** Waits until the page is complete. */
export function complete(page: Page): Promise<void> {
  return expect(page.locator("html")).toHaveAttribute("data-complete", "");
}

/** The row at an index of the whole table, from 0. */
export function rowAt(table: Locator, index: number): Locator {
  return table.locator(`[role="row"][aria-rowindex="${index + 2}"]`);
}

/** The first row that links to a counting, found by attributes, because roles are slow to find on a large page. */
export function rowOfCounting(page: Page, id: string): Locator {
  return page.locator(`[role="row"]:has(a[href^="/countings/${id}"])`).first();
}

/** The table of a counting's lines, likewise found by attributes. */
export function gridOf(page: Page): Locator {
  return page.locator('[role="grid"][aria-label="Product lines"]');
}

export function cell(row: Locator, column: string): Locator {
  return row.locator(`[data-column="${column}"]`);
}
