// What API and folder may do to an archive, while its process runs.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Api } from "./api.mjs";
import { differences, readArchive } from "./check.mjs";
import { Process } from "./process.mjs";

/** Each returns why it failed. */
export const badInput = [
  ["counts that are reopened, changed and deleted", changedCounts],
  ["strange product codes", strangeCodes],
  ["foreign files, and catalogs of other versions", foreignFiles],
  ["an API that is away", awayApi],
];

async function whyOther(folder, api) {
  const { found, faults } = await readArchive(folder);
  return [...faults, ...differences(found, api.expected())].join(", ") || undefined;
}

async function changedCounts(folder) {
  const api = new Api(6, 50);
  const process = new Process(folder, api);
  await process.until(({ read }) => read === 6, "It reads");
  const [reopened, changed, removed] = api.headers.keys();
  api.reopen(reopened);
  api.remove(removed);
  api.change(changed);
  const lines = [...api.sizes.values()].reduce((sum, size) => sum + size, 0);
  await process.until((progress) => progress.lines === lines, "It reads what has changed");
  const { read } = process.progress;
  await process.kill();
  return read === 6 ? whyOther(folder, api) : `it has ${read} counts`;
}

async function strangeCodes(folder) {
  const api = new Api(2, 50);
  api.codes = ["a/b", "50%", `'"; drop table lines; --`, "😀", "x".repeat(4000), "\\\n\t", " "];
  const process = new Process(folder, api);
  await process.until(({ read }) => read === 2, "It reads");
  const wrong = [];
  for (const code of api.codes) {
    const { body, detail } = await process.ask("product", { code, limit: 9, offset: 0 });
    const { total, lines } = JSON.parse(body ?? "{}");
    if (total !== 2 || lines.some(({ product }) => product !== code)) {
      wrong.push(`${JSON.stringify(code.slice(0, 30))}: ${detail ?? total}`);
    }
  }
  await process.kill();
  return wrong.join(", ") || whyOther(folder, api);
}

async function foreignFiles(folder) {
  const api = new Api(6, 50);
  const first = new Process(folder, api);
  await first.until(({ read }) => read === 6, "It reads");
  await first.kill();
  const catalog = join(folder, "catalog.json");
  const text = readFileSync(catalog, "utf8");
  const [{ path }] = JSON.parse(text).files;
  const foreign = [join(folder, "notes.txt"), join(folder, path, "..", "of-others.parquet")];
  for (const file of foreign) writeFileSync(file, "not ours");
  const { schema } = JSON.parse(text);
  for (const other of [schema - 1, schema + 1]) {
    writeFileSync(catalog, text.replace(`"schema":${schema}`, `"schema":${other}`));
    const process = new Process(folder, api);
    await process.until(({ faults }) => faults.some(({ code }) => code === "files"), "It says so");
    await process.kill();
    if (JSON.parse(readFileSync(catalog, "utf8")).schema !== other)
      return "the catalog was replaced";
  }
  writeFileSync(catalog, text);
  const last = new Process(folder, api);
  await last.until(({ read, isWriter }) => isWriter && read === 6, "It goes on");
  await last.kill();
  const missing = foreign.filter((file) => !existsSync(file));
  return missing.length > 0 ? `${missing} is gone` : whyOther(folder, api);
}

async function awayApi(folder) {
  const api = new Api(6, 50);
  api.isAway = true;
  const process = new Process(folder, api);
  await process.until(({ faults }) => faults.some(({ code }) => code === "api"), "It says so");
  api.isAway = false;
  // It waits for half a minute.
  await process.until(({ read, faults }) => read === 6 && faults.length === 0, "It reads again");
  await process.kill();
  return whyOther(folder, api);
}
