import type { Locator } from "@playwright/test";
import { brokenRules } from "#e2e/broken-rules.ts";
import { expect, test } from "#e2e/fixtures.ts";
import { figure, go } from "#e2e/page-state.ts";
import { faultsOfScreen } from "#e2e/screen-faults.ts";
import { isProof } from "#e2e/sound-page.ts";
import { activeCountings, type ScreenApi, startScreenApi } from "./screen-api.ts";
import { openScreen } from "./screen-time.ts";

/** Sizes of screens: text scales with them, so that one shows it. */
const sizes: readonly (readonly [number, number])[] = isProof
  ? [
      [1280, 720],
      [1920, 1080],
      [3840, 2160],
    ]
  : [[1920, 1080]];

/** The largest and the smallest text; `npm run proof` has two between them. */
const placements = [
  { distance: 5, diagonal: 43 },
  { distance: 3, diagonal: 55 },
  ...(isProof
    ? [
        { distance: 3, diagonal: 43 },
        { distance: 5, diagonal: 55 },
      ]
    : []),
];

let api: ScreenApi;
test.beforeAll(async () => {
  api = await startScreenApi();
});
test.afterAll(() => api.stop());

/** Checks that text and chart name the same end, if there is a chart; returns whether there is. */
async function expectOneForecast(main: Locator): Promise<boolean> {
  const [late, done] = await main.evaluate((screen) => [
    screen.querySelector('[data-figure="forecast-late"]')?.textContent ?? "",
    [...screen.querySelectorAll("svg text")].find((text) => /^Done/.test(text.textContent))
      ?.textContent,
  ]);
  expect(late).toMatch(/^\d\d:\d\d$/);
  if (done !== undefined) expect(done).toContain(late);
  return done !== undefined;
}

test("everything is legible from the viewing distance, and nothing is cut off", {
  tag: "@proof",
}, async ({ page, start }) => {
  api.countings = activeCountings(12);
  const gateway = await start.gateway(api.settings);
  await page.goto(`${gateway.address}/screen`);
  const main = page.locator("main");
  let charts = 0;
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const placement of placements) {
      const query = `distance=${placement.distance}&diagonal=${placement.diagonal}`;
      await go(page, `/screen?${query}`);
      await expect(main.getByText("Active counts")).toBeVisible();
      await expect.poll(() => faultsOfScreen(page, placement), `${query} at ${width}`).toEqual([]);
      await go(page, `/screen?counting=c3&${query}`);
      await expect(figure(main, "forecast-late")).toHaveAttribute("value", /^20/);
      if (await expectOneForecast(main)) charts += 1;
      expect(await faultsOfScreen(page, placement), `one, ${query} at ${width}`).toEqual([]);
    }
  }
  expect(charts).toBeGreaterThan(0);
  await go(page, "/screen?counting=c3&theme=light");
  await expect(main).toHaveAttribute("data-theme", "light");
  const enhanced = { rules: { "color-contrast-enhanced": { enabled: true } } };
  expect(await brokenRules(page, enhanced)).toEqual([]);
});

