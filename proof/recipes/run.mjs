// Adds what README's "Where to add …" describes to a copy of the sources, checks its types and specs there, and removes
// the copy. A recipe needs few files of code; its messages, tests and documentation are apart.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { chart } from "./chart.mjs";
import { endpoint } from "./endpoint.mjs";
import { facet } from "./facet.mjs";
import { figure } from "./figure.mjs";
import { lineColumn } from "./line-column.mjs";
import { listColumn } from "./list-column.mjs";
import { listFilter } from "./list-filter.mjs";
import { page } from "./page.mjs";
import { peopleColumn } from "./people-column.mjs";
import { setting } from "./setting.mjs";
import { copy, runInCopy, withCopy } from "./source-copy.mjs";

const recipes = [
  ...[setting, figure, facet, listFilter, lineColumn, listColumn, peopleColumn],
  ...[chart, page, endpoint],
];

/** @returns how many recipes passed, and which failed */
export function tryRecipes() {
  const failed = recipes.flatMap((recipe) => withCopy(() => tryRecipe(recipe)));
  return { passed: recipes.length - failed.length, failed };
}

function tryRecipe({ title, maxCodeFiles, edits, specs }) {
  const lost = edits.map(apply).filter((text) => text !== "");
  if (lost.length > 0) return [{ name: title, why: lost.join("\n") }];
  const files = [...new Set(edits.map(({ file }) => file))];
  const code = files.filter((file) =>
    /^src\/(?!messages\/|testing\/|slices\/.*\/messages\/).*(?<!\.spec)\.tsx?$/.test(file),
  );
  const others = files.filter((file) => !code.includes(file));
  console.log(`\n${title}: ${code.length} files of code (at most ${maxCodeFiles})`);
  for (const file of [...code, ...others]) console.log(`  ${file}`);
  const why = [
    code.length > maxCodeFiles ? `It needs ${code.length} files of code.` : "",
    runInCopy("typescript/bin/tsc", "-b", "--singleThreaded"),
    runInCopy("vitest/vitest.mjs", "run", ...specs),
  ].filter((text) => text !== "");
  return why.length === 0 ? [] : [{ name: title, why: why.join("\n") }];
}

/**
 * Makes a file, or inserts a text before another one, which stands once in its file.
 * @returns why it cannot; nothing when it can
 */
function apply({ file, create, before, insert }) {
  const path = join(copy, file);
  if (create !== undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, create);
    return "";
  }
  if (!existsSync(path)) return `There is no ${file}.`;
  const parts = readFileSync(path, "utf8").split(before);
  if (parts.length !== 2) return `${file} has ${parts.length - 1} times: ${before}`;
  writeFileSync(path, parts.join(insert + before));
  return "";
}
