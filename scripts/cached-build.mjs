import { createHash } from "node:crypto";
import {
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

/** Holds a folder for each build, named by the hash of what it was made from. */
const builds = join(root, "node_modules", ".cache", "builds");

/** Builds that are kept, those used last: what is starting from one just now is among them. */
const maxBuilds = 3;

/** Everything that a build depends on, beside Node and the packages that the lock file names. */
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
 * The folder with `page` and `server` as the sources are now; builds them unless that was done before. Several
 * processes may call it at the same time. Ends this process when the build fails.
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
  mkdirSync(part, { recursive: true });
  if (!(await build(["page", "server"], part))) {
    rmSync(part, { recursive: true, force: true });
    process.exit(1);
  }
  // Built from a mixture, it must not be found by the name of either.
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

/** Notes that a build is used now; tells whether it is there. */
function markUsed(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
    return true;
  } catch {
    return false;
  }
}

function publish(part, folder) {
  try {
    renameSync(part, folder);
  } catch (error) {
    // Another process may have been faster; its build is the same.
    if (!markUsed(folder)) throw error;
  }
}

function removeOldBuilds() {
  const found = readdirSync(builds).map((name) => {
    const path = join(builds, name);
    const [, pid] = name.split(".");
    return { path, pid, usedAt: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const complete = found.filter(({ pid }) => pid === undefined);
  const old = complete.toSorted((a, b) => b.usedAt - a.usedAt).slice(maxBuilds);
  const broken = found.filter(({ pid }) => pid !== undefined && !isRunning(Number(pid)));
  for (const { path } of [...old, ...broken]) rmSync(path, { recursive: true, force: true });
}
