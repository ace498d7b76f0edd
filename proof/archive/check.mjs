// Reads an archive as another program would: with the catalog, and a reader of Parquet that shares no code with it.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { asyncBufferFromFile, parquetReadObjects } from "hyparquet";

/** What every reader finds: the lines of each counting, and what contradicts the catalog. */
export async function readArchive(folder) {
  const faults = [];
  const found = new Map();
  const file = join(folder, "catalog.json");
  if (!existsSync(file)) return { found, faults, files: 0 };
  const catalog = JSON.parse(readFileSync(file, "utf8"));
  for (const { path, rows, bytes } of catalog.files) {
    const name = join(folder, path);
    if (statSync(name).size !== bytes) faults.push(`${path} has another size`);
    const columns = ["counting", "line"];
    const lines = await parquetReadObjects({ file: await asyncBufferFromFile(name), columns });
    if (lines.length !== rows) faults.push(`${path} has ${lines.length} lines, not ${rows}`);
    for (const { counting, line } of lines) {
      const so = found.get(counting) ?? { lines: 0, sum: 0, path };
      if (so.path !== path) faults.push(`${counting} is in two files`);
      found.set(counting, { path, lines: so.lines + 1, sum: so.sum + Number(line) });
    }
  }
  for (const { counting, lines, file } of catalog.countings) {
    const own = found.get(counting);
    if (own?.lines !== lines || own.path !== file) faults.push(`${counting} is not as listed`);
  }
  if (found.size !== catalog.countings.length) faults.push("files have counts that are not listed");
  const headers = await parquetReadObjects({
    file: await asyncBufferFromFile(join(folder, catalog.countingsFile.path)),
  });
  if (headers.length !== catalog.countings.length) faults.push("the headers are others");
  return { found, faults, files: catalog.files.length };
}

/** What is missing or differs from what the API has. */
export function differences(found, expected) {
  return [...expected].flatMap(([id, { lines, sum }]) => {
    const own = found.get(id);
    return own?.lines === lines && own.sum === sum ? [] : [id];
  });
}
