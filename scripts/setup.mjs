// Runs before anything is installed, so it uses nothing but what Node brings.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top of the checkout. */
export const root = fileURLToPath(new URL("..", import.meta.url));

const leastNode = [20, 19];

/** Makes sure that Node is new enough and that `node_modules` is what the lock file says. */
export function setUp() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < leastNode[0] || (major === leastNode[0] && minor < leastNode[1])) {
    fail(
      `Countboard needs Node ${leastNode.join(".")} or newer; this is ${process.versions.node}.`,
    );
  }
  if (modulesMatch(root)) return;
  console.log("Installing what package-lock.json lists …");
  const status = npm(["ci", "--include=dev", "--loglevel=error"]);
  if (status !== 0) fail("The packages could not be installed; the lines above say why.");
}

/** Whether each package of the directory's lock file is installed in its version, and no other is. */
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
  if (!existsSync(file)) return {};
  const { "": _self, ...packages } = JSON.parse(readFileSync(file, "utf8")).packages;
  return packages;
}

/** Runs npm in a directory, that of the project unless another is named; gives its exit code. */
export function npm(args, cwd = root) {
  const options = { cwd, stdio: "inherit" };
  // Under npm, its own script is known: that needs no shell, whose quoting differs by system.
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
