import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** Every rule of axe, those of practice and experimental ones too. */
const values = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
  "experimental",
];

/**
 * The rules of axe that a page breaks, each with the elements that break it; what its frames show is not checked.
 * @param options rules besides, or instead of, those of all tags
 */
export async function brokenRules(page: Page, options: RunOptions = {}): Promise<string[]> {
  // axe's own adapter for the browser sends its half megabyte twice for each check.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const { violations, passes } = await page.evaluate(
    (all) => (window as unknown as { axe: typeof axe }).axe.run(document, all),
    {
      runOnly: { type: "tag", values },
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
      ...options,
    } satisfies RunOptions,
  );
  if (passes.length === 0) throw new Error("No rule of axe was checked");
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}
