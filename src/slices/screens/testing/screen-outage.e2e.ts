import type { Page } from "@playwright/test";
import { expect, test } from "#e2e/fixtures.ts";
import { expectState, figure } from "#e2e/page-state.ts";
import { inPlaceOf } from "#e2e/servers.ts";
import { isProof } from "#e2e/sound-page.ts";
import { startScreenApi } from "./screen-api.ts";
import { openScreen } from "./screen-time.ts";

test.use({
  allowedComplaints:
    /^Failed to load resource: |Failed to fetch dynamically imported module|the title cannot be set/,
});

/** Counts page loads and requests for credentials. */
function watched(page: Page) {
  const seen = { loads: 0, prompts: [] as string[] };
  page.on("load", () => {
    seen.loads += 1;
  });
  page.on("dialog", (dialog) => {
    seen.prompts.push(dialog.message());
    void dialog.dismiss();
  });
  page.on("response", (response) => {
    if (response.headers()["www-authenticate"]) seen.prompts.push(response.url());
  });
  return seen;
}

/** Seconds between two polls; figures are stale after three of them without an answer. */
const poll = 20;

test("a screen recovers from every kind of outage by itself", {
  tag: "@proof",
}, async ({ page, start }) => {
  const api = await startScreenApi();
  api.countings = [{ id: "a", name: "North" }];
  const settings = { ...api.settings, POLL_SECONDS: String(poll), UPSTREAM_TIMEOUT_SECONDS: "1" };
  let gateway = await start.gateway(settings);
  const inPlace = inPlaceOf(gateway);
  const seen = watched(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  const screen = await openScreen(page, `${gateway.address}/screen?counting=a&rotate=20`);
  const main = page.locator("main");
  const pace = main.locator('data[data-figure="pace"][value^="0."]');
  await screen.expectRendered(pace);
  screen.forgetPolls();
  const isSound = async () => {
    const answer = await page.request
      .get(`${gateway.address}/api/v1/countings/a`)
      .catch(() => null);
    return answer?.ok() === true && !answer.headers()["x-stale"];
  };
  const answers = (mode: typeof api.mode) => () => {
    api.mode = mode;
  };
  const outages = [
    {
      name: "the API stops",
      begin: answers("down"),
      end: answers("sound"),
    },
    {
      name: "the gateway stops",
      begin: () => gateway.stop(),
      end: async () => {
        gateway = await start.gateway({ ...settings, ...inPlace });
      },
    },
    {
      name: "the network is lost",
      isUnseen: true,
      begin: () => page.context().setOffline(true),
      end: () => page.context().setOffline(false),
    },
    // For the screen, these differ little from an API that is down.
    ...(isProof
      ? [
          { name: "the API hangs", begin: answers("hangs"), end: answers("sound") },
          {
            name: "the API asks to be left alone for a while",
            begin: answers({ retryAfter: 1 }),
            end: answers("sound"),
          },
        ]
      : []),
  ];
  for (const { name, begin, end, isUnseen = false } of outages) {
    await test.step(name, async () => {
      await begin();
      // For a moment the gateway has an answer that is fresh enough.
      await expect.poll(isSound).toBe(isUnseen);
      await screen.pass(poll * 1.1);
      await screen.expectPolls(1);
      await screen.expectTry(0.8 * poll, 1.2 * poll);
      await screen.expectState("error");
      await expect(pace).toBeVisible();
      await screen.passToTry();
      await screen.expectTry(1.6 * poll, 2.4 * poll);
      await screen.passToTry();
      await screen.expectPolls(3);
      await screen.expectState("stale");
      await screen.expectTry(60, 60);
      await expect(main.getByText(/^Figures are \d min old; no connection since /)).toBeVisible();
      await expect(main.getByText(/^Plan at \d\d:\d\d$/)).toBeVisible();
      await expect(figure(main, "forecast-late")).toHaveAttribute("value", "");
      await expect(figure(main, "progress")).toHaveAttribute("value", "0.5");
      await end();
      await expect.poll(isSound).toBe(true);
      // A browser that is online again polls at once.
      if (!isUnseen) await screen.passToTry();
      await screen.expectState("ready");
      // The very next retry succeeded.
      await screen.expectPolls(4);
      await screen.expectRendered(pace);
      screen.forgetPolls();
    });
  }
  await test.step("the gateway sends a Retry-After longer than the polling interval", async () => {
    const problem = { type: "about:blank", title: "Busy", status: 503, detail: "", retryAfter: 40 };
    await page.route("**/api/v1/countings/a", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        json: { ...problem, code: "upstream-unavailable" },
      }),
    );
    await screen.pass(poll * 1.1);
    await screen.expectTry(40, 40);
    await screen.pass(36);
    await screen.expectTry(3, 5);
    await page.unroute("**/api/v1/countings/a");
    await screen.passToTry();
    await screen.expectState("ready");
    await screen.expectPolls(2);
    screen.forgetPolls();
  });
  await test.step("its access is revoked, and granted again", async () => {
    const problem = { type: "about:blank", title: "Over", status: 403, detail: "" };
    await page.route("**/api/v1/countings/a", (route) =>
      route.fulfill({
        status: 403,
        contentType: "application/problem+json",
        json: { ...problem, code: "share-revoked" },
      }),
    );
    await screen.pass(poll * 1.1);
    await screen.expectPolls(1);
    await screen.expectRendered(main.getByText("Access has ended: reload"));
    // Nothing remains that it may no longer show.
    await screen.expectState("error");
    await expect(
      main.getByRole("heading", { name: "The screen’s access has ended" }),
    ).toBeVisible();
    await expect(main.locator("data[data-figure]")).toHaveCount(0);
    // Seldom, because only a person can fix it.
    await screen.pass(45);
    await screen.expectPolls(1);
    await page.unroute("**/api/v1/countings/a");
    await screen.pass(16);
    await screen.expectState("ready");
    await screen.expectPolls(2);
    screen.forgetPolls();
  });
  await test.step("the device's clock jumps", async () => {
    const time = main.locator("time");
    const before = minutesOf(await time.textContent());
    for (const hours of [2, -2]) {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      await screen.pass(poll * 1.1);
      await screen.expectPolls(1);
      await screen.expectState("ready");
      // Only an answer makes figures younger than a poll; the next poll is scheduled after it.
      const age = async () => Number(await figure(main, "data-age").getAttribute("value"));
      await screen.expectSoon(async () => (await age()) < poll);
      screen.forgetPolls();
    }
    // The screen shows the gateway's time; midnight may have passed meanwhile.
    const passed = minutesOf(await time.textContent()) - before;
    expect((passed + 1440 + 10) % 1440).toBeLessThan(20);
  });
  expect(seen).toEqual({ loads: 1, prompts: [] });
  await test.step("there is a new build", async () => {
    let asked = 0;
    await page.route("**/version", (route) => {
      asked += 1;
      return route.fulfill({ json: { build: "another" } });
    });
    await screen.pass(poll * 1.1);
    await screen.expectLoads(2);
    await screen.expectState("ready");
    const so = asked;
    // Three polls later it is still the same page load.
    await expect
      .poll(async () => {
        await screen.pass(poll * 1.1);
        return asked;
      })
      .toBeGreaterThanOrEqual(so + 3);
    await screen.expectState("ready");
  });
  expect(seen).toEqual({ loads: 2, prompts: [] });
  await api.stop();
});

