// Adds what README's "Where to add …" describes to a copy of the sources, checks its types and specs there, and removes
// the copy. A recipe needs few files of code; its words, tests and documentation are apart.
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { facet } from "./facet.mjs";
import { figure } from "./figure.mjs";
import { listColumn } from "./list-column.mjs";
import { listFilter } from "./list-filter.mjs";
import { peopleColumn } from "./people-column.mjs";
import { setting } from "./setting.mjs";

const recipes = [setting, figure, facet, listFilter, listColumn, peopleColumn];

const root = fileURLToPath(new URL("../../", import.meta.url));
const copy = join(root, "node_modules", ".cache", "recipes");

/** What the types and the specs read. */
const copied = [
  ...["src", "config", "docs", "scripts", "e2e", "bench", "public"],
  ...["package.json", "tsconfig.json", "vite.config.ts", ".env.example"],
];

/** @returns how many recipes passed, and which failed */
export function tryRecipes() {
  const failed = recipes.flatMap((recipe) => {
    makeCopy();
    try {
      return tryRecipe(recipe);
    } finally {
      rmSync(copy, { recursive: true, force: true });
    }
  });
  return { passed: recipes.length - failed.length, failed };
}

function tryRecipe({ title, maxCodeFiles, edits, specs }) {
  for (const edit of edits) apply(edit);
  const files = [...new Set(edits.map(({ file }) => file))];
  const code = files.filter((file) =>
    /^src\/(?!messages\/|testing\/).*(?<!\.spec)\.tsx?$/.test(file),
  );
  const others = files.filter((file) => !code.includes(file));
  console.log(`\n${title}: ${code.length} files of code (at most ${maxCodeFiles})`);
  for (const file of [...code, ...others]) console.log(`  ${file}`);
  const why = [
    code.length > maxCodeFiles ? `It needs ${code.length} files of code.` : "",
    run("typescript/bin/tsc", "-b", "--singleThreaded"),
    run("vitest/vitest.mjs", "run", ...specs),
  ].filter((text) => text !== "");
  return why.length === 0 ? [] : [{ name: title, why: why.join("\n") }];
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

/** Inserts a text before another one, which stands once in the file. */
function apply({ file, before, insert }) {
  const parts = readFileSync(join(copy, file), "utf8").split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
  writeFileSync(join(copy, file), parts.join(insert + before));
}

/** @returns what a tool says against the copy; nothing when it passes */
function run(tool, ...args) {
  const path = join(root, "node_modules", tool);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], {
    cwd: copy,
    encoding: "utf8",
  });
  return status === 0 ? "" : stdout + stderr;
}
