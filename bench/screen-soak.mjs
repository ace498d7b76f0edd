import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { print } from "./gateway-report.mjs";
import { openKept } from "./screen-kept.mjs";

/** How many times as fast as it is time passes, for the gateway and its countings as for the screens' timers. */
const speed = 120;

/**
 * What is wanted at most: so much more heap than at first, and so many more listeners and detached nodes, which
 * come and go with questions under way.
 */
const most = { growth: 0.05, more: 3, perWorker: 2 };

const screens = [
  { name: "all countings", path: "/screen?all&rotate=30" },
  { name: "a warehouse", path: "/screen?warehouse=14&rotate=30&hold=1h" },
];

/** When it is measured, as shares of the polls. By the first of them code is compiled, and caches are filled. */
const moments = [0.08, 0.31, 0.54, 0.77, 1];

/**
 * Lets two screens poll as often as they do in a day, in compressed time, and measures what they keep: the heap
 * after collection, nodes of the document and listeners.
 * @param args `--short` only shows that it runs
 * @returns whether nothing grows
 */
export async function measureScreens(args, executablePath) {
  const polls = args.includes("--short") ? 240 : 5760;
  const gateway = await startGateway();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--no-first-run"],
  });
  try {
    const soaks = screens.map((screen) => soak(browser, gateway.address, screen, polls));
    const rows = (await Promise.all(soaks)).flat();
    print(rows);
    return rows.every(({ passed }) => passed);
  } finally {
    await browser.close();
    gateway.child.kill();
    await once(gateway.child, "exit");
  }
}

/** The gateway with demo data, in fast time: a day passes, countings end and others begin. */
async function startGateway() {
  const clock = `const now = Date.now, start = now(); Date.now = () => start + (now() - start) * ${speed};`;
  const main = fileURLToPath(new URL("../dist/server/gateway.js", import.meta.url));
  const args = ["--import", `data:text/javascript,${encodeURIComponent(clock)}`, main];
  const env = { PATH: process.env.PATH, PORT: "0", POLL_SECONDS: "15", CACHE_SECONDS: "10" };
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const child = spawn(process.execPath, args, { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  const address = await new Promise((resolve, reject) => {
    let written = "";
    child.stdout.on("data", (chunk) => {
      // Its log goes on for long, and is of no interest once it listens.
      if (written.length > 10_000) return;
      written += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", () => reject(new Error(`The gateway ended at once: ${written}`)));
  });
  return { child, address };
}

async function soak(browser, address, { name, path }, polls) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  let polled = 0;
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/countings?")) polled += 1;
  });
  const kept = await openKept(page, speed);
  await page.goto(`${address}${path}`);
  const reach = async (share) => {
    while (polled < polls * share) await new Promise((resolve) => setTimeout(resolve, 250));
    const found = await kept.measure();
    console.log(`${name}, ${polled} polls: ${JSON.stringify(found)}`);
    return found;
  };
  const all = [];
  for (const share of moments) all.push(await reach(share));
  const state = await page.locator("main").getAttribute("data-state");
  await context.close();
  return [
    ...rowsOf(name, all),
    {
      what: `${name}: its state, loads and faults`,
      value: [state, loads, faults.length, faults[0] ?? ""].join(" ").trim(),
      // In such a hurry figures may be a minute old for a moment.
      wanted: "ready or stale, 1, 0",
      passed: /^(ready|stale)$/.test(state) && loads === 1 && faults.length === 0,
    },
  ];
}

/**
 * What is kept at each moment, by the first page of the rotation, and whether it is flat: every later moment
 * counts, and not the last alone. How many nodes that page has goes with what is counted just then.
 */
function rowsOf(name, all) {
  const row = (what, textOf, wanted, isGood) => ({
    what: `${name}: ${what}`,
    value: all.map(textOf).join(", "),
    wanted,
    passed: all.every(isGood),
  });
  const [first] = all;
  // Each counting that is shown large has a worker of its own, which is listened to.
  const ofWorkers = ({ workers }) =>
    most.perWorker * Math.max(0, workers.length - first.workers.length);
  return [
    row(
      "heap, MB",
      ({ heap }) => heap.toFixed(2),
      `+${most.growth * 100} % at most`,
      ({ heap }) => heap <= first.heap * (1 + most.growth),
    ),
    row(
      "listeners",
      ({ listeners }) => listeners,
      `+${most.more} at most, and ${most.perWorker} per further worker`,
      (at) => at.listeners <= first.listeners + most.more + ofWorkers(at),
    ),
    row(
      "nodes, and those outside the page",
      ({ nodes, detached }) => `${nodes} (${detached})`,
      `+${most.more} outside it at most`,
      ({ detached }) => detached <= first.detached + most.more,
    ),
    row(
      "workers, each one's heap, MB",
      ({ workers }) => `${workers.length} (${workers.map((heap) => heap.toFixed(1)).join(" ")})`,
      "one per page at most",
      ({ workers, pages }) => workers.length <= pages,
    ),
  ];
}
