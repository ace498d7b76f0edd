import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Without frames to collect from, axe needs no page of its own to do so; nor does it tell what is in order. */
const axeOf = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });

async function violations(axe: AxeBuilder): Promise<unknown[]> {
  const results = await axe.analyze();
  expect(results.passes.length).toBeGreaterThan(0);
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
}

/** Whether `npm run proof` runs, which has time for every state, every theme and every one of what is alike. */
export const isProof = process.env.PROOF === "1";

/**
 * Fails when the page, as it stands, breaks an accessibility rule or is wider than its window. Themes differ
 * in nothing but colours, so in the dark one, which is left to the proof, the contrast alone is looked at.
 */
export async function expectSoundPage(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  expect(await violations(axeOf(page)), what).toEqual([]);
  if (isProof) {
    await page.emulateMedia({ colorScheme: "dark" });
    const contrast = axeOf(page).withRules(["color-contrast"]);
    expect(await violations(contrast), `${what}, dark`).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });
  }
  await expectNoSidewaysScroll(page, what);
}

/** The same of a further state of a page that is looked at elsewhere: its rules are left to the proof. */
export async function expectSoundState(page: Page, what: string): Promise<void> {
  if (isProof) await expectSoundPage(page, what);
  else await expectNoSidewaysScroll(page, what);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(over, `${what} scrolls sideways`).toBe(0);
}
