import type { Page } from "@playwright/test";
import { brokenRules } from "./broken-rules.ts";
import { expect } from "./fixtures.ts";

/** Whether `npm run proof` runs, which covers every state, every theme and all variants. */
export const isProof = process.env.PROOF === "1";

/**
 * Fails when the current page breaks an accessibility rule or is wider than its window. Themes differ only in colours,
 * so the dark one is checked by the proof, and only for contrast.
 */
export async function expectSoundPage(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  expect(await brokenRules(page), what).toEqual([]);
  if (isProof) {
    await page.emulateMedia({ colorScheme: "dark" });
    const contrast = await brokenRules(page, { runOnly: ["color-contrast"] });
    expect(contrast, `${what}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
  await expectNoSidewaysScroll(page, what);
}

/** The same for a further state of a page that another test checks; only the proof checks its rules. */
export async function expectSoundState(page: Page, what: string): Promise<void> {
  if (isProof) await expectSoundPage(page, what);
  else await expectNoSidewaysScroll(page, what);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  // After a change of the window's width, charts resize in later frames.
  await expect.poll(over, `${what} scrolls sideways`).toBe(0);
}
