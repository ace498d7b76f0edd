// Takes each slice out of a copy of the sources, its folder and its lines in src/slices.ts, and checks that the types
// hold and all other specs pass.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { copy, runInCopy, withCopy } from "./source-copy.mjs";

const folder = join("src", "slices");
const table = join("src", "slices.ts");

/** @returns without how many slices the rest works, and without which it does not */
export function trySlices() {
  const names = readdirSync(folder);
  const failed = names.flatMap((name) => withCopy(() => tryWithout(name)));
  return { passed: names.length - failed.length, failed };
}

function tryWithout(name) {
  rmSync(join(copy, folder, name), { recursive: true });
  const path = join(copy, table);
  const lines = readFileSync(path, "utf8").split("\n");
  const kept = lines.filter((line) => !line.includes(`"/${name}/`));
  console.log(`\nwithout ${name}: ${lines.length - kept.length} lines of ${table} less`);
  writeFileSync(path, kept.join("\n"));
  const why = [
    lines.length === kept.length ? `${table} has no page of it.` : "",
    runInCopy("typescript/bin/tsc", "-b", "--singleThreaded"),
    runInCopy("vitest/vitest.mjs", "run", "--reporter=dot"),
  ].filter((text) => text !== "");
  return why.length === 0 ? [] : [{ name: `without ${name}`, why: why.join("\n") }];
}
