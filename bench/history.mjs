// Measures the archive of ended counts and the questions about it, on generated counts that the archive's own writer
// writes. `--lines=10000000` makes so many; by default there are few enough for a minute.
import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { root } from "../scripts/setup.mjs";
import { print } from "./gateway-report.mjs";

const defaultLines = 500_000;

/** Returns whether all budgets are kept. */
export async function measureHistory(args) {
  const lines = args.find((one) => /^--lines=\d+$/.test(one))?.slice("--lines=".length);
  const outDir = join(root, "node_modules", ".cache", "bench-history");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      ssr: "bench/history/main.ts",
      outDir,
      emptyOutDir: true,
      target: "node20",
      rolldownOptions: {
        external: /^@duckdb\//,
        output: { entryFileNames: "main.mjs", chunkFileNames: "[name].mjs" },
      },
    },
  });
  const folder = mkdtempSync(join(tmpdir(), "countboard-bench-"));
  try {
    const rows = await rowsOf(join(outDir, "main.mjs"), [folder, lines ?? String(defaultLines)]);
    print(rows);
    return rows.length > 0 && rows.every(({ passed }) => passed);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rows that a process sends; none when it fails. */
function rowsOf(entry, args) {
  const child = fork(entry, args, { execArgv: [], serialization: "advanced" });
  const rows = [];
  child.on("message", (row) => rows.push(row));
  return new Promise((resolve) => child.on("exit", (code) => resolve(code === 0 ? rows : [])));
}
