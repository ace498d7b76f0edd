import { chromium } from "@playwright/test";
import { print } from "./gateway-report.mjs";
import { pollSeconds, startGateway } from "./soak-gateway.mjs";
import { openKept } from "./soak-kept.mjs";
import { rowsOfGateway, rowsOfPage } from "./soak-rows.mjs";

/** What is opened, and what it asks for once with every poll. */
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

/** When it is measured, as shares of the polls. By the first of them code is compiled, and caches are filled. */
const moments = [0.08, 0.31, 0.54, 0.77, 1];

/**
 * Lets two screens poll as often as they do in a day, in compressed time, and measures what they and the gateway
 * keep: the heap after collection, nodes of the document and listeners.
 * @param args `--short` only shows that it runs
 * @returns whether nothing grows
 */
export async function measureScreens(args, executablePath) {
  const polls = args.includes("--short") ? 240 : 5760;
  const rows = await soak(screens, 120, { polls }, executablePath);
  return rows.every(({ passed }) => passed);
}

/**
 * The same of pages: as they are at work for half an hour, then for a day in compressed time; gives the rows.
 * @param isShort only shows that it runs
 */
export async function soakPages(isShort, executablePath) {
  const during = (time) => pages.map((page) => ({ ...page, name: `${page.name}, ${time}` }));
  const minutes = isShort ? 2 : 30;
  const polls = isShort ? 240 : 5760;
  return [
    ...(await soak(during("half an hour"), 1, { minutes }, executablePath)),
    ...(await soak(during("a day"), 60, { polls }, executablePath)),
  ];
}

/** @param length of one page, in polls or in minutes */
async function soak(subjects, speed, length, executablePath) {
  const gateway = await startGateway(speed);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking", "--no-first-run"],
  });
  try {
    const served = [];
    const all = await Promise.all(
      subjects.map((subject, place) =>
        soakOne(browser, gateway.address, subject, speed, length, async () => {
          if (place === 0) served.push(await gateway.kept());
        }),
      ),
    );
    const rows = [...all.flat(), ...rowsOfGateway(served)];
    print(rows);
    return rows;
  } finally {
    await browser.close();
    await gateway.stop();
  }
}

async function soakOne(browser, address, { name, path, poll }, speed, length, onMoment) {
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
    if (poll.test(request.url())) polled += 1;
  });
  const kept = await openKept(page, speed);
  await page.goto(`${address}${path}`);
  const start = Date.now();
  const passed = () =>
    length.polls ? polled / length.polls : (Date.now() - start) / 60_000 / length.minutes;
  // A busy machine takes longer than its clock would have it; a page that no longer polls never ends.
  const patience = length.polls ? 120 + (4 * length.polls * pollSeconds) / speed : Infinity;
  const reach = async (share) => {
    while (passed() < share) {
      if (Date.now() - start > patience * 1000) throw new Error(`${name}: ${polled} polls only`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    const found = await kept.measure();
    await onMoment();
    console.log(`${name}, ${(passed() * 100).toFixed(0)} %: ${JSON.stringify(found)}`);
    return found;
  };
  const all = [];
  for (const share of moments) all.push(await reach(share));
  const state = await page.locator("main").getAttribute("data-state");
  await context.close();
  return rowsOfPage(name, all, { state, loads, faults });
}
