// Measures the pages and the gateway beside floors. Rows of the printed tables end with pass or FAIL by their budgets,
// and the last line counts them. Needs a quiet machine. `npm run bench -- scripts`, `list`, `lines`, `refresh`,
// `overview`, `layout`, `gateway`, `screen`, `history`, `feed` or `alerts` runs one part; `list`, `crowd`, `detail`, `reading`, `fuzz` or `outage`
// after `gateway` runs a part of that. `scripts` weighs the pages' code and `layout` counts an overview's texts and
// measures its height and holes, on any machine; `screen` lets office screens poll for a day in compressed time;
// `--short` only checks that they run.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./browser.mjs";
import { build } from "./build.mjs";
import { root, setUp } from "./setup.mjs";

const pages = ["scripts", "list", "lines", "refresh", "overview", "layout"];
const parts = [...pages, "gateway", "screen", "history", "feed", "alerts"];
const [only, ...rest] = process.argv.slice(2);
if (only !== undefined && !parts.includes(only)) {
  console.error(`There is no part ${only}; there are ${parts.join(", ")}.`);
  process.exit(1);
}
setUp();
// Built once for all parts, which run in processes of their own.
const isBuilt = process.env.BENCH_BUILT === "1" || (await build(["page", "server"]));
if (!isBuilt) process.exit(1);
process.exit((await (only === undefined ? measureAll() : measure(only, rest))) ? 0 : 1);

async function measure(part, args) {
  if (pages.includes(part)) return measurePage(part);
  // Imported late, because its packages may have been installed just now.
  if (part === "screen") {
    const { measureScreens } = await import(new URL("../bench/soak.mjs", import.meta.url).href);
    return measureScreens(args, findBrowser("whole"));
  }
  if (part === "history") {
    const { measureHistory } = await import(new URL("../bench/history.mjs", import.meta.url).href);
    return measureHistory(args);
  }
  if (part === "alerts") {
    const { measureAlerts } = await import(new URL("../bench/alerts.mjs", import.meta.url).href);
    return measureAlerts(args);
  }
  if (part === "feed") {
    const { measureFeed } = await import(new URL("../bench/feed.mjs", import.meta.url).href);
    return measureFeed(args);
  }
  const { measureGateway } = await import(new URL("../bench/gateway.mjs", import.meta.url).href);
  return measureGateway(args);
}

function measurePage(part) {
  const playwright = join(root, "node_modules", "@playwright", "test", "cli.js");
  const config = ["--config", "bench/playwright.config.ts", "--reporter=line"];
  const args = [playwright, "test", ...config, `bench/${part}.bench.ts`];
  const env = { ...process.env, CHROMIUM_PATH: findBrowser("whole") };
  return run(args, env).then(({ code, printed }) => code === 0 && !/\bFAIL\b/.test(printed));
}

/** Runs a Node program and passes on its output; resolves at its end. */
function run(args, env) {
  const stdio = ["ignore", "pipe", "inherit"];
  const child = spawn(process.execPath, args, { cwd: root, env, stdio });
  let printed = "";
  child.stdout.on("data", (chunk) => {
    process.stdout.write(chunk);
    printed += chunk;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, printed })));
}

/** Runs a part; returns the number of its lines with pass and with FAIL. */
async function judge(part) {
  const env = { ...process.env, BENCH_BUILT: "1" };
  const { code, printed } = await run([fileURLToPath(import.meta.url), part], env);
  const verdicts = (word) => printed.match(new RegExp(`\\b${word}\\b`, "g"))?.length ?? 0;
  const [passed, failed] = [verdicts("pass"), verdicts("FAIL")];
  const misses = printed.split("\n").filter((line) => /\bFAIL\b/.test(line));
  const isCut = passed + failed === 0 || (code !== 0 && failed === 0);
  if (isCut) misses.push("It ended before it had measured everything: FAIL");
  return { part, passed, failed: failed + (isCut ? 1 : 0), misses };
}

async function measureAll() {
  const results = [];
  for (const part of parts) {
    console.log(`\n── ${part}`);
    results.push(await judge(part));
  }
  const sum = (key) => results.reduce((so, result) => so + result[key], 0);
  console.log("\n── budgets");
  for (const { part, passed, failed, misses } of results) {
    console.log(`${part.padEnd(10)}${passed} pass, ${failed} FAIL`);
    for (const line of misses) console.log(`    ${line.trim()}`);
  }
  console.log(`\n${sum("passed")} within their budget, ${sum("failed")} not`);
  return sum("failed") === 0;
}
