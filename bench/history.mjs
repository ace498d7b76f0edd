// Measures the archive of ended counts and the questions about it, on generated counts that the archive's own writer
// writes. `--lines=10000000` makes so many; by default there are few enough for some minutes, and `--short` only checks that
// it runs. Each question is asked of a tenth of them, too, and of PostgreSQL where its programs are installed.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { root } from "../scripts/setup.mjs";
import { median, print } from "./gateway-report.mjs";
import { besideRows } from "./history/beside.mjs";
import { askPostgres, hasPostgres } from "./history/postgres.mjs";

/** By default; and for `--short`. */
const usual = { lines: 500_000, writes: 5, countings: 6, restMs: 20_000 };
const short = { lines: 20_000, writes: 1, countings: 1, restMs: 2000 };

/** With fewer lines, a database with all of them in memory may be ahead. */
const linesOfScan = 10_000_000;

/** Returns whether all budgets are kept. */
export async function measureHistory(args) {
  const lines = args.find((one) => /^--lines=\d+$/.test(one))?.slice("--lines=".length);
  const extent = args.includes("--short") ? short : usual;
  const outDir = join(root, "node_modules", ".cache", "bench-history");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        external: /^@duckdb\//,
        input: {
          main: "bench/history/main.ts",
          large: "bench/history/large.ts",
          ask: "bench/history/ask.ts",
          questions: "bench/history/questions.ts",
        },
        output: { entryFileNames: "[name].mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
  const { measuredEnvironment, measuredQuestions } = await import(
    pathToFileURL(join(outDir, "questions.mjs")).href
  );
  const rowsOf = (name, args) =>
    rowsFrom(join(outDir, `${name}.mjs`), args, { ...process.env, ...measuredEnvironment });
  const count = Number(lines ?? extent.lines);
  const small = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  const large = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  const folder = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  try {
    await rowsOf("main", [small, String(count / 10)]);
    const rows = await rowsOf("main", [folder, String(count)]);
    await rowsOf("large", [large, "make"]);
    rows.push(...(await rowsOf("large", [large, "write", String(extent.writes)])));
    rows.push(...(await besideRows(join(large, "large.json"), extent)));
    rows.push(
      ...(await questionRows(rowsOf, measuredQuestions, small, folder, count >= linesOfScan)),
    );
    print(rows);
    return rows.every(({ passed }) => passed);
  } finally {
    for (const one of [small, large, folder]) rmSync(one, { recursive: true, force: true });
  }
}

/** Rows of the questions: warm and cold, beside a tenth of the lines and beside PostgreSQL. */
async function questionRows(rowsOf, measuredQuestions, small, folder, isWhole) {
  // A question that ends its process fails its own rows alone.
  const ask = (...args) =>
    rowsOf("ask", args).catch((error) => {
      console.error(error.message);
      return [];
    });
  const warm = await ask(folder, "all");
  const few = await ask(small, "all");
  const asked = measuredQuestions.map(({ sql }) => sql).filter((sql) => sql !== undefined);
  const times = hasPostgres() ? await askPostgres(folder, asked) : [];
  const rows = [];
  for (const [index, question] of measuredQuestions.entries()) {
    const [cold] = await ask(folder, String(index));
    const again = (key) => warm[index]?.[key].slice(1) ?? [];
    const [ms, processor] = [median(again("ms")), median(again("processor"))];
    const fastest = Math.min(...again("ms"));
    const growth = ms / median(few[index]?.ms.slice(1) ?? []);
    const postgres = question.sql === undefined ? undefined : times[asked.indexOf(question.sql)];
    const coldMs = cold?.ms[0] ?? Number.NaN;
    const beside = postgres && `, ${(postgres / ms).toFixed(1)} times as fast as PostgreSQL`;
    rows.push({
      what: question.what,
      value: `${ms.toFixed(0)} ms (fastest ${fastest.toFixed(0)}, processor ${processor.toFixed(0)}), cold ${coldMs.toFixed(0)} ms, ${growth.toFixed(1)} times a tenth's${beside ?? ""}`,
      wanted: `≤ ${question.warm}, cold ≤ ${question.cold}, ≤ 10 times${beside && isWhole && question.isScan ? ", ahead" : ""}`,
      passed:
        warm[index]?.isAnswered === true &&
        ms <= question.warm &&
        coldMs <= question.cold &&
        growth <= 10 &&
        !(isWhole && question.isScan && postgres <= ms),
    });
  }
  const peak = Math.max(...warm.map((one) => one.peak)) / 1e6;
  rows.push({
    what: "memory of the process while it answers",
    value: `${peak.toFixed(0)} MB`,
    wanted: "≤ 512",
    passed: warm.length > 0 && peak <= 512,
  });
  if (times.length === 0)
    console.log("PostgreSQL is not installed, so nothing is compared with it.");
  return rows;
}

/** The rows that a process sends; rejects when it fails, so that no measurement is left out. */
function rowsFrom(entry, args, env) {
  const child = fork(entry, args, { env, execArgv: [], serialization: "advanced" });
  const rows = [];
  child.on("message", (row) => rows.push(row));
  return new Promise((resolve, reject) => {
    child.on("exit", (code) => {
      if (code === 0) resolve(rows);
      else reject(new Error(`${basename(entry)} ${args.at(-1)} ended with ${code}`));
    });
  });
}
