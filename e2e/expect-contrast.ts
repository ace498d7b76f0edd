import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { weakMarks } from "./weak-marks.ts";

/** Expects 3:1 of every visible mark, and of the focus, in both themes. */
export async function expectContrast(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // Without motion, colours change at once.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const { weak, checked } = await weakMarks(page);
    expect.soft(weak, `${what}, ${colorScheme}`).toEqual([]);
    expect.soft(checked, `marks of ${what}, ${colorScheme}`).toBeGreaterThan(0);
  }
}
