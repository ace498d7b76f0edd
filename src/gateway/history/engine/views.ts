import { join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import type { Hidden } from "#contract/access.ts";
import { quoted } from "#gateway/history/quoted.ts";
import { countingColumns, lineColumns } from "#gateway/history/schema.ts";

/** What a question reads. */
export interface ReadFiles {
  /** Paths of Parquet files with headers and with lines. */
  readonly countings: readonly string[];
  readonly lines: readonly string[];
  /** Paths of files with totals of lines, and of files with lines whose totals are in memory. */
  readonly totals: readonly string[];
  readonly inMemory: readonly string[];
}

/** A column as DuckDB names and types it. */
interface Column {
  readonly name: string;
  readonly type: string;
}

/** The columns of the totals that `totals.sql` has. */
export const totalColumns: readonly Column[] = [
  { name: "counting", type: "VARCHAR" },
  { name: "class", type: "VARCHAR" },
  { name: "zone", type: "VARCHAR" },
  { name: "reason", type: "VARCHAR" },
  { name: "lines", type: "INTEGER" },
  { name: "counted", type: "INTEGER" },
  { name: "known", type: "INTEGER" },
  { name: "exact", type: "INTEGER" },
  { name: "within_tolerance", type: "INTEGER" },
  { name: "discrepancies", type: "INTEGER" },
  { name: "documented", type: "INTEGER" },
  { name: "net_units", type: "DECIMAL(38,3)" },
  { name: "absolute_units", type: "DECIMAL(38,3)" },
  { name: "net_value", type: "DECIMAL(38,7)" },
  { name: "absolute_value", type: "DECIMAL(38,7)" },
  { name: "counted_value", type: "DECIMAL(38,7)" },
  { name: "first_start", type: "TIMESTAMP" },
];

/** The columns of costs and names in any view. They are null for viewers from whom they are hidden. */
const hiddenColumns: Readonly<Record<Hidden, readonly string[]>> = {
  costs: ["cost", "net_value", "absolute_value", "counted_value"],
  names: ["name"],
};

/** As the contract has an archived counting. */
const archived = `{
  'id': counting,
  'warehouse': {'id': warehouse, 'name': warehouse_name, 'code': code, 'slug': slug},
  'startedAt': started_at,
  'endsAt': ends_at,
  'lastFinish': last_finish,
  'readAt': read_at,
  'lines': lines,
  'counted': counted,
  'discrepancies': discrepancies,
  'incidents': incidents,
  'broken': broken
}`;

/** The difference of a line as the domain knows it: a line that was finished without a count has none. */
const known = "case when finished_at is null or counted is not null then difference end";

/**
 * Makes the views that the questions read: `countings`, `lines` and `totals`, of these files alone, without what is hidden.
 * So no question can tell it, not even by an order.
 * @param code the column of `lines` that the question calls `code`
 */
export async function makeViews(
  connection: DuckDBConnection,
  files: ReadFiles,
  hidden: readonly Hidden[],
  code: "product" | "location",
): Promise<void> {
  const headers = `select *, ${archived} as archived from (${selection(countingColumns, fromFiles(files.countings), hidden)})`;
  const lines = `select *, ${known} as known, ${code} as code from (${selection(lineColumns, fromFiles(files.lines), hidden)})`;
  const kept = `(select * from file_totals where file in (${files.inMemory.map(quoted).join(", ") || "null"}))`;
  const totals = [fromFiles(files.totals), kept]
    .map((source) => selection(totalColumns, source, hidden))
    .join(" union all ");
  // Files never change, so that their descriptions are read once.
  await connection.run("set parquet_metadata_cache = true");
  await connection.run(`create temp view countings as ${headers}`);
  await connection.run(`create temp view lines as ${lines}`);
  await connection.run(`create temp view totals as ${totals}`);
}

/** The columns of a source, typed also where there is no file. */
function selection(
  columns: readonly Column[],
  source: string | null,
  hidden: readonly Hidden[],
): string {
  const left = new Set(hidden.flatMap((what) => hiddenColumns[what]));
  const selected = columns.map(({ name, type }) => {
    const value = source === null || left.has(name) ? "null" : `"${name}"`;
    return `${value}::${type} as "${name}"`;
  });
  return `select ${selected.join(", ")} ${source === null ? "where false" : `from ${source}`}`;
}

function fromFiles(paths: readonly string[]): string | null {
  if (paths.length === 0) return null;
  return `read_parquet([${paths.map(quoted).join(", ")}], hive_partitioning = false)`;
}

export function inFolder(folder: string): (path: string) => string {
  return (path) => join(folder, ...path.split("/"));
}
