import { setTimeout as wait } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { print } from "./gateway-report.mjs";
import { pollSeconds, startGateway, unoptimised } from "./soak-gateway.mjs";
import { openMemory } from "./soak-memory.mjs";
import { rowsOfGateway, rowsOfPage } from "./soak-rows.mjs";

/** The pages, and the request that each sends once per poll. */
const screens = [
  { name: "all countings", path: "/screen?all&rotate=30", poll: /\/countings\?/ },
  {
    name: "a warehouse",
    path: "/screen?warehouse=14&rotate=30&hold=1h",
    poll: /\/countings\?/,
  },
];
const pages = [
  { name: "list", path: "/", poll: /\/countings\?limit=\d+$/ },
  { name: "overview", path: "/countings/lines-300", poll: /\/api\/.*\/lines-300$/ },
  { name: "lines", path: "/countings/lines-300?tab=lines", poll: /\/api\/.*\/lines-300$/ },
];

/** Polls in a day. */
const day = 5760;
/** Polls before the first sample: half a day, which fills the caches. Then the polls of the measurement. */
const whole = { warm: day / 2, polls: day };
/** The same for a short run that only checks that it works. */
const short = { warm: 460, polls: 240 };
/** Number of samples after the first. */
const moments = 4;

/**
 * Lets two screens poll for a day and a half in compressed time, and measures over the last day the memory of pages and
 * gateway: heap after garbage collection, nodes and listeners.
 * @param args `--short` only checks that it runs
 * @returns whether nothing grows
 */
export async function measureScreens(args, executablePath) {
  const extent = args.includes("--short") ? short : whole;
  const rows = await soak(screens, { speed: 120, minutes: 0, ...extent }, executablePath);
  return rows.every(({ passed }) => passed);
}

/**
 * The same for ordinary pages: first, half an hour in real time, as at work. Returns the rows.
 * @param isShort only checks that it runs
 */
export function soakPages(isShort, executablePath) {
  const extent = isShort ? { ...short, minutes: 1 } : { ...whole, minutes: 30 };
  return soak(pages, { speed: 60, ...extent }, executablePath);
}

async function soak(subjects, { speed, warm, polls, minutes }, executablePath) {
  const gateway = await startGateway(speed);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--no-first-run",
      `--js-flags=${unoptimised.join(" ")}`,
    ],
  });
  try {
    const open = await Promise.all(
      subjects.map((subject) => openSubject(browser, gateway.address, subject, speed)),
    );
    const served = [];
    const together = (act) => Promise.all(open.map(act));
    const look = async (when) => {
      await together((one) => one.look(when));
      served.push(await gateway.kept());
    };
    const lookAfter = async (count) => {
      await together((one) => one.reach(count));
      await look(`${count} polls`);
    };
    const setSpeed = async (times) => {
      gateway.setSpeed(times);
      await together((one) => one.setSpeed(times));
    };
    await lookAfter(warm);
    if (minutes > 0) {
      await setSpeed(1);
      for (let moment = 1; moment <= moments; moment += 1) {
        await wait((minutes * 60_000) / moments);
        await look(`${(minutes * moment) / moments} minutes`);
      }
      await setSpeed(speed);
    }
    for (let moment = 1; moment <= moments; moment += 1) {
      await lookAfter(warm + (polls * moment) / moments);
    }
    const rows = [...(await together((one) => one.rows())).flat(), ...rowsOfGateway(served)];
    print(rows);
    return rows;
  } finally {
    await browser.close();
    await gateway.stop();
  }
}

/** Polls after which a new page has loaded everything. */
const settled = 40;

/** Opens a page with an accelerated clock, and counts its polls. */
async function openPage(browser, address, { name, path, poll }, speed) {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  let polled = 0;
  page.on("request", (request) => {
    if (poll.test(request.url())) polled += 1;
  });
  const kept = await openMemory(page, speed);
  return {
    page,
    kept,
    open: () => page.goto(`${address}${path}`),
    /** Waits for that many polls. */
    reach: async (count) => {
      // A busy machine lags behind the accelerated clock; a page that no longer polls never ends.
      const patience = 120 + (4 * Math.max(0, count - polled) * pollSeconds) / speed;
      const until = Date.now() + patience * 1000;
      while (polled < count) {
        if (Date.now() > until) throw new Error(`${name}: ${polled} polls only`);
        await wait(250);
      }
    },
    close: () => context.close(),
  };
}

/** Memory of a new page that shows the same. */
async function memoryOfNewPage(browser, address, subject, speed) {
  const other = await openPage(browser, address, subject, speed);
  try {
    await other.open();
    await other.reach(settled);
    const { heap, listeners, detached } = await other.kept.measure();
    return { heap, listeners, detached };
  } finally {
    await other.close();
  }
}

/** Opens a page for repeated samples. */
async function openSubject(browser, address, subject, speed) {
  const { page, kept, open, reach } = await openPage(browser, address, subject, speed);
  const { name } = subject;
  const faults = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await open();
  const all = [];
  return {
    setSpeed: kept.setSpeed,
    reach,
    look: async (when) => {
      const own = await kept.measure();
      const found = { ...own, ofNew: await memoryOfNewPage(browser, address, subject, speed) };
      console.log(`${name}, ${when}: ${JSON.stringify(found)}`);
      all.push(found);
    },
    rows: async () => {
      const state = await page.locator("main").getAttribute("data-state");
      return rowsOfPage(name, all, { state, loads, faults });
    },
  };
}
