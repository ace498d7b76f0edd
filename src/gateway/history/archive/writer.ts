import type { DuckDBConnection } from "@duckdb/node-api";
import type { Database } from "#gateway/history/database.ts";
import { quoted } from "#gateway/history/quoted.ts";
import { countingColumns, lineColumns, schemaVersion } from "#gateway/history/schema.ts";
import type { CatalogCounting } from "./catalog.ts";
import type { StagedLines, StagedName, StagedTexts } from "./staged-lines.ts";

/** Rows of a chunk: those of DuckDB's own vectors. */
const chunkRows = 2048;

/** Rows of a file that are read together: a product's story reads one group of each file. */
const groupRows = 5 * chunkRows;

/** Products together, so that files are small and a product's story reads little. */
const order = "product, location, lot, counting, position";

const staged = lineColumns.flatMap(({ name, type }) =>
  name === "counting" ? [] : [{ name, type }],
);

/** Writes Parquet files. Nothing is read from the files of others, and no file is replaced. */
export interface ParquetWriter {
  /** @throws Error of the engine, such as of a full disk; a part of the file may be there then */
  writeLines(file: string, counting: string, lines: StagedLines): Promise<void>;
  writeCountings(file: string, countings: readonly CatalogCounting[]): Promise<void>;
  /**
   * Writes one file with the lines of several.
   * @param without countings whose lines are left out
   * @returns the number of its lines
   */
  mergeLines(file: string, sources: readonly string[], without: readonly string[]): Promise<number>;
  /** Whether every value of a file can be read. */
  isReadable(file: string): Promise<boolean>;
}

export async function createParquetWriter({ duckDb, connect }: Database): Promise<ParquetWriter> {
  const connection = await connect();
  const { DOUBLE, INTEGER, VARCHAR, BIGINT } = duckDb;

  async function append(
    table: string,
    types: Parameters<typeof duckDb.DuckDBDataChunk.create>[0],
    size: number,
    valuesOf: (
      column: number,
      from: number,
      to: number,
    ) => readonly (string | number | bigint | null)[],
  ) {
    const appender = await connection.createAppender(table, "archive");
    for (let from = 0; from < size; from += chunkRows) {
      const to = Math.min(size, from + chunkRows);
      const chunk = duckDb.DuckDBDataChunk.create(types, to - from);
      for (const column of types.keys()) chunk.setColumnValues(column, valuesOf(column, from, to));
      appender.appendDataChunk(chunk);
    }
    appender.closeSync();
  }

  await connection.run("CREATE SCHEMA IF NOT EXISTS archive");

  return {
    async writeLines(file, counting, lines) {
      const { columns, size } = lines;
      const texts = staged.flatMap(({ name, type }, index) =>
        type === "VARCHAR"
          ? (columns[name] as StagedTexts).texts.map((text, at) => ({ index, code: at + 1, text }))
          : [],
      );
      texts.push({ index: ofCounting, code: 1, text: counting });
      await connection.run(createStaged);
      await append("texts", [INTEGER, INTEGER, VARCHAR], texts.length, (column, from, to) =>
        texts.slice(from, to).map((one) => [one.index, one.code, one.text][column] ?? null),
      );
      const types = staged.map(({ type }) => (type === "VARCHAR" ? INTEGER : DOUBLE));
      await append("lines", types, size, (column, from, to) => {
        const values = columns[staged[column]?.name as StagedName];
        return Array.from(("codes" in values ? values.codes : values).subarray(from, to));
      });
      await copy(connection, selectStaged, file);
      await connection.run(dropStaged);
    },
    async writeCountings(file, countings) {
      const types = countingColumns.map(({ type }) =>
        type === "VARCHAR" || type === "TIMESTAMP" ? VARCHAR : BIGINT,
      );
      const definitions = countingColumns.map(
        ({ name, type }) =>
          `${name} ${type === "VARCHAR" || type === "TIMESTAMP" ? "VARCHAR" : "BIGINT"}`,
      );
      await connection.run(`CREATE OR REPLACE TABLE archive.countings (${definitions})`);
      await append("countings", types, countings.length, (column, from, to) => {
        const name = countingColumns[column]?.name ?? "counting";
        return countings.slice(from, to).map((row) => {
          const value = row[name];
          return typeof value === "number" ? BigInt(value) : value;
        });
      });
      const select = countingColumns.map(({ name, type }) => `CAST(${name} AS ${type}) AS ${name}`);
      await copy(
        connection,
        `SELECT ${select} FROM archive.countings ORDER BY started_at, counting`,
        file,
      );
      await connection.run("DROP TABLE archive.countings");
    },
    async mergeLines(file, sources, without) {
      const names = lineColumns.map(({ name }) => name);
      await connection.run("CREATE OR REPLACE TABLE archive.without (counting VARCHAR)");
      await append("without", [VARCHAR], without.length, (_, at, to) => without.slice(at, to));
      const leftOut = "WHERE counting NOT IN (SELECT counting FROM archive.without)";
      const from = `read_parquet([${sources.map(quoted)}], hive_partitioning = false)`;
      await copy(connection, `SELECT ${names} FROM ${from} ${leftOut} ORDER BY ${order}`, file);
      const result = await connection.runAndReadAll(
        `SELECT num_rows FROM parquet_file_metadata(${quoted(file)})`,
      );
      return Number(result.value(0, 0));
    },
    isReadable: (file) =>
      connection
        .run(`SELECT max(COLUMNS(*)) FROM read_parquet(${quoted(file)}, hive_partitioning = false)`)
        .then(
          () => true,
          () => false,
        ),
  };
}

