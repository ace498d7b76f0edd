// Runs before packages are installed, so it uses only Node's own modules.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRunning } from "./is-running.mjs";

/** Root of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** Whether Node can run the packages: the versions of `engines` in package.json. */
function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Checks Node's version and that `node_modules` matches the lock file. */
export function setUp() {
  const { node } = process.versions;
  if (!isSupportedNode(node)) {
    fail(`Countboard needs Node 20.19, 22.12 or a newer one; this is ${node}.`);
  }
  if (modulesMatch(root)) return;
  lock();
  let status;
  try {
    if (modulesMatch(root)) return;
    console.log("Installing what package-lock.json lists …");
    status = npm(["ci", "--include=dev", "--loglevel=error"]);
    // npm 10 ends with 0 also when it could not install.
    if (status === 0 && modulesMatch(root)) return;
  } finally {
    rmSync(lockFile, { force: true });
  }
  fail(
    status === null
      ? "npm cannot be run: install Node with npm."
      : "The packages could not be installed; the lines above say why.",
  );
}

/** Contains the id of the process that installs packages. */
const lockFile = join(root, "node_modules.lock");

/** Waits until no other process installs packages: two at once would remove each other's files. */
function lock() {
  for (let isFirstTry = true; !tryLock(); isFirstTry = false) {
    if (isFirstTry) {
      console.log("Waiting for another process to install packages; if there is none, remove");
      console.log(lockFile);
    }
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
  }
}

function tryLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") {
      fail(`Packages are missing, and ${root} cannot be written to install them (${error.code}).`);
    }
    if (!isLockOwned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isLockOwned() {
  try {
    const owner = readFileSync(lockFile, "utf8");
    // Another process has created it, but not written its id yet.
    return owner === "" || isRunning(Number(owner));
  } catch {
    // The process is gone; the next one may take the lock.
    return true;
  }
}

/** Whether every package of the directory's lock file is installed in its version, and no other. */
export function modulesMatch(directory) {
  const wanted = packagesIn(join(directory, "package-lock.json"));
  const installed = packagesIn(join(directory, "node_modules", ".package-lock.json"));
  const isThere = (path) => existsSync(join(directory, path, "package.json"));
  return (
    Object.entries(wanted).every(([path, { version, optional }]) =>
      path in installed ? installed[path].version === version && isThere(path) : optional,
    ) && Object.keys(installed).every((path) => path in wanted)
  );
}

function packagesIn(file) {
  try {
    const { "": _self, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
    return packages;
  } catch {
    // It does not exist, or another process is writing it.
    return {};
  }
}

/** Runs npm in a directory, by default the project's; returns its exit code. */
export function npm(args, cwd = root) {
  const options = { cwd, stdio: "inherit" };
  // Under npm its script is known, which avoids a shell and its quoting rules.
  const script = process.env.npm_execpath;
  if (script !== undefined && /npm-cli\.c?js$/.test(script)) {
    return spawnSync(process.execPath, [script, ...args], options).status;
  }
  return spawnSync("npm", args, { ...options, shell: process.platform === "win32" }).status;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
