// Runs Lighthouse on the built pages, in its desktop and its mobile emulation. Lighthouse has more packages than all of
// Countboard, so it has a separate folder and is installed on first use.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { findBrowser } from "./browser.mjs";
import { modulesMatch, npm, root } from "./setup.mjs";

const directory = join(root, "proof", "lighthouse");
const pages = { list: "/", detail: "/countings/lines-300", screen: "/screen" };
const categories = ["performance", "accessibility", "best-practices"];
const least = { desktop: 98, mobile: 95 };
const rounds = 3;
/** Benchmark index, higher on faster machines, for which the mobile emulation slows down to a phone. */
const usualIndex = "1500 to 2000";

function load(path) {
  const resolved = createRequire(join(directory, "package.json")).resolve(path);
  return import(pathToFileURL(resolved).href);
}

async function startGateway() {
  const env = { PATH: process.env.PATH, PORT: "0" };
  const file = join(root, "dist", "server", "gateway.js");
  const child = spawn(process.execPath, [file], { cwd: directory, env });
  process.once("exit", () => child.kill());
  const address = await new Promise((resolve, reject) => {
    let written = "";
    child.stdout.on("data", (chunk) => {
      written += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(written);
      if (found) resolve(found[0]);
    });
    child.once("exit", () => reject(new Error(`The gateway ended at once:\n${written}`)));
  });
  return { address, stop: () => child.kill("SIGTERM") };
}

/** The browser's path; Playwright's own if none is installed. */
async function browserPath() {
  const path = findBrowser("whole");
  if (path !== "") return path;
  const { chromium } = await import("@playwright/test");
  return chromium.executablePath();
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Lighthouse's findings in its own words; for speed, the score alone counts. */
function faults(result) {
  return categories.slice(1).flatMap((category) =>
    result.categories[category].auditRefs.flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      if (weight === 0 || audit.score === null || audit.score === 1) return [];
      const items = (audit.details?.items ?? []).slice(0, 3);
      const where = items.map((item) => item.node?.selector ?? item.description ?? item.source);
      return [`${id}: ${audit.title}${where.map((one) => `\n      ${one}`).join("")}`];
    }),
  );
}

async function measure(lighthouse, address, config) {
  const { launch } = await load("chrome-launcher");
  const chromeFlags = ["--headless=new", "--no-sandbox", "--disable-quic", "--no-first-run"];
  const chrome = await launch({ chromePath: await browserPath(), chromeFlags, logLevel: "error" });
  try {
    const flags = { port: chrome.port, onlyCategories: categories, logLevel: "error" };
    const { lhr } = await lighthouse(address, flags, config);
    return lhr;
  } finally {
    await chrome.kill();
  }
}

/** The browser sometimes loses the beginning of a trace; a retry helps. */
async function measureSurely(...asked) {
  const first = await measure(...asked);
  const lhr = first.runtimeError ? await measure(...asked) : first;
  if (lhr.runtimeError) throw new Error(`${asked[1]}: ${lhr.runtimeError.message}`);
  return lhr;
}

/** Measures every page and prints a table; returns how many rows passed, and which failed. */
export async function measureByLighthouse() {
  if (!modulesMatch(directory)) {
    console.log("Installing Lighthouse …");
    if (npm(["ci", "--ignore-scripts", "--loglevel=error"], directory) !== 0) {
      const why = "It could not be installed; the lines above say why.";
      return { passed: 0, failed: [{ name: "Lighthouse", why }] };
    }
  }
  const { default: lighthouse } = await load("lighthouse");
  const { killAll } = await load("chrome-launcher");
  process.once("exit", killAll);
  const { default: desktop } = await load("lighthouse/core/config/desktop-config.js");
  const { version } = JSON.parse(
    readFileSync(join(directory, "node_modules", "lighthouse", "package.json"), "utf8"),
  );
  const gateway = await startGateway();
  const count = { passed: 0, failed: [] };
  const indexes = [];
  console.log(`Lighthouse ${version}, medians of ${rounds}; at least ${least.desktop} on desktop`);
  console.log(`and ${least.mobile} in mobile emulation; speed is true on a quiet machine only.\n`);
  console.log(`page    form     ${categories.map((one) => one.padEnd(15)).join("")}`);
  try {
    for (const [form, config] of [
      ["desktop", desktop],
      ["mobile", undefined],
    ]) {
      for (const [name, path] of Object.entries(pages)) {
        const results = [];
        for (let round = 0; round < rounds; round += 1) {
          results.push(await measureSurely(lighthouse, `${gateway.address}${path}`, config));
        }
        indexes.push(...results.map((result) => result.environment.benchmarkIndex));
        const scores = categories.map((one) =>
          Math.round(median(results.map((result) => result.categories[one].score ?? 0)) * 100),
        );
        const passed = scores.every((score) => score >= least[form]);
        if (passed) count.passed += 1;
        else {
          const why = categories.map((one, place) => `${one} ${scores[place]}`).join(", ");
          count.failed.push({ name: `${name}, ${form}`, why: `${why}; wanted: ${least[form]}` });
        }
        const cells = scores.map((score) => String(score).padEnd(15)).join("");
        console.log(`${name.padEnd(8)}${form.padEnd(9)}${cells}${passed ? "pass" : "FAIL"}`);
        for (const fault of new Set(results.flatMap(faults))) console.log(`    ${fault}`);
      }
    }
  } finally {
    gateway.stop();
  }
  const index = Math.round(median(indexes));
  console.log(`\nThis machine's benchmark index is ${index}; the mobile emulation is meant for`);
  console.log(`${usualIndex}.`);
  return count;
}