/** Marks the counting among the texts of columns, which are marked by their index. */
const ofCounting = -1;

const createStaged = `
  CREATE OR REPLACE TABLE archive.texts (of INTEGER, code INTEGER, text VARCHAR);
  CREATE OR REPLACE TABLE archive.lines (${staged.map(({ name, type }) => `${name} ${type === "VARCHAR" ? "INTEGER" : "DOUBLE"}`)});`;

const dropStaged = "DROP TABLE archive.texts; DROP TABLE archive.lines;";

const selectStaged = selectOf();

function selectOf(): string {
  const joins = staged.flatMap(({ name, type }, index) =>
    type === "VARCHAR"
      ? [
          `LEFT JOIN (SELECT code, text FROM archive.texts WHERE of = ${index}) AS text_${name} ON text_${name}.code = lines.${name}`,
        ]
      : [],
  );
  const columns = staged.map(({ name, type }) => `${expressionOf(name, type)} AS ${name}`);
  return `SELECT (SELECT text FROM archive.texts WHERE of = ${ofCounting}) AS counting, ${columns} FROM archive.lines AS lines ${joins.join(" ")} ORDER BY ${order}`;
}

/** The value of a column of the file, from the staged one. */
function expressionOf(name: StagedName, type: (typeof lineColumns)[number]["type"]): string {
  if (type === "VARCHAR") return `text_${name}.text`;
  const whole = `CASE WHEN isnan(lines.${name}) THEN NULL ELSE CAST(lines.${name} AS BIGINT) END`;
  if (type === "TIMESTAMP") return `make_timestamp(1000 * ${whole})`;
  if (type === "BIGINT" || type === "INTEGER") return `CAST(${whole} AS ${type})`;
  // A product of decimals is exact.
  const scale = type === "DECIMAL(18,4)" ? 4 : 3;
  const unit = `CAST(${(1 / 10 ** scale).toFixed(scale)} AS DECIMAL(${scale + 1},${scale}))`;
  return `CAST(CAST(${whole} AS DECIMAL(18,0)) * ${unit} AS ${type})`;
}

/** Snappy with delta encodings is as small as needed, read fast, and known to every engine. */
const format = [
  "FORMAT parquet",
  "COMPRESSION snappy",
  "PARQUET_VERSION V2",
  `ROW_GROUP_SIZE ${groupRows}`,
  `KV_METADATA {countboard_schema: '${schemaVersion}'}`,
];

async function copy(connection: DuckDBConnection, select: string, file: string): Promise<void> {
  await connection.run(`COPY (${select}) TO ${quoted(file)} (${format})`);
}
