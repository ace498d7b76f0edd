// Runs checks and tests, counts them, and ends with what failed and a line that says how many. A check that fails counts
// as one failed test; what passes is counted from the runners' own reports.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { findBrowser } from "./browser.mjs";
import { root, setUp } from "./setup.mjs";

const reports = join(root, "node_modules", ".cache", "reports");
const count = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name and with the first lines of why. */
const failures = [];
const second = [];
let pageRuns = 0;

/** Sets the checkout up and takes away what an earlier run reported. */
export function begin() {
  setUp();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

function run(name, file, args, env = {}) {
  console.log(`\n── ${name}`);
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [join(root, "node_modules", file), ...args], options).status;
}

/**
 * Runs a tool that only passes or fails, and prints what it says when it is done, so that several can run at once;
 * tells whether it passed.
 */
export async function check(name, file, ...args) {
  const child = spawn(process.execPath, [join(root, "node_modules", file), ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const [status] = await once(child, "close").catch((error) => {
    said += `${error.message}\n`;
    return [1];
  });
  console.log(`\n── ${name}`);
  process.stdout.write(said);
  if (status !== 0) fail(name, said);
  return status === 0;
}

/** Adds a runner's counts; a runner that failed without a failed test counts as one. */
export function add(name, status, { passed, failed, skipped }) {
  count.passed += passed;
  count.failed += failed;
  count.skipped += skipped;
  if (status !== 0 && failed === 0) fail(name, `ended with ${status}, though no test failed`);
}

/** Counts a failure that is no test's. */
function fail(name, why) {
  count.failed += 1;
  failures.push({ name, why });
}

function read(report) {
  const path = join(reports, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Runs the unit tests, all of them unless files are named. */
export function unitTests(files = [], env = {}) {
  const output = `--outputFile.json=${join(reports, "unit.json")}`;
  const args = ["run", "--reporter=dot", "--reporter=json", output, ...files];
  const status = run("unit tests", "vitest/vitest.mjs", args, env);
  const report = read("unit.json");
  add("unit tests", status, {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  });
  for (const { name: file, message, assertionResults } of report.testResults ?? []) {
    const where = relative(root, file);
    const failed = assertionResults.filter((one) => one.status === "failed");
    for (const { fullName, failureMessages } of failed) {
      failures.push({ name: `${where} › ${fullName}`, why: failureMessages.join("\n") });
    }
    // A file that cannot even be loaded has no tests.
    if (message && failed.length === 0) failures.push({ name: where, why: message });
  }
}

/** Builds the page and the server; tells whether they could be. */
export async function build() {
  const built = await Promise.all([
    check("page", "vite/bin/vite.js", "build", "--logLevel", "warn"),
    check("server", "vite/bin/vite.js", "build", "--ssr", "--logLevel", "warn"),
  ]);
  return built.every(Boolean);
}

/** The path of a browser, or nothing when there is none: that counts as a failed test. */
function browser() {
  try {
    return findBrowser("bare");
  } catch (error) {
    fail("a browser to test in", error.message);
    return undefined;
  }
}

/** The tests of a report in a browser that ended so, by name, with what their last try said. */
function ended(status, { suites = [], specs = [] }, path = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ results }) => ({
        name: [...path, title].join(" › "),
        why: (results.at(-1)?.errors ?? []).map(({ message }) => message).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap((suite) => ended(status, suite, [...path, suite.title]))];
}

/** Runs the tests in a browser that Playwright's arguments select. */
export function pageTests(selected, env = {}) {
  const path = browser();
  if (path === undefined) return;
  // A report for each run: what an earlier one told must not be counted twice.
  pageRuns += 1;
  const file = `e2e-${pageRuns}.json`;
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, file) };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=line,json"];
  const settings = { ...env, ...output, CHROMIUM_PATH: path };
  const status = run(
    "tests in a browser",
    "@playwright/test/cli.js",
    [...args, ...selected],
    settings,
  );
  const report = read(file);
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = report.stats ?? {};
  add("tests in a browser", status, { passed: expected + flaky, failed: unexpected, skipped });
  failures.push(...ended("unexpected", report));
  second.push(...ended("flaky", report));
}

/** Says what came of it all, and ends the process accordingly. */
export function end() {
  const { passed, failed, skipped } = count;
  console.log();
  for (const { name, why } of failures) {
    console.log(`failed: ${name}`);
    // Enough to know why; all of it stands where it failed.
    for (const line of why.trim().split("\n").slice(0, 12)) console.log(`  ${line}`);
  }
  for (const { name } of second) console.log(`passed on a second try: ${name}`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
