// Takes the README's screenshots from the production build, with demo data and a stopped clock: they change only when
// the design does.
import { spawn } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { root, setUp } from "./setup.mjs";

const now = Date.parse("2026-03-04T10:30:30Z");
const folder = join(root, "docs", "screenshots");
const pages = {
  list: { path: "/", width: 1280, height: 860 },
  counting: { path: "/countings/lines-300", width: 1280, height: 1240 },
  screen: { path: "/screen", width: 1920, height: 1080 },
};

setUp();
if (!(await build(["page", "server"]))) process.exit(1);
// Imported late, because it may have been installed just now.
const { chromium } = await import("@playwright/test");
const gateway = await startGateway();
const executablePath = findBrowser("whole");
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox"],
});
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
try {
  for (const [name, { path, width, height }] of Object.entries(pages)) {
    for (const theme of ["light", "dark"]) {
      const picture = await take(path, { width, height }, theme);
      writeFileSync(join(folder, `${name}-${theme}.webp`), picture);
    }
  }
} finally {
  await browser.close();
  gateway.kill("SIGTERM");
}
for (const file of readdirSync(folder)) {
  console.log(
    `docs/screenshots/${file}: ${Math.ceil(statSync(join(folder, file)).size / 1000)} kB`,
  );
}

async function startGateway() {
  const clock = `data:text/javascript,${encodeURIComponent(`Date.now = () => ${now};`)}`;
  const file = join(root, "dist", "server", "gateway.js");
  const env = { PATH: process.env.PATH, PORT: "0" };
  const child = spawn(process.execPath, ["--import", clock, file], {
    cwd: join(root, "dist"),
    env,
  });
  child.address = await new Promise((resolve, reject) => {
    let written = "";
    child.stdout.on("data", (chunk) => {
      written += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(written);
      if (found) resolve(found[0]);
    });
    child.once("exit", () => reject(new Error(`The gateway ended at once:\n${written}`)));
  });
  return child;
}

async function take(path, viewport, theme) {
  const context = await browser.newContext({
    viewport,
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  // Node adds `Date` to answers without one, and screens use the date of any answer.
  await page.route("**/{version,api/settings}", async (route) => {
    const response = await route.fetch();
    const date = new Date(now).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await page.addInitScript((moment) => {
    const Running = Date;
    class Standing extends Running {
      static now = () => moment;
      constructor(...given) {
        super(...(given.length === 0 ? [moment] : given));
      }
    }
    Object.assign(window, { Date: Standing });
    // Pages need it to load and to compute ages.
    const running = performance.now.bind(performance);
    performance.now = () => ("stopped" in window ? 0 : running());
  }, now);
  await page.goto(`${gateway.address}${path}${path.includes("?") ? "&" : "?"}theme=${theme}`);
  const mark = path.startsWith("/countings/") ? "html[data-complete]" : "html[data-ready]";
  await page.waitForSelector(mark, { state: "attached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('main [class*="_skeleton_"]'));
  await page.evaluate(() => Object.assign(window, { stopped: true }));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('data[data-figure="data-age"]')].every(
      ({ value }) => Number(value) === 0,
    ),
  );
  const session = await context.newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  await context.close();
  return Buffer.from(data, "base64");
}
