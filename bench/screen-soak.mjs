import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { median, print } from "./gateway-report.mjs";

/** How many times as fast as it is time passes, for the gateway and its countings as for the screens' timers. */
const speed = 120;

/** What is wanted: so much more heap than at the start, and as many nodes and listeners but for what is shown. */
const mostGrowth = 0.05;

const screens = [
  { name: "all countings", path: "/screen?all&rotate=30" },
  { name: "a warehouse", path: "/screen?warehouse=14&rotate=30&hold=1h" },
];

/** Polls before the first measurement: code is compiled and caches are filled once. */
const warmUp = 0.08;

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
  await page.addInitScript((times) => {
    for (const timer of ["setTimeout", "setInterval"]) {
      const usual = window[timer];
      window[timer] = (run, wait = 0, ...args) => usual(run, wait / times, ...args);
    }
  }, speed);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(`${address}${path}`);
  const reach = async (share) => {
    while (polled < polls * share) await new Promise((resolve) => setTimeout(resolve, 250));
    return measure(session);
  };
  const start = await reach(warmUp);
  console.log(`${name}: ${polled} polls`);
  const middle = await reach(0.5 + warmUp / 2);
  console.log(`${name}: ${polled} polls`);
  const end = await reach(1);
  const state = await page.locator("main").getAttribute("data-state");
  await context.close();
  const row = (what, key, digits) => ({
    what: `${name}: ${what} at start, middle, end of ${polls} polls`,
    value: [start, middle, end].map((at) => at[key].toFixed(digits)).join(", "),
    wanted: `+${mostGrowth * 100} % at most`,
    passed: end[key] <= start[key] * (1 + mostGrowth),
  });
  return [
    row("heap, MB", "heap", 2),
    row("nodes", "nodes", 0),
    row("listeners", "listeners", 0),
    {
      what: `${name}: its state, loads and faults`,
      value: [state, loads, faults.length, faults[0] ?? ""].join(" ").trim(),
      // In such a hurry figures may be a minute old for a moment.
      wanted: "ready or stale, 1, 0",
      passed: /^(ready|stale)$/.test(state) && loads === 1 && faults.length === 0,
    },
  ];
}

/** After collection, some times over a few turns of the pages, since each shows something else: the middle of them. */
async function measure(session) {
  const found = [];
  for (let time = 0; time < 9; time += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    found.push(Object.fromEntries(metrics.map(({ name, value }) => [name, value])));
  }
  const middle = (name) => median(found.map((one) => one[name]));
  return {
    heap: middle("JSHeapUsedSize") / 1e6,
    nodes: middle("Nodes"),
    listeners: middle("JSEventListeners"),
  };
}
