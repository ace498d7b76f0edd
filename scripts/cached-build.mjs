import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { isRunning } from "./is-running.mjs";
import { root } from "./setup.mjs";

/** Contains a folder per build, named by the hash of its sources. */
const builds = join(root, "node_modules", ".cache", "builds");

/** Number of builds to keep, by last use: one that a process is starting from is among them. */
const maxBuilds = 3;

/** Everything that a build depends on, besides Node and the packages of the lock file. */
const inputs = [
  "config",
  "index.html",
  "package-lock.json",
  "package.json",
  "public",
  "scripts",
  "src",
  "tsconfig.json",
  "vite.config.ts",
];

/**
 * The folder with `page` and `server` for the current sources; builds them unless they exist. Several processes may
 * call it at the same time. Exits this process if the build fails.
 */
export async function cachedBuild() {
  const name = hashOfInputs();
  const folder = join(builds, name);
  if (markUsed(folder)) {
    console.log("The build is up to date.");
    return folder;
  }
  console.log("Building page and gateway …");
  // Other processes find it only when it is complete.
  const part = `${folder}.${process.pid}`;
  try {
    mkdirSync(part, { recursive: true });
  } catch (error) {
    console.error(
      `There is no build of these sources, and ${builds} cannot be written to make one (${error.code}).`,
    );
    process.exit(1);
  }
  // The build keeps the assets of what it replaces.
  const [last] = completeBuilds(findBuilds());
  for (const name of [join("page", "assets"), "earlier"]) {
    const from = join(last?.path ?? "", name);
    if (last !== undefined && existsSync(from)) cpSync(from, join(part, name), { recursive: true });
  }
  if (!(await build(["page", "server"], part))) {
    rmSync(part, { recursive: true, force: true });
    process.exit(1);
  }
  // The sources changed during the build, so it must not be stored under either hash.
  const isMixed = hashOfInputs() !== name;
  if (!isMixed) publish(part, folder);
  rmSync(part, { recursive: true, force: true });
  if (isMixed) return cachedBuild();
  markUsed(folder);
  removeOldBuilds();
  return folder;
}

function hashOfInputs() {
  const hash = createHash("sha256");
  const add = (path) => {
    const full = join(root, path);
    const stats = statSync(full, { throwIfNoEntry: false });
    if (stats?.isDirectory()) for (const name of readdirSync(full).sort()) add(join(path, name));
    else if (stats && !/\.spec\.tsx?$/.test(path)) {
      const content = readFileSync(full);
      hash.update(`${path}\n${content.byteLength}\n`).update(content);
    }
  };
  hash.update(`${process.version}\n${process.env.NODE_ENV ?? ""}\n`);
  for (const path of inputs) add(path);
  return hash.digest("hex").slice(0, 20);
}

/** Records the use of a build; returns whether it exists. */
function markUsed(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
    return true;
  } catch {
    // A checkout that cannot be written still has its build.
    return existsSync(join(folder, "server", "gateway.js"));
  }
}

function publish(part, folder) {
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process may have finished first; its build is the same.
    if (!markUsed(folder)) throw error;
  }
}

function findBuilds() {
  return readdirSync(builds).map((name) => {
    const path = join(builds, name);
    const [, pid] = name.split(".");
    return { path, pid, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
}

/** Those that are complete, the last used first. */
function completeBuilds(found) {
  return found.filter(({ pid }) => pid === undefined).toSorted((a, b) => b.usedAt - a.usedAt);
}

function removeOldBuilds() {
  const found = findBuilds();
  const old = completeBuilds(found).slice(maxBuilds);
  const broken = found.filter(({ pid }) => pid !== undefined && !isRunning(Number(pid)));
  for (const { path } of [...old, ...broken]) rmSync(path, { recursive: true, force: true });
}
