// Measures the pages beside a floor and prints what they cost. Wants a quiet machine.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { root, setUp } from "./setup.mjs";

setUp();
await build("page", "server");
const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
const args = [playwright, "test", "--config", "bench/playwright.config.ts", "--reporter=line"];
const env = { ...process.env, CHROMIUM_PATH: findBrowser() };
process.exit(spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env }).status ?? 1);
