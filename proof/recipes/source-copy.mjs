// A copy of the sources in which a proof changes something and runs the tools.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The folder of the copy. */
export const copy = join(root, "node_modules", ".cache", "source-copy");

/** What the types and the specs read. */
const copied = [
  ...["src", "config", "docs", "scripts", "e2e", "bench", "public", "deploy"],
  ...[
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "index.html",
    "README.md",
    "Dockerfile",
  ],
  ...[".env.example", ".node-version", ".dockerignore", ".gitignore"],
];

/** Makes a copy, does something with it, and removes it. */
export function withCopy(doIt) {
  makeCopy();
  try {
    return doIt();
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The sources with packages of their own, so that what tools remember of the real sources stays. */
function makeCopy() {
  rmSync(copy, { recursive: true, force: true });
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  const packages = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(packages)) {
    // Folders on Windows are linked without more rights as junctions.
    if (!/^\.(cache|vite)/.test(name)) {
      symlinkSync(join(packages, name), join(copy, "node_modules", name), "junction");
    }
  }
}

/** @returns what a tool says against the copy; nothing when it passes */
export function runInCopy(tool, ...args) {
  return run(tool, args, process.env);
}

/** @returns the same of components' specs, which run in a browser */
export function runComponentsInCopy(browser, ...specs) {
  const args = ["run", "--config", "config/components.config.ts", ...specs];
  return run("vitest/vitest.mjs", args, { ...process.env, CHROMIUM_PATH: browser });
}

function run(tool, args, env) {
  const path = join(root, "node_modules", tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    encoding: "utf8",
    env,
  });
  return status === 0 ? "" : stdout + stderr;
}
