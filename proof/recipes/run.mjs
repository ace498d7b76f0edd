// Adds what README's "Where to add …" describes to a copy of the sources, checks its types and specs there, and removes
// the copy. A recipe needs few files of code; its words, tests and documentation are apart.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { facet } from "./facet.mjs";
import { figure } from "./figure.mjs";
import { lineColumn } from "./line-column.mjs";
import { listColumn } from "./list-column.mjs";
import { listFilter } from "./list-filter.mjs";
import { peopleColumn } from "./people-column.mjs";
import { setting } from "./setting.mjs";
import { copy, runInCopy, withCopy } from "./source-copy.mjs";

const recipes = [setting, figure, facet, listFilter, lineColumn, listColumn, peopleColumn];

/** @returns how many recipes passed, and which failed */
export function tryRecipes() {
  const failed = recipes.flatMap((recipe) => withCopy(() => tryRecipe(recipe)));
  return { passed: recipes.length - failed.length, failed };
}

function tryRecipe({ title, maxCodeFiles, edits, specs }) {
  for (const edit of edits) apply(edit);
  const files = [...new Set(edits.map(({ file }) => file))];
  const code = files.filter((file) =>
    /^src\/(?!messages\/|testing\/|slices\/.*\/words\/).*(?<!\.spec)\.tsx?$/.test(file),
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

/** Inserts a text before another one, which stands once in the file. */
function apply({ file, before, insert }) {
  const parts = readFileSync(join(copy, file), "utf8").split(before);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${before}`);
  writeFileSync(join(copy, file), parts.join(insert + before));
}
