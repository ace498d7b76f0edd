import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { DuckDBConnection } from "@duckdb/node-api";
import { defaultTolerances } from "#domain/lines/tolerance.ts";
import type { CatalogFile } from "#gateway/history/archive/catalog.ts";
import { isWhole } from "#gateway/history/archive/folder.ts";
import type { Database } from "#gateway/history/database.ts";
import totalsSql from "#gateway/history/questions/totals.sql?raw";
import { quoted } from "#gateway/history/quoted.ts";
import { inFolder, makeViews, totalColumns } from "./views.ts";

/** Files with fewer lines are soon merged, and summed in a moment: their totals are not written. */
const minKeptRows = 20_000;

/** Totals in memory, whose files are not opened for each question: some 200 bytes each. */
const maxInMemory = 300_000;

/**
 * Lines whose written totals are read into memory by one statement: each of them takes some milliseconds to plan, and what
 * it adds should be little beside what there is room for.
 */
const linesOfStatement = 1_000_000;

/** How long totals stay after their file was replaced, in milliseconds: longer than any question takes. */
const graceMs = 300_000;

/** The folder of the totals, within the archive's. It changes with their meaning. */
const totalsName = "totals-1";

/** Where the totals of a file with lines are. The size tells files of the same name from different times apart. */
function totalsPath({ path, bytes }: CatalogFile): string {
  return `${totalsName}/${path.replace(/^.*\//, "").replace(/parquet$/, `${bytes}.parquet`)}`;
}

/** Where totals are: of the files in `inMemory` in the table `file_totals`, else in files below the archive's folder. */
interface FoundTotals {
  readonly kept: readonly string[];
  readonly inMemory: readonly string[];
}

/**
 * The sums of the lines of each file, which are computed once: files never change. They need a fiftieth of the space, so
 * that questions about all countings read little.
 */
export class Totals {
  private readonly database: Database;
  private readonly folder: string;
  private readonly own: DuckDBConnection;
  /** By path of the file with lines. */
  private readonly known = new Map<string, "kept" | "memory">();
  /** Paths of files that the catalog no longer names, and of their totals, with the time since when. */
  private readonly strays = new Map<string, number>();
  private last: Promise<unknown> = Promise.resolve();

  private constructor(database: Database, folder: string, own: DuckDBConnection) {
    this.database = database;
    this.folder = folder;
    this.own = own;
  }

  static async open(database: Database, folder: string): Promise<Totals> {
    const own = await database.connect();
    const columns = totalColumns.map(({ name, type }) => `"${name}" ${type}`);
    await own.run(`create or replace table file_totals (file varchar, ${columns.join(", ")})`);
    return new Totals(database, folder, own);
  }

  /** Computes what is missing, one file after the other, so that none is summed twice. */
  of(files: readonly CatalogFile[]): Promise<FoundTotals> {
    return this.inTurn(async () => {
      const unknown = files.filter(({ path }) => !this.known.has(path));
      const written: CatalogFile[] = [];
      for (const file of unknown) {
        if (await this.isWritten(file)) written.push(file);
        else await this.remember(file);
      }
      for (const together of batches(written)) await this.load(together);
      const isKept = ({ path }: CatalogFile) => this.known.get(path) === "kept";
      return {
        kept: files.filter(isKept).map(totalsPath),
        inMemory: files.filter((file) => !isKept(file)).map(({ path }) => path),
      };
    });
  }

  /**
   * Removes totals of files that were replaced a while ago.
   * @param files all that are in use
   * @param now milliseconds since 1970
   */
  prune(files: readonly CatalogFile[], now: number): Promise<void> {
    return this.inTurn(async () => {
      const inUse = new Set(files.flatMap((file) => [file.path, totalsPath(file)]));
      const isOver = (path: string) => {
        if (inUse.has(path)) this.strays.delete(path);
        else if (!this.strays.has(path)) this.strays.set(path, now);
        return now - (this.strays.get(path) ?? now) >= graceMs;
      };
      const folder = join(this.folder, totalsName);
      const names = await readdir(folder).catch((): string[] => []);
      for (const name of names.filter((one) => isOver(`${totalsName}/${one}`))) {
        await rm(join(folder, name), { force: true }).catch(() => {});
      }
      for (const path of [...this.known.keys()].filter(isOver)) {
        await this.own.run("delete from file_totals where file = $path", { path });
        this.known.delete(path);
      }
    });
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.last.then(work);
    this.last = result.catch(() => {});
    return result;
  }

  /** Whether its totals are in a file of their own, which is made when it is not there, or cut short by a loss of power. */
  private async isWritten(file: CatalogFile): Promise<boolean> {
    if (file.rows < minKeptRows) return false;
    const at = inFolder(this.folder);
    const kept = at(totalsPath(file));
    return (await isWhole(kept)) || write(this.database, at(file.path), kept);
  }

  private async remember({ path }: CatalogFile): Promise<void> {
    await withLines(this.database, inFolder(this.folder)(path), (connection) =>
      connection.run(
        `insert into file_totals select ${quoted(path)}, * from (${totalsSql})`,
        tolerances,
      ),
    );
    this.known.set(path, "memory");
  }

  /** Reads written totals into memory, while there is room. */
  private async load(files: readonly CatalogFile[]): Promise<void> {
    const [counted] = (await this.own.runAndReadAll("select count(*) from file_totals")).getRows();
    const isFull = Number(counted?.[0]) >= maxInMemory;
    if (!isFull) {
      const kept = files.map((file) => quoted(inFolder(this.folder)(totalsPath(file))));
      const pairs = files.map(({ path }, index) => `(${kept[index]}, ${quoted(path)})`);
      await this.own.run(
        `insert into file_totals
         select file, totals.* exclude (filename)
         from read_parquet([${kept.join(", ")}], filename = true, hive_partitioning = false) as totals
         join (values ${pairs.join(", ")}) as named(kept, file) on named.kept = totals.filename`,
      );
    }
    for (const { path } of files) this.known.set(path, isFull ? "kept" : "memory");
  }
}

function batches(files: readonly CatalogFile[]): readonly (readonly CatalogFile[])[] {
  const all: CatalogFile[][] = [];
  let lines = Number.POSITIVE_INFINITY;
  for (const file of files) {
    if (lines + file.rows > linesOfStatement) {
      all.push([]);
      lines = 0;
    }
    all.at(-1)?.push(file);
    lines += file.rows;
  }
  return all;
}

const { A, B, C, none } = defaultTolerances;

/** The text of a number is the decimal that it means. */
const tolerances = {
  toleranceA: String(A),
  toleranceB: String(B),
  toleranceC: String(C),
  toleranceNone: String(none),
};

async function withLines<Result>(
  database: Database,
  lines: string,
  work: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  try {
    await makeViews(
      connection,
      { countings: [], lines: [lines], totals: [], inMemory: [] },
      [],
      "product",
    );
    return await work(connection);
  } finally {
    connection.closeSync();
  }
}

/** @returns whether the totals could be written: a folder may be full, or of another user */
async function write(database: Database, lines: string, file: string): Promise<boolean> {
  const draft = `${file}.${process.pid}.draft`;
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await withLines(database, lines, (connection) =>
      connection.run(
        `copy (${totalsSql}) to ${quoted(draft)} (format parquet, compression zstd)`,
        tolerances,
      ),
    );
    await rename(draft, file);
    return true;
  } catch {
    await rm(draft, { force: true }).catch(() => {});
    return false;
  }
}
