// Runs every check and test, and ends with a line that counts them. A check that fails counts as one
// failed test; what passes is counted from the runners' own reports.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "./browser.mjs";
import { root, setUp } from "./setup.mjs";

setUp();

const reports = join(root, "node_modules", ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const count = { passed: 0, failed: 0, skipped: 0 };

function run(name, file, args, env = {}) {
  console.log(`\n── ${name}`);
  const options = { cwd: root, stdio: "inherit", env: { ...process.env, ...env } };
  return spawnSync(process.execPath, [join(root, "node_modules", file), ...args], options).status;
}

function check(name, file, ...args) {
  const ok = run(name, file, args) === 0;
  if (!ok) count.failed += 1;
  return ok;
}

/** Adds a runner's counts; a runner that failed without a failed test counts as one. */
function add(status, { passed, failed, skipped }) {
  count.passed += passed;
  count.failed += status === 0 ? failed : Math.max(1, failed);
  count.skipped += skipped;
}

function read(report) {
  const path = join(reports, report);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

function unitTests() {
  const output = `--outputFile.json=${join(reports, "unit.json")}`;
  const args = ["run", "--reporter=dot", "--reporter=json", output];
  const status = run("unit tests", "vitest/vitest.mjs", args);
  const report = read("unit.json");
  add(status, {
    passed: report.numPassedTests ?? 0,
    failed: report.numFailedTests ?? 0,
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  });
}

/** The path of a browser, or nothing when there is none: that counts as a failed test. */
function browser() {
  try {
    return findBrowser();
  } catch (error) {
    console.error(error.message);
    count.failed += 1;
    return undefined;
  }
}

function pageTests(path) {
  const env = {
    CHROMIUM_PATH: path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "e2e.json"),
  };
  const args = ["test", "--config", "e2e/playwright.config.ts", "--reporter=line,json"];
  const status = run("tests in a browser", "@playwright/test/cli.js", args, env);
  const { stats = {} } = read("e2e.json");
  add(status, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  });
}

check("types", "typescript/bin/tsc", "-b");
check("lint and import direction", "@biomejs/biome/bin/biome", "check", "--error-on-warnings", ".");
check("unused code", "knip/bin/knip.js");
unitTests();
const built =
  check("page", "vite/bin/vite.js", "build", "--logLevel", "warn") &&
  check("server", "vite/bin/vite.js", "build", "--ssr", "--logLevel", "warn");
const path = built ? browser() : undefined;
if (path !== undefined) pageTests(path);

const { passed, failed, skipped } = count;
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
