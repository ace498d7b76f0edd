import type { Database } from "#gateway/history/database.ts";
import { quoted } from "#gateway/history/quoted.ts";

/** Its lock is the lease: the system frees it when the process ends, however it ends. */
export const leaseName = "writer.duckdb";

/**
 * Takes the lease on a folder, of which there is one at a time.
 * @returns whether it was free
 * @throws Error of the engine when the folder cannot be written
 */
export async function takeLease(database: Database, file: string): Promise<boolean> {
  const connection = await database.connect();
  try {
    await connection.run(`ATTACH ${quoted(file)} AS lease`);
    return true;
  } catch (error) {
    if (/could not set lock|conflicting lock/i.test(String(error))) return false;
    throw error;
  } finally {
    // What is attached belongs to the database.
    connection.closeSync();
  }
}
