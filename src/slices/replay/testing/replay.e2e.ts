import type { Page } from "@playwright/test";
import type { Line } from "#contract/line.ts";
import { countingThat, wholeCounting } from "#e2e/api.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { longestTasks } from "#e2e/main-thread.ts";
import { complete, expectState, figure, readFigures } from "#e2e/page-state.ts";
import { expectSoundState } from "#e2e/sound-page.ts";
import { counting } from "#messages/en/counting.ts";
import { messages } from "#slices/replay/messages/en.ts";
import { lineAt } from "#testing/line-at.ts";
import { plainLineFigures } from "#testing/plain-figures.ts";

// Playwright's snapshots would be tasks of the page. With less motion, playback has other steps.
test.use({ trace: "off", reducedMotion: "no-preference" });

const sliderOf = (page: Page) => page.getByRole("slider", { name: counting.replay.moment });
const valueAt = (page: Page, name: string) => figure(page, name).getAttribute("value");

/** Every figure of the page that is not a group's, nor of the replay itself. */
const figuresOf = (page: Page) =>
  readFigures(
    page.locator("main"),
    "[data-group-by], [data-figure^=changed], [data-figure=replayed-at]",
  );

/** The lines' JSON as of an instant. */
const linesAt = (lines: readonly Line[], at: string) =>
  lines.map((line) => lineAt(line, Date.parse(at)));

/** Waits until every figure of the lines is that of the moment shown on the page. */
async function expectRebuilt(page: Page, lines: readonly Line[]): Promise<void> {
  await expect(async () => {
    const [at, visible] = await Promise.all([valueAt(page, "replayed-at"), figuresOf(page)]);
    const plain = plainLineFigures(linesAt(lines, at ?? ""));
    expect(visible).toMatchObject({ ...plain, counted: plain["lines-counted"] });
  }).toPass();
}

test("the replay steps, plays to the present, can be linked, and is marked as past", {
  tag: "@proof",
}, async ({ page, gateway }) => {
  const { address } = gateway;
  const { id } = await countingThat(
    address,
    ({ active, totalProducts, totalIncidents }) =>
      !active && totalProducts > 100 && totalProducts < 600 && totalIncidents > 0,
  );
  const { products: lines } = await wholeCounting(address, id);
  await page.goto(`${address}/countings/${encodeURIComponent(id)}?tz=UTC`);
  await complete(page);
  const present = await figuresOf(page);
  const started = page.locator("main header dl > div").first();
  const startedText = (await started.textContent()) ?? "";

  await page.getByRole("button", { name: counting.actions.more }).click();
  await page.getByRole("link", { name: counting.replay.open }).click();
  await expect(sliderOf(page)).toBeFocused();
  await expect(page).toHaveURL(/[?&]at=\d/);
  await page.keyboard.press("Home");
  await expect(figure(page, "counted")).toHaveAttribute("value", "0");
  const start = await valueAt(page, "replayed-at");
  // Relative to the present, as is the visible moment.
  await expect(started).toHaveText(startedText);
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowLeft");
  await expect(figure(page, "replayed-at")).not.toHaveAttribute("value", start ?? "");
  await expect(page).toHaveURL(new RegExp(`at=(?!${encodeURIComponent(start ?? "")})`));
  await expectRebuilt(page, lines);
  await expect(sliderOf(page)).toHaveAttribute("aria-valuetext", /\d\d:\d\d, .* counted$/);

  // The address follows the slider.
  const moments = async () => [
    new URL(page.url()).searchParams.get("at"),
    await valueAt(page, "replayed-at"),
  ];
  await expect.poll(async () => new Set(await moments()).size).toBe(1);

  // Changes in the shift until then, and the link to their lines.
  await page.getByRole("link", { name: counting.replay.openChanges }).click();
  await expect(page.getByRole("region", { name: "What changed" })).toBeFocused();
  const at = (await valueAt(page, "replayed-at")) ?? "";
  const morning = new Date(`${at.slice(0, 10)}T06:00:00.000Z`);
  if (morning > new Date(at)) morning.setUTCDate(morning.getUTCDate() - 1);
  const counted = linesAt(lines, at).filter(
    ({ finishedAt }) => finishedAt !== null && new Date(finishedAt) > morning,
  );
  expect(counted.length).toBeGreaterThan(0);
  await expect(figure(page, "changed-counted")).toHaveAttribute("value", String(counted.length));
  await expect(figure(page, "changed-net-value")).toHaveAttribute(
    "value",
    plainLineFigures(counted)["net-value"] ?? "",
  );
  // The address follows the slider a little later.
  const addressed = () => Date.parse(new URL(page.url()).searchParams.get("at") ?? "");
  await expect.poll(addressed).toBe(Date.parse(at));
  const link = page.url();
  await page.getByRole("link", { name: /Lines counted, / }).click();
  await expect(page.getByRole("grid", { name: "Product lines" })).toHaveAttribute(
    "aria-rowcount",
    String(counted.length + 1),
  );

  // Its link shows the same, and playback also ends at the present.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  await complete(page);
  await expect(figure(page, "replayed-at")).toHaveAttribute("value", at);
  await expectRebuilt(page, lines);
  await expectState(page, "ready");
  await expectSoundState(page, "a replayed counting");
  await sliderOf(page).press("End");
  await expect(figure(page, "left")).toHaveAttribute("value", present.left ?? "");
  for (let turn = 0; turn < 3; turn += 1) await sliderOf(page).press("PageDown");
  await expect(figure(page, "replayed-at")).not.toHaveAttribute("value", at);
  await page.getByRole("combobox", { name: messages.speed }).selectOption("6000");
  await sliderOf(page).press(" ");
  await expect(page.getByRole("button", { name: messages.pause })).toBeVisible();
  await expect(page.getByRole("button", { name: messages.play })).toBeVisible({ timeout: 20_000 });
  await expect(async () => expect(await figuresOf(page)).toEqual(present)).toPass();
  await page.getByRole("button", { name: counting.replay.backToLive }).click();
  await expect(sliderOf(page)).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]at=/);
  expect(await figuresOf(page)).toEqual(present);
});

