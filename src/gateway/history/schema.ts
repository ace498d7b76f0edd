/** A column of the archive's Parquet files. */
export interface ArchiveColumn {
  readonly name: string;
  /** As DuckDB names it. */
  readonly type: "VARCHAR" | "BIGINT" | "INTEGER" | "TIMESTAMP" | "DECIMAL(18,3)" | "DECIMAL(18,4)";
  /** Whether it may be null: the API sent none, or the figure has no answer. */
  readonly nullable?: true;
}

/** Increases with every change of the columns. Files of another version are left alone and read again from the API. */
export const schemaVersion = 1;

/**
 * The lines, in `lines/warehouse=<id>/month=<YYYY-MM>/…`, the month being that of the counting's start in UTC. Instants are
 * UTC. Quantities are units of the product, costs of one unit.
 */
export const lineColumns = [
  { name: "counting", type: "VARCHAR" },
  /** The line's id. */
  { name: "line", type: "BIGINT" },
  /** Its place in the counting's order, from 0. */
  { name: "position", type: "INTEGER" },
  /** The product's code. */
  { name: "product", type: "VARCHAR" },
  { name: "description", type: "VARCHAR" },
  /** The product's overall ABC class when the counting was read. */
  { name: "class", type: "VARCHAR", nullable: true },
  /** The first three parts of the location's code. */
  { name: "zone", type: "VARCHAR" },
  { name: "aisle", type: "VARCHAR", nullable: true },
  { name: "bay", type: "VARCHAR", nullable: true },
  { name: "location", type: "VARCHAR" },
  { name: "lot", type: "VARCHAR", nullable: true },
  /** Id and name of the person that the line is assigned to. */
  { name: "person", type: "BIGINT" },
  { name: "name", type: "VARCHAR", nullable: true },
  { name: "started_at", type: "TIMESTAMP", nullable: true },
  /** A line is counted where it is not null. */
  { name: "finished_at", type: "TIMESTAMP", nullable: true },
  /** What should have been there: `expected` of a line's figures, which always has an answer. */
  { name: "expected", type: "DECIMAL(18,3)" },
  { name: "counted", type: "DECIMAL(18,3)", nullable: true },
  /** As the API sent it: positive is over, negative is short. */
  { name: "difference", type: "DECIMAL(18,3)", nullable: true },
  { name: "previous_difference", type: "DECIMAL(18,3)", nullable: true },
  { name: "cost", type: "DECIMAL(18,4)" },
  /** Of the documentation, where there is one. */
  { name: "reason", type: "VARCHAR", nullable: true },
  { name: "documented_at", type: "TIMESTAMP", nullable: true },
  /** The type of the incident; empty for an incident without a type. */
  { name: "incident", type: "VARCHAR", nullable: true },
] as const satisfies readonly ArchiveColumn[];

/** The headers, in `countings/…`: a row per counting. */
export const countingColumns = [
  { name: "counting", type: "VARCHAR" },
  { name: "warehouse", type: "BIGINT" },
  { name: "code", type: "VARCHAR" },
  { name: "warehouse_name", type: "VARCHAR" },
  { name: "slug", type: "VARCHAR" },
  { name: "started_at", type: "TIMESTAMP" },
  /** The deadline. */
  { name: "ends_at", type: "TIMESTAMP" },
  /** When its last line was finished; null without one. */
  { name: "last_finish", type: "TIMESTAMP", nullable: true },
  /** Lines in the archive. */
  { name: "lines", type: "INTEGER" },
  { name: "counted", type: "INTEGER" },
  /** Lines whose difference is a number other than 0. */
  { name: "discrepancies", type: "INTEGER" },
  /** Lines with an incident. */
  { name: "incidents", type: "INTEGER" },
  /** Lines that could not be read, or not be stored exactly. They are in no file. */
  { name: "broken", type: "INTEGER" },
  /** When the gateway got it from the API. */
  { name: "read_at", type: "TIMESTAMP" },
  /** Differs when the header has changed since. */
  { name: "header", type: "VARCHAR" },
] as const satisfies readonly ArchiveColumn[];

export type LineColumnName = (typeof lineColumns)[number]["name"];
