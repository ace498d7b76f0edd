// Measures the pages and the gateway beside floors and prints what they cost. Wants a quiet machine.
// `npm run bench -- gateway` measures the gateway alone, with `list`, `crowd`, `detail`, `fuzz` or `outage`
// behind it a part of that; `npm run bench -- screen` lets office screens poll for a day in compressed time;
// `--short` only shows that either runs.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { root, setUp } from "./setup.mjs";

setUp();
await build("page", "server");
const [only, ...parts] = process.argv.slice(2);
if (only === "screen") {
  const { measureScreens } = await import(
    new URL("../bench/screen-soak.mjs", import.meta.url).href
  );
  process.exit((await measureScreens(parts, findBrowser())) ? 0 : 1);
}
const pages = only === "gateway" ? 0 : measurePages();
// Only now, since what it needs may have been installed just before.
const { measureGateway } = await import(new URL("../bench/gateway.mjs", import.meta.url).href);
const isGood = await measureGateway(parts);
process.exit(pages || (isGood ? 0 : 1));

function measurePages() {
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  const args = [playwright, "test", "--config", "bench/playwright.config.ts", "--reporter=line"];
  const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
  return spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env }).status ?? 1;
}
