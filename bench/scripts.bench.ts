import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, expect, type Request, test } from "@playwright/test";
import { type RunningServer, startGateway } from "../e2e/servers.ts";
import { judged, table } from "./figures.ts";
import { type ModuleSize, moduleSizes } from "./module-sizes.ts";

/** Modules that are listed one by one. */
const listed = Number(process.env.BENCH_MODULES || 40);

const built = fileURLToPath(new URL("../dist/page/", import.meta.url));

const counting = "/countings/lines-1000";
const row = '[role="grid"] [role="row"]:not([aria-rowindex="1"])';

/**
 * Moments of a page: the element that marks each, and the budget of scripts until then, in kilobytes: what the build
 * needed when it was set (docs/measurements.md), and 0.3 more.
 */
const moments = [
  { name: "list ready", path: "/", exists: '[role="grid"] a', budget: 174.2 },
  { name: "first rows", path: `${counting}?tab=lines`, exists: row, budget: 217.7 },
  { name: "overview figures", path: counting, exists: '[data-figure="progress"]', budget: 216.3 },
  { name: "list usable", path: "/", exists: "html[data-complete]", budget: null },
  {
    name: "lines usable",
    path: `${counting}?tab=lines`,
    exists: "html[data-complete]",
    budget: null,
  },
  { name: "overview usable", path: counting, exists: "html[data-complete]", budget: null },
] as const;

type Moment = (typeof moments)[number];

/** Prefix of the console line in which a page reports the moment, in milliseconds since 1970. */
const prefix = "scripts-probe ";

let gateway: RunningServer;

test.beforeAll(async () => {
  gateway = await startGateway();
});

test.afterAll(() => gateway.stop());

/** Paths of the scripts, workers' too, that a new visitor's browser has requested by a moment. */
async function scriptsUntil(browser: Browser, { path, exists }: Moment): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  await page.addInitScript(watch, [exists, prefix] as const);
  const [message] = await Promise.all([
    page.waitForEvent("console", { predicate: (one) => one.text().startsWith(prefix) }),
    page.goto(gateway.address + path, { waitUntil: "commit" }),
  ]);
  await page.waitForLoadState("networkidle");
  const moment = Number(message.text().slice(prefix.length));
  const early = requests.filter((request) => request.timing().startTime < moment);
  await context.close();
  const paths = early.map((request) => new URL(request.url()).pathname);
  // A worker's first file is preloaded by the page, too.
  return [...new Set(paths)].filter((one) => one.endsWith(".js"));
}

/** Runs in the page before any of its scripts. */
function watch([exists, line]: readonly [string, string]): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(exists)?.isConnected) return;
    observer.disconnect();
    console.log(line + (performance.timeOrigin + performance.now()));
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}

/** The group of a module. */
function groupOf(module: string): string {
  const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
  if (name !== undefined) return /^(react|react-dom|scheduler)$/.test(name) ? "react" : name;
  if (module.startsWith("src/messages/")) return "words";
  if (module.startsWith("src/pages/"))
    return module
      .split("/")
      .slice(1, 4)
      .join("/")
      .replace(/\/[^/]*\.tsx?$/, "");
  if (module.startsWith("src/")) return `src/${module.split("/")[1]}`;
  return module.startsWith("public/") ? module : "glue";
}

const sum = (sizes: readonly ModuleSize[]) => sizes.reduce((so, { bytes }) => so + bytes, 0);
const kilobytes = (bytes: number) => (bytes === 0 ? "" : (bytes / 1000).toFixed(1));

/** A table of sizes by a key, largest first, with a column for each moment. */
function sizesBy(
  what: string,
  loaded: ReadonlyMap<Moment, readonly ModuleSize[]>,
  keyOf: (module: string) => string,
  max: number,
): string {
  const keys = new Set([...loaded.values()].flat().map(({ module }) => keyOf(module)));
  const rows = [...keys].map((key) => ({
    key,
    sizes: [...loaded.values()].map((sizes) =>
      sum(sizes.filter(({ module }) => keyOf(module) === key)),
    ),
  }));
  // Sorted by the moment of a counting's first rows, which needs the most.
  rows.sort(
    (one, other) => Math.max(...other.sizes.slice(0, 3)) - Math.max(...one.sizes.slice(0, 3)),
  );
  const cells = rows.slice(0, max).map(({ key, sizes }) => [key, ...sizes.map(kilobytes)]);
  return table([[what, ...moments.map(({ name }) => name)], ...cells]);
}

test("what is loaded before each moment, by module", async ({ browser }) => {
  const sizes = new Map<string, readonly ModuleSize[]>();
  const loaded = new Map<Moment, readonly ModuleSize[]>();
  for (const moment of moments) {
    const scripts = await scriptsUntil(browser, moment);
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const file = join(built, script);
      expect(existsSync(file), file).toBe(true);
      if (!sizes.has(script)) sizes.set(script, moduleSizes(file));
    }
    loaded.set(
      moment,
      scripts.flatMap((script) => sizes.get(script) ?? []),
    );
    console.log(`${moment.name}: ${scripts.map((script) => script.split("/").at(-1)).join(" ")}`);
  }
  console.log(`\nkB under gzip\n${sizesBy("group", loaded, groupOf, Number.POSITIVE_INFINITY)}`);
  console.log(`\n${sizesBy("module", loaded, (module) => module, listed)}\n`);
  for (const [{ name, budget }, modules] of loaded) {
    const kB = sum(modules) / 1000;
    const text = `${name}: ${kB.toFixed(1)} kB`;
    console.log(budget === null ? text : judged(text, `at most ${budget}`, kB <= budget));
  }
});
