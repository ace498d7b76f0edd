import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { freePort, nginx, nginxDirectory, runNginx } from "#gateway/testing/run-nginx.ts";
import { expect, failedRequests, test } from "./fixtures.ts";
import { expectState, go, gridOf, ready } from "./page-state.ts";

// The browser logs the status of each refused request.
test.use({ allowedComplaints: failedRequests });

const basePath = "/countboard";
const access = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: "viewers-pass",
  ACCESS_ADMIN_PASSCODE: "admins-pass",
};

/** nginx with another application at the top of its host, and with the shipped configuration for a base path. */
async function startHost(path: string, gateway: string) {
  const file = new URL("../deploy/nginx-base-path.conf", import.meta.url);
  const port = await freePort();
  const shipped = (await readFile(file, "utf8")).replaceAll(
    "127.0.0.1:4173",
    new URL(gateway).host,
  );
  const server = `server {
    listen 127.0.0.1:${port};
    location / { default_type text/html; return 200 "another application"; }
    ${shipped}
  }`;
  const running = await runNginx(path, nginxDirectory(), server);
  return { origin: `http://127.0.0.1:${port}`, ...running };
}

/** A page in a new browser context that fails the test by a request outside the base path. */
async function strictPage(browser: Browser, outside: string[]): Promise<Page> {
  const context = await browser.newContext();
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) outside.push(pathname);
  });
  return context.newPage();
}

test("works below a path of a host name that it shares", async ({ browser, start }, testInfo) => {
  const path = nginx;
  test.skip(path === undefined, "nginx is not installed");
  const gateway = await start.gateway({
    ...access,
    BASE_PATH: basePath,
    STATE_DIR: testInfo.outputPath("state"),
  });
  expect(gateway.output()).toContain(`${gateway.address}${basePath}\n`);
  const host = await startHost(path ?? "", gateway.address);
  const outside: string[] = [];
  const at = (to: string) => `${host.origin}${basePath}${to}`;
  const admin = await strictPage(browser, outside);
  try {
    await test.step("list and counting", async () => {
      await admin.goto(at("?lang=en"));
      await admin.getByLabel("Passcode").fill(access.ACCESS_ADMIN_PASSCODE);
      await admin.getByRole("button", { name: "Sign in" }).click();
      await ready(admin);
      expect(admin.url()).toBe(at("/?lang=en"));
      const first = admin.locator('[role="row"] a[href*="/countings/"]').first();
      await first.click();
      await expect(admin).toHaveURL(new RegExp(`^${at("/countings/")}`));
      await go(admin, `${basePath}/countings/lines-900?tab=lines`);
      await expect(gridOf(admin).locator('[role="row"]').nth(3)).toBeVisible();
      expect(await admin.locator('link[rel="icon"]').getAttribute("href")).toBe(
        `${basePath}/favicon.svg`,
      );
    });
    await test.step("a link", async () => {
      await go(admin, `${basePath}/shares?counting=other`);
      const counting = admin.getByRole("combobox", { name: "Count" });
      // Once the counts have come, none of them replaces what is typed.
      await counting.click();
      await expect(admin.getByRole("option").first()).toBeVisible();
      await counting.fill(at("/countings/lines-50?tab=lines"));
      await counting.press("Enter");
      await expect(counting).toHaveValue(/^Rotterdam Maasvlakte, started .* \d\d:\d\d$/);
      await admin.getByLabel("Name", { exact: true }).fill("Night shift");
      await admin.getByRole("button", { name: "Make the link" }).click();
      const link = await admin.getByLabel("Address of the link").inputValue();
      expect(link).toContain(at("/share/"));
      const guest = await strictPage(browser, outside);
      await guest.goto(link);
      await guest.getByRole("button", { name: "Open the dashboard" }).click();
      await expect(guest).toHaveURL(at("/countings/lines-50"));
      await expectState(guest, "ready");
      await guest.context().close();
    });
    await test.step("a screen that is paired", async () => {
      const screen = await strictPage(browser, outside);
      await screen.goto(at("/pair"));
      const code = screen.locator("#code");
      await expect(code).toHaveText(/^[A-Z\d]{4} [A-Z\d]{4}$/);
      await expect(screen.locator("#scan path")).toHaveCount(1);
      const shown = (await code.textContent())?.replace(" ", "");
      await go(admin, `${basePath}/screens?code=${shown}`);
      await expect(admin.getByText(`${host.origin.slice(7)}${basePath}/pair`)).toBeVisible();
      await admin.getByLabel("Name", { exact: true }).fill("Gate 3");
      await admin.getByRole("button", { name: "Pair this screen" }).click();
      await ready(screen);
      expect(new URL(screen.url()).pathname).toBe(`${basePath}/screen`);
      await screen.context().close();
    });
    await test.step("the briefing for other tools", async () => {
      const answer = await admin.request.get(at("/api/v1/briefing"), {
        headers: { Accept: "application/json" },
      });
      const { sentences } = await answer.json();
      const paths = sentences.flatMap(({ countings }: { countings: { path: string }[] }) =>
        countings.map(({ path }) => path),
      );
      expect(paths.length).toBeGreaterThan(0);
      for (const path of paths) expect(path).toMatch(/^\/countboard\/countings\//);
    });
    await test.step("signing out, and nothing outside the path", async () => {
      expect(await admin.context().cookies(`${host.origin}/`)).toEqual([]);
      await admin.getByRole("button", { name: "Menu" }).click();
      await admin.getByRole("button", { name: "Sign out" }).click();
      await expect(admin.getByLabel("Passcode")).toBeVisible();
      expect(outside).toEqual([]);
      expect(await (await fetch(`${host.origin}/healthz`)).text()).toBe("another application");
      expect((await fetch(at("/healthz"))).status).toBe(200);
      expect((await fetch(at("/metrics"))).status).toBe(404);
    });
    await admin.context().close();
  } finally {
    await host.stop();
  }
});
