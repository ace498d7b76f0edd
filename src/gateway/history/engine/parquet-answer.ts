import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { DuckDBConnection, DuckDBType, DuckDBValue } from "@duckdb/node-api";
import type * as v from "valibot";
import { historyRules } from "#contract/history.ts";
import { elementOf, membersOf, whenSent, withoutNull } from "#contract/schema-parts.ts";
import { spillName } from "#gateway/history/archive/paths.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import { quoted } from "#gateway/history/quoted.ts";

/** A column of an exported table: the path of a member of its rows. */
type Column = readonly string[];

/**
 * The list of an answer as a Parquet file: a column for each member of its rows that the viewer may see, those of objects
 * in columns of their own.
 * @param folder of the archive, in which the file is made
 * @returns `undefined` for a question that has no table
 */
export async function parquetOf(
  connection: DuckDBConnection,
  { name, hidden }: Pick<EngineQuestion, "name" | "hidden">,
  sql: string,
  { values, types }: { values: Record<string, DuckDBValue>; types: Record<string, DuckDBType> },
  folder: string,
): Promise<Uint8Array | undefined> {
  const { table, response, hides } = { table: undefined, ...historyRules[name] };
  const list = table && membersOf(response)?.[table];
  const row = list && elementOf(list);
  if (table === undefined || !row) return undefined;
  const paths = new Set(hidden.flatMap<string>((what) => hides[what]));
  const columns = columnsOf(row, paths, [table]).map((path) => path.slice(1));
  const selected = columns.map(
    (path) => `one.${path.map(sqlName).join(".")} as ${sqlName(titleOf(path))}`,
  );
  const file = join(folder, spillName, `${randomUUID()}.parquet`);
  await mkdir(join(folder, spillName), { recursive: true, mode: 0o700 });
  try {
    await connection.run(
      `copy (select ${selected} from (select unnest(${sqlName(table)}) as one from (${sql})))
       to ${quoted(file)} (format parquet, compression snappy)`,
      values,
      types,
    );
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

function columnsOf(
  schema: v.GenericSchema,
  hidden: ReadonlySet<string>,
  path: readonly string[],
): readonly Column[] {
  if (hidden.has(path.join("."))) return [];
  const { inner } = withoutNull(whenSent(schema));
  const members = membersOf(inner);
  if (!members) return [path];
  return Object.entries(members).flatMap(([key, member]) =>
    columnsOf(member, hidden, [...path, key]),
  );
}

/** `a` and `value` make `aValue`. */
function titleOf([first = "", ...rest]: Column): string {
  return [first, ...rest.map((key) => key.charAt(0).toUpperCase() + key.slice(1))].join("");
}

/** A name of the contract as SQL. */
function sqlName(name: string): string {
  return `"${name}"`;
}
