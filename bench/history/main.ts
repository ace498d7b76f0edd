import { join } from "node:path";
import { listed } from "#gateway/history/archive/listed.ts";
import { openStore } from "#gateway/history/archive/open-store.ts";
import { openDatabase } from "#gateway/history/database.ts";
import { generatedHeader, generatedLines } from "./generated.ts";
import { compared } from "./questions.ts";

/** Started by `bench/history.mjs`, which prints the rows that this process sends. */

/** Lines of a counting on average, as in 10 million of 5,000 countings. */
const linesOfCounting = 2000;

const megabyte = 1_000_000;

interface Row {
  readonly what: string;
  readonly value: string;
  readonly wanted: string;
  readonly passed: boolean;
}

function report(row: Row): void {
  process.send?.(row);
}

const [folder = "", text = ""] = process.argv.slice(2);
const lines = Number(text);
const countings = Math.max(1, Math.round(lines / linesOfCounting));

let peak = 0;
const watch = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss());
}, 50);

const database = await openDatabase(join(folder, "spill"));
const elapsed = () => performance.now();
const store = await openStore({ database, folder, elapsed, onNote: () => {} });

const begin = elapsed();
let writeMs = 0;
for (let at = 0; at < countings; at += 1) {
  const header = generatedHeader(at, countings, linesOfCounting);
  const generated = generatedLines(at, header, linesOfCounting);
  const start = elapsed();
  await store.put(
    listed(header),
    { header, lines: generated, broken: 0, body: header.id },
    Date.now(),
  );
  if (at % 50 === 49) await store.publish();
  while (await store.merge(8)) await store.publish();
  writeMs += elapsed() - start;
}
const mergeStart = elapsed();
while (await store.merge(2)) await store.publish();
await store.publish();
writeMs += elapsed() - mergeStart;

const files = [...store.files.values()];
const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
const rows = files.reduce((sum, file) => sum + file.rows, 0);
const perLine = bytes / rows;
report({
  what: `${rows.toLocaleString("en")} lines in ${countings.toLocaleString("en")} counts, ${files.length} files`,
  value: `${perLine.toFixed(1)} bytes a line`,
  wanted: "≤ 25",
  passed: perLine <= 25,
});
report({
  what: "writing and merging them",
  value: `${Math.round(rows / (writeMs / 1000)).toLocaleString("en")} lines/s, ${((elapsed() - begin) / 1000).toFixed(0)} s with their making`,
  wanted: "",
  passed: true,
});
report({
  what: "memory of the process meanwhile",
  value: `${Math.round(peak / megabyte)} MB`,
  wanted: "≤ 512",
  passed: peak <= 512 * megabyte,
});

await writeComparedCountings();
clearInterval(watch);
process.disconnect();

/** Two countings of the same 50,000 places, in a warehouse of their own. */
async function writeComparedCountings(): Promise<void> {
  for (const [at, id] of compared.entries()) {
    const header = { ...generatedHeader(at, countings, 50_000), id };
    const warehouse = { id: 90, name: "Large", code: "L", slug: "l" };
    const { size, columns } = generatedLines(at, header, 50_000);
    const location = {
      texts: Array.from({ length: size }, (_, line) => `Z-${line}`),
      codes: Int32Array.from({ length: size }, (_, line) => line + 1),
    };
    // Both list the same product at a place.
    const other = generatedLines(compared.length, header, size).columns;
    const places = { product: other.product, lot: other.lot, location };
    const lines = { size, columns: { ...columns, ...places } };
    await store.put(
      listed({ ...header, warehouse }),
      { header: { ...header, warehouse }, lines, broken: 0, body: id },
      Date.now(),
    );
  }
  await store.publish();
}
