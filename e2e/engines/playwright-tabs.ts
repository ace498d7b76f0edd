import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, firefox, type Page } from "@playwright/test";
import {
  type Engine,
  eventually,
  finding,
  nameOf,
  newFile,
  type SavedFile,
  size,
  type Tab,
} from "./tab.ts";

/** Chromium as the other tests use it. */
export async function startChromium(executablePath: string | undefined): Promise<Engine> {
  const args = ["--no-sandbox", "--disable-quic", "--disable-background-networking"];
  const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
  return engineOf("chromium", browser, async (page, act) => {
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 60_000 }),
      act(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  });
}

/**
 * An installed Firefox, through WebDriver BiDi: Playwright needs no build of its own for this channel.
 * @param downloads where it saves files, which Playwright does not know
 */
export async function startFirefox(downloads: string): Promise<Engine> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: fileURLToPath(new URL("./firefox.mjs", import.meta.url)),
    downloadsPath: downloads,
    firefoxUserPrefs: {
      "ui.prefersReducedMotion": 1,
      // A process for the next page, and the page of a new tab, which no visit sees.
      "dom.ipc.processPrelaunch.enabled": false,
      "browser.newtab.preload": false,
    },
  });
  return engineOf("firefox", browser, (_, act) => newFile(downloads, act));
}

type Save = (page: Page, act: () => Promise<void>) => Promise<SavedFile>;

function engineOf(name: "chromium" | "firefox", browser: Browser, saved: Save): Engine {
  return {
    name,
    version: browser.version(),
    // To take a picture, it adds a style that the policy of the pages forbids.
    ...(name === "firefox" && { ownDoing: /style-src-elem/ }),
    newTab: async () => {
      const context = await browser.newContext({
        viewport: size,
        locale: "en-US",
        timezoneId: "Europe/Madrid",
        // Firefox does not know this command yet; its profile says the same.
        ...(name === "chromium" && { reducedMotion: "reduce" }),
      });
      return tabOf(await context.newPage(), saved);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, saved: Save): Tab {
  const complaints: string[] = [];
  page.context().on("weberror", (error) => complaints.push(String(error.error())));
  page.context().on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (act, given) => page.evaluate(act as never, given) as never,
    shows: (target) => page.evaluate(`${finding(target)} !== null`),
    click: async (target) => {
      await eventually(`a click on ${nameOf(target)}`, async () => {
        const element = (await page.evaluateHandle<HTMLElement>(finding(target))).asElement();
        if (element === null) return false;
        await element.click({ timeout: 5000 });
        return true;
      });
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    wheel: async (pixels) => {
      await page.mouse.move(size.width / 2, size.height / 2);
      await page.mouse.wheel(0, pixels);
    },
    picture: () => page.screenshot(),
    saved: (act) => saved(page, act),
    complaints: () => complaints.splice(0),
    close: () => page.context().close(),
  };
}