test(
  "50,000 lines are played without a task over 50 ms",
  { tag: "@sweep" },
  async ({ browser, page }, info) => {
    test.slow();
    await page.goto("/countings/lines-50000");
    await complete(page);
    await page.getByRole("button", { name: counting.actions.more }).click();
    await page.getByRole("link", { name: counting.replay.open }).click();
    await expect(sliderOf(page)).toBeFocused();
    for (let turn = 0; turn < 12; turn += 1) await page.keyboard.press("PageDown");
    // The address follows once a step's figures are there; this is the last step.
    const stepped = Number(await sliderOf(page).inputValue());
    const addressed = () => Date.parse(new URL(page.url()).searchParams.get("at") ?? "");
    await expect.poll(() => Math.abs(addressed() - stepped)).toBeLessThan(1000);
    const before = Number(await valueAt(page, "counted"));
    const moments = () =>
      page.evaluate(() => (window as unknown as { moments: Set<string> }).moments.size);
    await page.evaluate(() => {
      const moments = new Set<string>();
      Object.assign(window, { moments });
      const look = () => {
        const visible = document.querySelector<HTMLDataElement>('[data-figure="replayed-at"]');
        if (visible) moments.add(visible.value);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, attributes: true });
    });
    const tasks = await longestTasks(browser, page, async () => {
      await page.keyboard.press(" ");
      await expect.poll(moments, { timeout: 60_000, intervals: [500] }).toBeGreaterThan(4);
      await page.keyboard.press(" ");
    });
    expect(Number(await valueAt(page, "counted"))).toBeGreaterThan(before);
    expect(tasks.length, "tasks seen").toBeGreaterThan(20);
    const description = `playing: ${Math.round(tasks[0] ?? 0)} ms`;
    info.annotations.push({ type: "longest task", description });
    expect(
      tasks.filter((task) => task > 50),
      description,
    ).toEqual([]);
  },
);
