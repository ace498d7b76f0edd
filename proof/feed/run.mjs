// Reads the feeds of the build as other programs do: Node's csv-parse, and, where they are installed, Python's pandas,
// LibreOffice and Prometheus' promtool.
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { startDemo } from "./gateway.mjs";

/** Returns the number of checks that passed, and those that failed. */
export async function readFeeds() {
  const result = { passed: 0, failed: [] };
  const check = (name, isRight, why = "") => {
    if (isRight) result.passed += 1;
    else result.failed.push({ name, why });
  };
  const folder = mkdtempSync(join(tmpdir(), "countboard-feed-"));
  const gateway = await startDemo({ METRICS_COUNTINGS: "1" });
  try {
    // One that has ended does not change between two readings.
    const { items } = JSON.parse(await gateway.read("/feed/countings.json"));
    const { id } = items.find(({ active }) => !active);
    const lines = `/feed/countings/${encodeURIComponent(id)}/lines`;
    const { items: rows } = JSON.parse(await gateway.read(`${lines}.json`));
    const files = [
      ["comma", ",", ".", ""],
      ["semicolon", ";", ",", "?decimal=comma"],
      ["tab", "\t", ".", "?separator=tab"],
    ];
    for (const [name, delimiter, decimal, query] of files) {
      const file = join(folder, `${name}.csv`);
      writeFileSync(file, await gateway.read(`${lines}.csv${query}`));
      const read = parse(readFileSync(file), { columns: true, delimiter });
      const sums = sumsOf(read.map((row) => numbersOf(row, decimal)));
      check(`csv-parse reads ${name}`, isSame(sums, sumsOf(rows)), JSON.stringify(sums));
      byPandas(file, { name, delimiter, decimal, rows, check });
      byLibreOffice(folder, file, { name, delimiter, decimal, rows, check });
    }
    byPromtool(await gateway.read("/metrics"), check);
  } finally {
    await gateway.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return result;
}

const summed = ["index", "countedStock", "value"];

function numbersOf(row, decimal) {
  const number = (text) => (text === "" ? null : Number(text.replace(decimal, ".")));
  return Object.fromEntries(summed.map((name) => [name, number(row[name])]));
}

/** Rows, and the sums of some columns, which every reader must find. */
function sumsOf(rows) {
  const sum = (name) => rows.reduce((so, row) => so + (row[name] ?? 0), 0);
  return [rows.length, ...summed.map((name) => Math.round(sum(name) * 100) / 100)];
}

function isSame(one, other) {
  return one.every((value, index) => Math.abs(value - other[index]) < 0.02);
}

function isInstalled(program, args) {
  return spawnSync(program, args).status === 0;
}

const pandasProgram = `
import json, sys, pandas
file, separator, decimal = sys.argv[1:4]
rows = pandas.read_csv(file, sep=separator, decimal=decimal, parse_dates=["startedAt"])
print(json.dumps([len(rows)] + [round(float(rows[name].sum()), 2) for name in ${JSON.stringify(summed)}]))
assert str(rows["startedAt"].dtype).startswith("datetime64"), rows["startedAt"].dtype
`;

function byPandas(file, { name, delimiter, decimal, rows, check }) {
  if (!isInstalled("python3", ["-c", "import pandas"])) {
    console.log("pandas is not installed.");
    return;
  }
  const args = ["-c", pandasProgram, file, delimiter, decimal];
  const { status, stdout, stderr } = spawnSync("python3", args, { encoding: "utf8" });
  const isRight = status === 0 && isSame(JSON.parse(stdout), sumsOf(rows));
  check(`pandas reads ${name}`, isRight, `${stdout}${stderr}`);
}

/** LibreOffice reads the file as a person would who chooses its separator, and writes it again. */
function byLibreOffice(folder, file, { name, delimiter, decimal, rows, check }) {
  if (!isInstalled("soffice", ["--version"])) {
    console.log("LibreOffice is not installed.");
    return;
  }
  // Separator, quotes, UTF-8, first row; then the language whose decimal sign it is.
  const language = decimal === "," ? 1031 : 1033;
  const options = `CSV:${delimiter.charCodeAt(0)},34,76,1,,${language}`;
  const out = `csv:Text - txt - csv (StarCalc):44,34,76,1,,1033`;
  const args = ["--headless", `--infilter=${options}`, "--convert-to", out, "--outdir"];
  const target = join(folder, "converted");
  execFileSync("soffice", [...args, target, file], {
    stdio: "ignore",
    env: { ...process.env, HOME: folder },
  });
  const read = parse(readFileSync(join(target, `${name}.csv`)), { columns: true, bom: true });
  const sums = sumsOf(read.map((row) => numbersOf(row, ".")));
  check(`LibreOffice reads ${name}`, isSame(sums, sumsOf(rows)), JSON.stringify(sums));
}

function byPromtool(text, check) {
  check("metrics have the active counts", /^countboard_counting_lines_left\{/m.test(text));
  if (!isInstalled("promtool", ["--version"])) {
    console.log("promtool is not installed.");
    return;
  }
  const { status, stderr } = spawnSync("promtool", ["check", "metrics"], {
    input: text,
    encoding: "utf8",
  });
  check("promtool accepts the metrics", status === 0, stderr);
}
