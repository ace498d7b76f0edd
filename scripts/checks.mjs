// Runs checks and tests, counts them, and prints the failures and a final line with the numbers. A failed check counts
// as one failed test; passed tests are counted from the runners' reports.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, findEngines } from "./browser.mjs";
import { root, setUp } from "./setup.mjs";

const reports = join(root, "node_modules", ".cache", "reports");
const results = join(root, "test-results");
const count = { passed: 0, skipped: 0 };
/** Failures with their names and reasons. */
const failures = [];
const second = [];
let pageRuns = 0;

/** In another locale browsers cannot write files below a path that is not ASCII. macOS and Windows do not ask for it. */
const locale = process.platform === "linux" ? { LC_ALL: "C.UTF-8" } : {};

/** Temporary files of all tools, which are removed at the end: specs that share a thread cannot do so by themselves. */
const temporary = mkdtempSync(join(tmpdir(), "countboard-"));
// As the system's own: tests run some programs as another user.
chmodSync(temporary, 0o1777);
process.on("exit", () => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));
const inTemporary = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };

/** Tools that are running. */
const tools = new Set();
let isInterrupted = false;

/** Lets every tool end what it has started, and then ends. */
async function interrupt() {
  isInterrupted = true;
  // The runner of browser tests knows this signal alone. A second one within a second, from the terminal, is harmless.
  for (const tool of tools) tool.kill("SIGINT");
  await Promise.all([...tools].map((tool) => once(tool, "close")));
  process.exit(130);
}

/** Prepares the checkout and removes the reports and results of earlier runs. */
export function begin() {
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, interrupt);
  setUp();
  for (const folder of [reports, results]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/**
 * Runs a tool; returns its exit code and, if it was quiet, its output.
 * @param isQuiet prints the output at the end
 */
async function run(name, file, args, { env = {}, isQuiet = false } = {}) {
  if (isInterrupted) return new Promise(() => {});
  if (!isQuiet) console.log(`\n── ${name}`);
  const child = spawn(process.execPath, [join(root, "node_modules", file), ...args], {
    cwd: root,
    stdio: isQuiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...locale, ...inTemporary, ...env },
  });
  tools.add(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const [status] = await once(child, "close").catch((error) => {
    said += `${error.message}\n`;
    return [1];
  });
  tools.delete(child);
  if (isQuiet) console.log(`\n── ${name}`);
  process.stdout.write(said);
  return { status, said };
}

/** Runs a tool that only passes or fails, quietly; returns whether it passed. */
export async function check(name, file, ...args) {
  const { status, said } = await run(name, file, args, { isQuiet: true });
  if (status !== 0) fail(name, said);
  return status === 0;
}

/** Adds a runner's report; a failed runner without a named failure counts as one. */
export function add(name, status, { passed, failed, skipped = 0 }) {
  count.passed += passed;
  count.skipped += skipped;
  failures.push(...failed);
  if (status !== 0 && failed.length === 0)
    fail(name, `ended with ${status}, though no test failed`);
}

function fail(name, why) {
  failures.push({ name, why });
}

function read(report) {
  const path = join(reports, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

/** Runs the unit tests, all of them unless files are named. */
export async function unitTests(files = [], options = {}) {
  await vitest("unit tests", "unit.json", files, options);
}

/** Runs the tests of components in a browser, all of them unless files are named. */
export async function componentTests(files = [], options = {}) {
  const path = browser();
  if (path === undefined) return;
  const args = ["--config", "config/components.config.ts", ...files];
  const env = { CHROMIUM_PATH: path };
  await vitest("component tests", "components.json", args, { ...options, env });
}

async function vitest(name, file, args, options) {
  const output = `--outputFile.json=${join(reports, file)}`;
  const reporters = ["--reporter=dot", "--reporter=json", output];
  const all = ["run", ...reporters, ...args];
  const { status } = await run(name, "vitest/vitest.mjs", all, options);
  const report = read(file);
  add(name, status, {
    passed: report.numPassedTests ?? 0,
    failed: (report.testResults ?? []).flatMap(failedIn),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  });
}

/** The failed tests of a file; the file itself where it cannot even be loaded. */
function failedIn({ name: file, message, assertionResults }) {
  const where = relative(root, file);
  const failed = assertionResults
    .filter(({ status }) => status === "failed")
    .map(({ fullName, failureMessages }) => ({
      name: `${where} › ${fullName}`,
      why: failureMessages.join("\n"),
    }));
  return message && failed.length === 0 ? [{ name: where, why: message }] : failed;
}

/** Builds the page and the server. Returns whether both succeeded. */
export async function build() {
  const built = await Promise.all([
    check("page", "vite/bin/vite.js", "build", "--logLevel", "warn"),
    check("server", "vite/bin/vite.js", "build", "--ssr", "--logLevel", "warn"),
  ]);
  return built.every(Boolean);
}

/** What `find` finds; `undefined` when it throws, which counts as a failed test. */
function programs(what, find) {
  try {
    return find();
  } catch (error) {
    fail(what, error.message);
    return undefined;
  }
}

const browser = () => programs("a browser to test in", () => findBrowser("bare"));

/** Names of a browser report's tests with that outcome, each with the error of its last failed attempt. */
function ended(status, { suites = [], specs = [] }, path = []) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter((one) => one.status === status)
      .map(({ results }) => ({
        name: [...path, title].join(" › "),
        why: whyOf(results.findLast(({ errors }) => errors.length > 0)?.errors ?? []),
      })),
  );
  return [...own, ...suites.flatMap((suite) => ended(status, suite, [...path, suite.title]))];
}

const whyOf = (errors) => errors.map(({ message }) => message).join("\n");

/**
 * Runs the tests in a browser that Playwright's arguments select.
 * @param needsEngines finds the other engines, or installs them where that is possible
 */
export async function pageTests(selected, { env = {}, needsEngines = false } = {}) {
  const path = browser();
  const engines = needsEngines ? programs("the other engines", findEngines) : {};
  if (path === undefined || engines === undefined) return;
  // A report for each run, so that no result is counted twice; and a folder, which the next one would empty.
  pageRuns += 1;
  const file = `e2e-${pageRuns}.json`;
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, file) };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=line,json"];
  const folder = `--output=${join(results, `${pageRuns}`)}`;
  const options = { env: { ...engines, ...env, ...output, CHROMIUM_PATH: path } };
  const name = "tests in a browser";
  const all = [...args, folder, ...selected];
  const { status } = await run(name, "@playwright/test/cli.js", all, options);
  const report = read(file);
  const { expected = 0, flaky = 0, skipped = 0 } = report.stats ?? {};
  // Errors outside any test, such as an invalid configuration.
  const outside = (report.errors ?? []).map((error) => ({ name, why: whyOf([error]) }));
  const failed = [...ended("unexpected", report), ...outside];
  add(name, status, { passed: expected + flaky, failed, skipped });
  second.push(...ended("flaky", report));
}

/** Enough to see the cause; the runner's output above is complete. */
function tell(what, { name, why }) {
  console.log(`${what}: ${name}`);
  const lines = stripVTControlCharacters(why).trim().split("\n");
  for (const line of lines.slice(0, 12)) if (line.trim() !== "") console.log(`  ${line}`);
}

/** Prints the result and exits with the matching code. */
export function end() {
  const { passed, skipped } = count;
  const failed = failures.length;
  console.log();
  for (const failure of failures) tell("failed", failure);
  for (const one of second) tell("passed on a second try", one);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exit(failed > 0 || passed === 0 ? 1 : 0);
}
