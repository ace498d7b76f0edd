import type { BrowserContext } from "@playwright/test";
import { countingThat } from "./api.ts";
import { expect, test } from "./fixtures.ts";
import { complete, ready } from "./page-state.ts";

/** Makes a browser answer as little as the strictest or most embedded ones do. */
async function strip(context: BrowserContext): Promise<void> {
  await context.clock.setSystemTime(new Date("1999-12-31T23:00:00Z"));
  await context.addInitScript(() => {
    const deny = () => {
      throw new DOMException("Denied", "SecurityError");
    };
    const refuse = () => Promise.reject(new DOMException("Denied", "NotAllowedError"));
    for (const area of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, area, { get: deny });
    for (const name of ["matchMedia", "requestIdleCallback", "cancelIdleCallback"])
      Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Intl, "supportedValuesOf");
    Reflect.deleteProperty(Intl.Locale.prototype, "getWeekInfo");
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function own() {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
    Object.defineProperties(navigator, {
      language: { value: "" },
      languages: { value: [] },
      clipboard: { value: { write: refuse, writeText: refuse } },
      wakeLock: { value: { request: refuse } },
    });
  });
}

test("pages work in a browser that stores, knows and allows nothing", async ({
  context,
  page,
  quietGateway: { address },
}) => {
  await strip(context);
  const isSmall = ({ active, totalProducts }: { active: boolean; totalProducts: number }) =>
    active && totalProducts > 30 && totalProducts < 1000;
  const { id } = await countingThat(address, isSmall);
  for (const path of [
    "/",
    `/countings/${id}`,
    `/countings/${id}?tab=lines`,
    "/history",
    "/shares",
    "/help",
  ]) {
    await test.step(path, async () => {
      await page.goto(`${address}${path}`);
      await complete(page);
      await expect(page.locator("main")).toContainText(/\w/);
      await expect(page.locator("main")).not.toContainText(/This page failed/);
    });
  }
  await test.step("the zone is UTC", async () => {
    await page.goto(`${address}/`);
    await expect(page.getByText("Times in UTC").first()).toBeVisible();
  });
  await test.step("a screen", async () => {
    await page.goto(`${address}/screen?counting=${id}`);
    await ready(page);
    await expect(page.locator("main")).toContainText("%");
  });
});
