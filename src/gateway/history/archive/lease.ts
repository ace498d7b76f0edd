import type { DuckDBConnection } from "@duckdb/node-api";
import { quoted } from "./writer.ts";

/** Its lock is the lease: the system frees it when the process ends, however it ends. */
export const leaseName = "writer.duckdb";

/**
 * Takes the lease on a folder, of which there is one at a time.
 * @returns whether it was free
 * @throws Error of the engine when the folder cannot be written
 */
export async function takeLease(connection: DuckDBConnection, file: string): Promise<boolean> {
  try {
    await connection.run(`ATTACH ${quoted(file)} AS lease`);
    return true;
  } catch (error) {
    if (/could not set lock|conflicting lock/i.test(String(error))) return false;
    throw error;
  }
}
