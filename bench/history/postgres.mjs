// The same lines in PostgreSQL from Debian's packages, with the usual indexes, and the same questions.
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../gateway-report.mjs";

const port = "54329";

/** Whether its programs are here. */
export function hasPostgres() {
  return ["initdb", "pg_ctl", "psql"].every(
    (name) => spawnSync(name, ["--version"], { stdio: "ignore" }).status === 0,
  );
}

/** It refuses to run as root. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/**
 * @param archive folder with the archive
 * @param questions the SQL of each
 * @returns the milliseconds of each, warm: the median of five
 */
export async function askPostgres(archive, questions) {
  const user = owner();
  const home = mkdtempSync(join(tmpdir(), "countboard-postgres-"));
  if (user.uid !== undefined) chownSync(home, user.uid, user.gid);
  chmodSync(home, 0o755);
  const data = join(home, "data");
  const run = (command, args) =>
    execFileSync(command, args, {
      ...user,
      cwd: home,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
      maxBuffer: 1e9,
    });
  const settings = `-p ${port} -k ${home} -c listen_addresses= -c shared_buffers=512MB -c work_mem=64MB -c maintenance_work_mem=256MB -c max_wal_size=8GB -c fsync=off`;
  const psql = (text) =>
    run("psql", [
      "-h",
      home,
      "-p",
      port,
      "-X",
      "-q",
      "-v",
      "ON_ERROR_STOP=1",
      "-d",
      "postgres",
      "-c",
      text,
    ]);
  run("initdb", [
    "-D",
    data,
    "-A",
    "trust",
    "-U",
    user.uid === undefined ? (process.env.USER ?? "postgres") : "postgres",
    "--no-sync",
  ]);
  run("pg_ctl", ["-D", data, "-w", "-l", join(home, "log"), "-o", settings, "start"]);
  try {
    await load(archive, home, psql);
    return questions.map((sql) => medianOf(run, home, sql));
  } finally {
    run("pg_ctl", ["-D", data, "-w", "-m", "immediate", "stop"]);
    rmSync(home, { recursive: true, force: true });
  }
}

async function load(archive, home, psql) {
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const connection = await (
    await DuckDBInstance.create(":memory:", {
      memory_limit: "512MB",
      preserve_insertion_order: "false",
    })
  ).connect();
  const catalog = JSON.parse(readFileSync(join(archive, "catalog.json"), "utf8"));
  const types = { BIGINT: "bigint", INTEGER: "integer", TIMESTAMP: "timestamp", VARCHAR: "text" };
  const create = async (table, paths) => {
    const files = paths.map((path) => `'${join(archive, path).replaceAll("'", "''")}'`);
    const source = `read_parquet([${files}], hive_partitioning = false)`;
    const columns = (await connection.runAndReadAll(`describe select * from ${source}`)).getRows();
    const defined = columns.map(
      ([name, type]) => `"${name}" ${types[type] ?? type.replace("DECIMAL", "numeric")}`,
    );
    psql(`create table ${table} (${defined})`);
    const csv = join(home, `${table}.csv`);
    await connection.run(`copy (select * from ${source}) to '${csv}' (format csv, header false)`);
    chmodSync(csv, 0o644);
    psql(`copy ${table} from '${csv}' (format csv)`);
    rmSync(csv);
  };
  await create("countings", [catalog.countingsFile.path]);
  await create(
    "lines",
    catalog.files.map(({ path }) => path),
  );
  psql(`create index on countings (counting); create index on countings (warehouse, started_at);
    create index on lines (counting); create index on lines (product); create index on lines (location);
    analyze;`);
}

/** Slow questions are asked less often. */
function medianOf(run, home, sql) {
  const [first, second] = timesOf(run, home, sql, 2);
  return first + second > 5000 ? second : median(timesOf(run, home, sql, 5));
}

function timesOf(run, home, sql, times) {
  const text = `\\timing on\n\\o /dev/null\n${`${sql.replaceAll(/\s+/g, " ")};\n`.repeat(times)}`;
  const said = run("bash", [
    "-c",
    'printf "%s" "$1" | psql -h "$2" -p "$3" -X -q -d postgres -v ON_ERROR_STOP=1',
    "bash",
    text,
    home,
    port,
  ]);
  return [...said.matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms));
}
