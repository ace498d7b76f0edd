import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { complete, figure, go } from "./page-state.ts";
import { expectSoundState } from "./sound-page.ts";

const button = (page: Page, name: string) =>
  page.locator("main header").getByRole("button", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** The visible texts of the header line at each of the widths, from left to right. */
function wordsInView(page: Page, widths: readonly number[]): Promise<string[]> {
  return page
    .locator("main header")
    .first()
    .evaluate((line: HTMLElement, all) => {
      const words = all.map((width) => {
        line.style.width = `${width}px`;
        const { bottom } = line.getBoundingClientRect();
        const parts = [...line.querySelectorAll("p > span")]
          .filter((part) => !part.closest("[popover]"))
          .map((part) => ({ box: part.getBoundingClientRect(), text: part.textContent }))
          .filter(({ box }) => box.bottom <= bottom);
        return parts
          .toSorted((one, other) => one.box.left - other.box.left)
          .map(({ text }) => text)
          .join(" ");
      });
      line.style.width = "";
      return words;
    }, widths);
}

test.use({ reducedMotion: "no-preference" });

test("the header line of a table has the figures and tools behind buttons, and the overview has it once scrolled", {
  tag: "@proof",
}, async ({ page, quietGateway }) => {
  await page.setViewportSize({ width: 1800, height: 450 });
  await page.goto(`${quietGateway.address}/countings/lines-200?tab=lines`);
  await complete(page);
  await test.step("a narrow one leaves out the deadline first, then the lines left", () =>
    expectParts(page));
  await test.step("a phone has the judgement in one line, or two for both ends", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const words = page.locator("main header").first().locator("> div > b > span");
    await expect(words).toHaveText(/ (early|late)$|^on time$|^just after the deadline$/);
    const isRange = / to /.test((await words.textContent()) ?? "");
    expect((await words.boundingBox())?.height).toBeLessThan(isRange ? 40 : 20);
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const name of ["counted", "pace", "forecast-late", "accuracy", "net-value", "incidents"]) {
    await expect(figure(page, name), name).toHaveCount(1);
    await expect(figure(page, name), name).toBeHidden();
  }
  await button(page, "Figures").focus();
  await page.keyboard.press("Enter");
  await expect(figure(panel(page, "Figures"), "accuracy")).toBeVisible();
  // The line repeats the header's conclusion.
  const sentence = await panel(page, "Figures").getByRole("heading").first().textContent();
  await expect(page.locator("main header").first().locator("> div > b")).toHaveText(
    sentence ?? "none",
  );
  await expectSoundState(page, "the figures of the header line");
  await page.keyboard.press("Escape");
  await expect(panel(page, "Figures")).toBeHidden();
  await expect(button(page, "Figures")).toBeFocused();

  await button(page, "Tools").click();
  await expect(panel(page, "Tools").getByRole("link")).toHaveText([
    /^Rescue plan./,
    /^To recount./,
    /^What changed./,
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "More actions" }).click();
  await panel(page, "More actions").getByRole("link", { name: "Replay" }).click();
  await expect(page).toHaveURL(/[?&]tab=lines.*[?&]at=/);
  await test.step("the overview has it once its header has scrolled away, and nothing moves", async () => {
    await go(page, "/countings/lines-200");
    await expectScrolled(page);
  });
});

async function expectParts(page: Page): Promise<void> {
  const [undocumented, left, deadline] = [/\d undocumented/, /\d left/, /Deadline/];
  await expect.poll(async () => (await wordsInView(page, [1800]))[0]).toMatch(deadline);
  const widths = Array.from({ length: 59 }, (_, step) => 1800 - 20 * step);
  const seen = await wordsInView(page, widths);
  for (const words of seen) {
    if (deadline.test(words)) expect(words).toMatch(left);
    if (left.test(words)) expect(words).toMatch(undocumented);
  }
  expect(seen.some((words) => left.test(words) && !deadline.test(words))).toBe(true);
  expect(seen.some((words) => undocumented.test(words) && !left.test(words))).toBe(true);
}

async function expectScrolled(page: Page): Promise<void> {
  const tabs = page.getByRole("navigation", { name: "Parts of the count" });
  const topOfTabs = () => tabs.evaluate((nav) => nav.getBoundingClientRect().top + scrollY);
  await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
  await expect(button(page, "Figures")).toHaveCount(0);
  const before = await topOfTabs();
  await page.evaluate(() => scrollTo(0, 700));
  await expect(button(page, "Figures")).toBeInViewport();
  expect(await topOfTabs()).toBe(before);
  await expect(page.locator("h1")).toHaveCount(1);
  const line = page.locator("main header").first();
  await expect.poll(async () => (await line.boundingBox())?.y).toBe(52);
  expect(await line.evaluate((one) => getComputedStyle(one).animationDuration)).toBe("0.12s");
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await line.evaluate((one) => getComputedStyle(one).animationName)).toBe("none");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(button(page, "Figures")).toHaveCount(0);
}
