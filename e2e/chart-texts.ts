import { expect, type Page } from "@playwright/test";
import { expectNoSidewaysScroll } from "./sound-page.ts";

/** Texts of charts outside their drawing. */
export function cutOff(page: Page): Promise<string[]> {
  return page.locator("svg.recharts-surface").evaluateAll((all) =>
    all.flatMap((svg) => {
      const around = svg.getBoundingClientRect();
      return [...svg.querySelectorAll("text")]
        .filter((text) => {
          const { left, right, top, bottom } = text.getBoundingClientRect();
          return (
            left < around.left - 1 ||
            right > around.right + 1 ||
            top < around.top - 1 ||
            bottom > around.bottom + 1
          );
        })
        .map((text) => text.textContent ?? "");
    }),
  );
}

/** Fails when a chart of the overview cuts off a text at that width of the window. */
export async function expectWholeTexts(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  // Charts resize in later frames.
  await expect.poll(() => cutOff(page), `texts at ${width}`).toEqual([]);
  await expectNoSidewaysScroll(page, `the overview at ${width}`);
}