function minutesOf(text: string | null): number {
  return Number(text?.slice(0, 2)) * 60 + Number(text?.slice(3));
}

test("a screen with a file missing on the server shows a notice, and waits for another build", {
  tag: "@sweep",
}, async ({ page, gateway }) => {
  const seen = watched(page);
  let build: string | null = null;
  const asked: (string | null)[] = [];
  await page.route("**/version", (route) => {
    asked.push(build);
    return build === null ? route.abort() : route.fulfill({ json: { build } });
  });
  await page.route("**/assets/page-*.js", (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto(`${gateway.address}/screen`);
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("A part of this page is missing on the server");
  // The page might not load again.
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(seen).toEqual({ loads: 1, prompts: [] });
  build = "one";
  const answered = () => asked.filter((answer) => answer === "one").length;
  await page.clock.fastForward("00:20");
  await expect.poll(() => seen.loads).toBe(2);
  await expect(notice).toContainText("A part of this page is missing on the server");
  await expect.poll(answered).toBeGreaterThan(1);
  await page.clock.fastForward("05:00");
  await expect.poll(answered).toBeGreaterThan(2);
  expect(seen).toEqual({ loads: 2, prompts: [] });
  build = "two";
  await page.unroute("**/assets/page-*.js");
  await page.clock.fastForward("00:20");
  await expectState(page, "ready");
  await expect(notice).toHaveCount(0);
});

test("a screen that fails to render reloads after a while", async ({ page, gateway }) => {
  const seen = watched(page);
  await page.addInitScript(() => {
    if (sessionStorage.getItem("failed") !== null) return;
    sessionStorage.setItem("failed", "");
    Object.defineProperty(document, "title", {
      set() {
        throw new Error("the title cannot be set");
      },
    });
  });
  await page.clock.install();
  await page.goto(`${gateway.address}/screen`);
  await expectState(page, "error");
  expect(seen.loads).toBe(1);
  await page.clock.fastForward("05:00");
  await expect.poll(() => seen.loads).toBe(2);
  await expectState(page, "ready");
});