test("nothing is cut off with long names, times and words, and any number of countings", {
  tag: "@sweep",
}, async ({ page, start }) => {
  api.countings = activeCountings(12);
  const gateway = await start.gateway(api.settings);
  await page.goto(`${gateway.address}/screen`);
  const main = page.locator("main");
  await test.step("with any number of active countings", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    const placement = { distance: 5, diagonal: 55 };
    await go(page, "/screen?all");
    for (const [count, rows] of [
      [6, 6],
      [40, 6],
    ] as const) {
      api.countings = activeCountings(count);
      await expect(main.locator("[data-counting]")).toHaveCount(rows);
      if (count > rows) await expect(main.getByText(`${rows} of ${count}`)).toBeVisible();
      else await expect(page.getByText(/ of \d+$/)).toHaveCount(0);
      expect(await faultsOfScreen(page, placement), `${count} countings`).toEqual([]);
    }
    api.countings = activeCountings(1);
    await expect(figure(main, "total")).toHaveAttribute("value", "400");
    expect(await faultsOfScreen(page, placement), "one counting").toEqual([]);
  });
  await test.step("countings of one warehouse with a long name are distinguished, and Next is another page", async () => {
    const name = "Zentrallager für Ersatzteile und Rückläufer in Frankenthal-Süd";
    api.countings = [
      { id: "p0", name, endsIn: 2 },
      { id: "p1", name, endsIn: 30, startedBefore: 26 },
    ];
    for (const diagonal of [43, 55]) {
      const placement = { distance: 5, diagonal };
      await go(page, `/screen?warehouse=7&distance=5&diagonal=${diagonal}&rotate=5`);
      const foot = main.locator("footer");
      const next = foot.getByText(/^Next: /);
      await expect(next).toBeVisible();
      // On a page of the same counting, it names the part alone.
      const heading = await main.getByRole("heading", { level: 1 }).textContent();
      expect(heading).toBe(name);
      const hasParts = diagonal === 43;
      await expect(next).toHaveText(hasParts ? /^Next: [a-z]/ : /, started .*\d\d:\d\d in \d+ s$/);
      await expect(main.locator("header").getByText(/^started /)).toBeVisible();
      expect(await faultsOfScreen(page, placement), `paged at ${diagonal}`).toEqual([]);
      await expect(next).toHaveText(/, started .*\d\d:\d\d in \d+ s$/);
      expect(await faultsOfScreen(page, placement), `before another, at ${diagonal}`).toEqual([]);
    }
    await go(page, "/screen?distance=5&diagonal=43");
    const seconds = main.locator("[data-counting] [data-kind=moment]");
    await expect(seconds).toHaveText([/ – /, / – /]);
    expect(new Set(await seconds.allTextContents()).size).toBe(2);
    expect(await faultsOfScreen(page, { distance: 5, diagonal: 43 })).toEqual([]);
    // Dates are the longest times: the start gives way to the deadline.
    const day = 24;
    api.countings = [
      { id: "p0", name, endsIn: 20 * day, startedBefore: 200 * day },
      { id: "p1", name, endsIn: 2 },
    ];
    await expect(seconds.last()).toHaveText(/^\d+ \w+ \d\d:\d\d – \d+ \w+ \d\d:\d\d$/);
    expect(await faultsOfScreen(page, { distance: 5, diagonal: 43 })).toEqual([]);
  });
  await test.step("longer words of another language overlap nothing", async () => {
    api.countings = activeCountings(6).map((one) => ({ ...one, endsIn: one.endsIn - 0.4 }));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${gateway.address}/screen?distance=5&diagonal=55&lang=de`);
    await expect(main.getByText(/ (zu spät|früher)$/).first()).toBeVisible();
    const rows = main.locator("[data-counting]");
    const room = await rows.evaluateAll((all) =>
      all.map((row) => {
        const [, , percent, status] = row.children;
        const begins = [...(status?.children ?? [])].map((text) => text.getBoundingClientRect().x);
        return Math.min(...begins) - (percent?.getBoundingClientRect().right ?? 0);
      }),
    );
    expect(Math.min(...room)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1920, height: 1080 });
  });
  await test.step("at the largest supported distance, also with stale figures", async () => {
    api.countings = activeCountings(5);
    const placement = { distance: 9.4, diagonal: 43 };
    await go(page, "/screen?distance=9.4&diagonal=43");
    await expect(main.locator("[data-counting]")).toHaveCount(1);
    expect(await faultsOfScreen(page, placement)).toEqual([]);
    await go(page, "/screen?counting=c3&distance=9.4&diagonal=43");
    await expect(figure(main, "progress")).toHaveAttribute("value", "0.5");
    expect(await faultsOfScreen(page, placement)).toEqual([]);
    await go(page, "/screen?distance=9.6&diagonal=43");
    await expect(main.getByText("9.6 m is too far away for a screen of 43″")).toBeVisible();
    await expect(main.getByText("It can be read from up to 9.4")).toBeVisible();
  });
});

/** Seconds between two polls. */
const poll = 20;

test("a warehouse's screen keeps the final result, then shows the next counting", async ({
  page,
  start,
}) => {
  api.countings = [{ id: "a", name: "North" }];
  const gateway = await start.gateway({ ...api.settings, POLL_SECONDS: String(poll) });
  const screen = await openScreen(page, `${gateway.address}/screen?warehouse=7&hold=4`);
  const main = page.locator("main");
  const heading = (name: string) => main.getByRole("heading", { name });
  await screen.expectRendered(heading("North"));
  /** Lets the screen poll until something is visible: for a moment the gateway answers as before. */
  const expectAfterPolls = (what: Locator) =>
    expect
      .poll(async () => {
        const answered = page.waitForResponse("**/api/v1/countings?*");
        await screen.pass(poll * 1.2);
        await answered;
        await page.clock.runFor(100);
        return what.isVisible();
      })
      .toBe(true);
  const result = main.getByText(/^Final result, until (?:\w{3} )?\d\d:\d\d$/);
  const waits = main.getByText(/^Last result, none active\. Next check in \d+ s$/);
  api.countings = [
    { id: "b", name: "Next" },
    { id: "a", name: "North", active: false },
  ];
  await expectAfterPolls(result);
  await expect(heading("North")).toBeVisible();
  await expectAfterPolls(heading("Next"));
  api.countings = [{ id: "b", name: "Next", active: false }];
  await expectAfterPolls(result);
  await expectAfterPolls(waits);
  await screen.expectState("ready");
  await test.step("says that the list is stale while the counting is current", async () => {
    // The gateway's answer while the API is down.
    await page.route("**/api/v1/countings?*", (route) =>
      route.fulfill({ headers: { "X-Stale": "upstream-unavailable" }, json: {} }),
    );
    await screen.pass(poll * 1.2);
    await screen.expectState("error");
    await screen.expectTry(0.8 * poll, 1.2 * poll);
    await expect(main.getByText("Last result, none active", { exact: true })).toBeVisible();
    await page.unroute("**/api/v1/countings?*");
    await expectAfterPolls(waits);
    await screen.expectState("ready");
  });
  await test.step("keeps it after a reload", async () => {
    await go(page, "/screen?warehouse=7&hold=1h");
    api.countings = [{ id: "b", name: "Next" }];
    await expectAfterPolls(main.locator("footer:not(:has-text('result'))"));
    api.countings = [{ id: "b", name: "Next", active: false }];
    await expectAfterPolls(result);
    await page.reload();
    await screen.expectRendered(result);
  });
});

test("shows a notice in an unsupported browser", { tag: "@sweep" }, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, "toSorted");
  });
  await page.goto("/screen");
  await expect(page.getByRole("alert")).toContainText("This browser is too old for Countboard");
});
