import type { DuckDBConnection } from "@duckdb/node-api";
import { errorName } from "#gateway/folder/error-name.ts";

/** The package of the engine. */
export type DuckDb = typeof import("@duckdb/node-api");

/** One database of a process, in memory. Archive and questions have connections of their own, which share its limits. */
export interface Database {
  readonly duckDb: DuckDb;
  connect(): Promise<DuckDBConnection>;
}

/** DuckDB is not installed, or does not run here. */
export class EngineMissing extends Error {
  override readonly name = "EngineMissing";
}

/** Limits of the engine: with them a process takes less than 512 MB. */
const memoryLimit = "256MB";
const threads = "2";

/**
 * Opens the engine, which loads and reaches nothing outside: no extensions are installed or loaded by themselves.
 * @param spillFolder for what does not fit into memory
 * @throws EngineMissing with what is missing and how to add it, in one sentence
 */
export async function openDatabase(spillFolder: string): Promise<Database> {
  try {
    const duckDb = await import("@duckdb/node-api");
    const instance = await duckDb.DuckDBInstance.create(":memory:", {
      autoinstall_known_extensions: "false",
      autoload_known_extensions: "false",
      // The system keeps files in its cache, outside of the process.
      enable_external_file_cache: "false",
      memory_limit: memoryLimit,
      preserve_insertion_order: "false",
      temp_directory: spillFolder,
      threads,
    });
    return { duckDb, connect: () => instance.connect() };
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw new EngineMissing(
      `The history needs the package @duckdb/node-api, which is not here or does not run on this system (${errorName(cause)}): run npm install @duckdb/node-api beside the folder of the gateway, and start it again.`,
    );
  }
}
