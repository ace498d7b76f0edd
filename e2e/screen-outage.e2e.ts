import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { expectState, figure } from "./look.ts";
import { startScreenApi } from "./screen-api.ts";
import { inPlaceOf } from "./servers.ts";

test.use({
  allowedComplaints:
    /^Failed to load resource: |Failed to fetch dynamically imported module|^React Router caught/,
});

/** Counts how often a page was loaded, and what asked for a password. */
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

test("a screen outlives outages of all kinds, and comes back by itself", async ({
  page,
  start,
}) => {
  const api = await startScreenApi();
  api.countings = [{ id: "a", name: "North" }];
  const gateway = await start.gateway(api.settings);
  const seen = watched(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await page.goto(`${gateway.address}/screen?counting=a&rotate=20`);
  const main = page.locator("main");
  const progress = figure(main, "progress");
  const back = async () => {
    await expectState(page, "ready");
    await expect(figure(main, "pace")).toHaveAttribute("value", /^0\.\d+$/);
  };
  const kept = async () => {
    await expectState(page, "error");
    await expect(progress).toHaveAttribute("value", "0.5");
    await expect(main.getByText(/^(Next try in \d+ s|Trying now)$/)).toBeVisible();
  };
  await back();
  let running = gateway;
  await test.step("the API goes away, and its figures grow old", async () => {
    api.mode = "down";
    await kept();
    await page.clock.fastForward("14:00");
    await expectState(page, "stale");
    await expect(main.getByText(/^Figures are 14 min old; no connection since /)).toBeVisible();
    await expect(main.getByText(/^Pace at \d\d:\d\d$/)).toBeVisible();
    await expect(figure(main, "forecast-late")).toHaveAttribute("value", "");
    await expect(progress).toHaveAttribute("value", "0.5");
    api.mode = "sound";
    await back();
  });
  await test.step("the gateway goes away", async () => {
    await running.stop();
    await kept();
    running = await start.gateway({ ...api.settings, ...inPlaceOf(gateway) });
    await back();
  });
  await test.step("the network is lost", async () => {
    await page.context().setOffline(true);
    await kept();
    await page.context().setOffline(false);
    await back();
  });
  await test.step("the API hangs", async () => {
    api.mode = "hangs";
    await kept();
    api.mode = "sound";
    await back();
  });
  await test.step("the API asks to be left alone for a while", async () => {
    api.mode = { retryAfter: 2 };
    await kept();
    api.mode = "sound";
    await back();
  });
  await test.step("the gateway asks for that", async () => {
    const problem = { type: "about:blank", title: "Busy", status: 503, detail: "", retryAfter: 40 };
    await page.route("**/api/v1/countings/a", (route) =>
      route.fulfill({
        status: 503,
        contentType: "application/problem+json",
        json: { ...problem, code: "upstream-unavailable" },
      }),
    );
    await expect(main.getByText(/^Next try in (3\d|40) s$/)).toBeVisible();
    await page.unroute("**/api/v1/countings/a");
    await page.clock.fastForward("00:41");
    await back();
  });
  expect(seen).toEqual({ loads: 1, prompts: [] });
  await api.stop();
});

test("a screen goes by the gateway's clock, and is loaded once for a new build", async ({
  page,
  start,
}) => {
  const api = await startScreenApi();
  api.countings = [{ id: "a", name: "North" }];
  const gateway = await start.gateway(api.settings);
  const seen = watched(page);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.clock.install();
  await page.goto(`${gateway.address}/screen?counting=a`);
  const main = page.locator("main");
  await expectState(page, "ready");
  await test.step("the device's clock jumps", async () => {
    const before = await main.locator("time").textContent();
    for (const hours of [2, -2]) {
      await page.clock.setSystemTime(Date.now() + hours * 3_600_000);
      const asked = api.asked();
      await expect.poll(() => api.asked()).toBeGreaterThan(asked + 1);
      await expectState(page, "ready");
      expect(Number(await figure(main, "data-age").getAttribute("value"))).toBeLessThan(60);
    }
    const minutes = (text: string | null) =>
      Number(text?.slice(0, 2)) * 60 + Number(text?.slice(3));
    const passed = minutes(await main.locator("time").textContent()) - minutes(before);
    // It is the gateway's time that is shown; midnight may have come meanwhile.
    expect((passed + 1440) % 1440).toBeLessThan(10);
    expect(seen).toEqual({ loads: 1, prompts: [] });
  });
  await test.step("there is a new build", async () => {
    let asked = 0;
    await page.route("**/version", (route) => {
      asked += 1;
      return route.fulfill({ json: { build: "another" } });
    });
    await expect.poll(() => seen.loads).toBe(2);
    await expectState(page, "ready");
    const so = asked;
    await expect.poll(() => asked).toBeGreaterThan(so + 3);
    expect(seen).toEqual({ loads: 2, prompts: [] });
  });
  await api.stop();
});

test("a screen with a part missing on the server says so, and waits for another build", async ({
  page,
  gateway,
}) => {
  const seen = watched(page);
  let build = "one";
  const asked: string[] = [];
  await page.route("**/version", (route) => {
    asked.push(build);
    return route.fulfill({ json: { build } });
  });
  await page.route("**/assets/page-*.js", (route) => route.fulfill({ status: 404 }));
  await page.clock.install();
  await page.goto(`${gateway.address}/screen`);
  const notice = page.getByRole("alert");
  await expect(notice).toContainText("A part of this screen is missing on the server");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.clock.fastForward("05:00");
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  expect(seen).toEqual({ loads: 2, prompts: [] });
  build = "two";
  await page.unroute("**/assets/page-*.js");
  await page.clock.fastForward("00:20");
  await expectState(page, "ready");
  await expect(notice).toHaveCount(0);
});
