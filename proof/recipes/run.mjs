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
import { listPart } from "./list-part.mjs";
import { page } from "./page.mjs";
import { peopleColumn } from "./people-column.mjs";
import { setting } from "./setting.mjs";
import { copy, runComponentsInCopy, runInCopy, withCopy } from "./source-copy.mjs";

const recipes = {
  ...{ setting, figure, facet, listFilter, lineColumn, listColumn, peopleColumn },
  ...{ chart, page, listPart, endpoint },
};

/**
 * @param chosen the recipes to try, such as `listColumn`; all of them unless some are named
 * @param browser path of the Chromium of components' specs
 * @returns how many recipes passed, and which failed
 */
export function tryRecipes(chosen, browser) {
  const unknown = chosen.filter((name) => !Object.hasOwn(recipes, name));
  if (unknown.length > 0) throw new Error(`There is no recipe ${unknown.join(", ")}.`);
  const names = chosen.length > 0 ? chosen : Object.keys(recipes);
  const failed = names.flatMap((name) => withCopy(() => tryRecipe(recipes[name], browser)));
  return { passed: names.length - failed.length, failed };
}

function tryRecipe({ title, maxCodeFiles, edits, specs, componentSpecs }, browser) {
  const lost = edits.map(apply).filter((text) => text !== "");
  if (lost.length > 0) return [{ name: title, why: lost.join("\n") }];
  const files = [...new Set(edits.map(({ file }) => file))];
  const code = files.filter((file) =>
    /^src\/(?!messages\/|slices\/.*\/messages\/).*(?<!\.spec)\.tsx?$/.test(file),
  );
  const others = files.filter((file) => !code.includes(file));
  console.log(`\n${title}: ${code.length} files of code (at most ${maxCodeFiles})`);
  for (const file of [...code, ...others]) console.log(`  ${file}`);
  const why = [
    code.length > maxCodeFiles ? `It needs ${code.length} files of code.` : "",
    runInCopy("typescript/bin/tsc", "-b", "--singleThreaded"),
    runInCopy("vitest/vitest.mjs", "run", ...specs),
    componentSpecs ? runComponentsInCopy(browser, ...componentSpecs) : "",
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
