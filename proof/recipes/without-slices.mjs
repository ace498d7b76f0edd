// Takes each slice out of a copy of the sources, its folder and its lines in src/slices.ts, and checks that the types
// hold and that the specs pass which can notice it.
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copy, runInCopy, withCopy } from "./source-copy.mjs";

const folder = join("src", "slices");
const table = join("src", "slices.ts");

/** A row of the table: a page, which may take several lines, or the path of a part. */
const row = /^ {2}(?:\w+\([\s\S]*?\)|"[^"]*"),\n/gm;

/**
 * @param chosen the slices to take out; all of them unless some are named
 * @returns without how many slices the rest works, and without which it does not
 */
export function trySlices(chosen) {
  const names = chosen.length > 0 ? chosen : readdirSync(folder);
  // One copy for all of them, so that the compiler checks again only what changes.
  const failed = withCopy(() => {
    const specs = specsThatReadFiles();
    return names.flatMap((name) => tryWithout(name, specs));
  });
  return { passed: names.length - failed.length, failed };
}

function tryWithout(name, specs) {
  const slice = join(copy, folder, name);
  const aside = join(copy, "taken-out");
  const path = join(copy, table);
  const text = readFileSync(path, "utf8");
  const rows = text.match(row).filter((one) => one.includes(`/${name}/`));
  const kept = rows.reduce((rest, one) => rest.replace(one, ""), text);
  console.log(`\nwithout ${name}: ${rows.length} rows of ${table} less`);
  renameSync(slice, aside);
  writeFileSync(path, kept);
  try {
    const why = [
      rows.length === 0 ? `${table} has no row of it.` : "",
      runInCopy("typescript/bin/tsc", "-b", "--singleThreaded"),
      runSpecs(specs.filter((spec) => !spec.startsWith(join(folder, name, "/")))),
    ].filter((text) => text !== "");
    return why.length === 0 ? [] : [{ name: `without ${name}`, why: why.join("\n") }];
  } finally {
    writeFileSync(path, text);
    renameSync(aside, slice);
  }
}

/**
 * Runs the specs that import the table of the pages, directly or through others, and those named. The gateway's other
 * specs are left out, because it reads the table only to name a page's files.
 */
function runSpecs(specs) {
  const options = ["--run", "--reporter=dot", "--exclude", "src/gateway/!(page)/**"];
  return runInCopy("vitest/vitest.mjs", "related", table, ...specs, ...options);
}

/** The specs that find sources by their names, of which no import tells. */
function specsThatReadFiles() {
  return readdirSync(join(copy, "src"), { recursive: true, encoding: "utf8" })
    .map((file) => join("src", file))
    .filter((file) => /\.spec\.tsx?$/.test(file))
    .filter((file) => /node:fs|import\.meta\.glob/.test(readFileSync(join(copy, file), "utf8")));
}
