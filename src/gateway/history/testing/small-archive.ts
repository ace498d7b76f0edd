import { mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import * as v from "valibot";
import type { Hidden, WarehouseBy } from "#contract/access.ts";
import {
  type HistoryQuery,
  type HistoryQuestion,
  historyParameters,
} from "#contract/history/parameters.ts";
import { historyRules } from "#contract/history.ts";
import {
  type CatalogCounting,
  type CatalogFile,
  writeCatalog,
} from "#gateway/history/archive/catalog.ts";
import { monthOf } from "#gateway/history/archive/paths.ts";
import { type Database, openDatabase } from "#gateway/history/database.ts";
import { createEngine, type Engine } from "#gateway/history/engine/engine.ts";
import type { EngineAnswer, EngineQuestion } from "#gateway/history/protocol.ts";
import { quoted } from "#gateway/history/quoted.ts";
import { type ArchiveColumn, countingColumns, lineColumns } from "#gateway/history/schema.ts";

/** A line of the archive; decimals are their text, instants ISO 8601 in UTC. */
export interface SampleLine {
  readonly product: string;
  readonly description: string;
  readonly class: "A" | "B" | "C" | null;
  readonly zone: string;
  readonly aisle: string | null;
  readonly bay: string | null;
  readonly location: string;
  readonly lot: string | null;
  readonly person: number;
  readonly name: string | null;
  readonly started_at: string | null;
  readonly finished_at: string | null;
  readonly expected: string;
  readonly counted: string | null;
  readonly difference: string | null;
  readonly cost: string;
  readonly reason: string | null;
  readonly incident: string | null;
}

export interface SampleCounting {
  readonly id: string;
  readonly warehouse: number;
  readonly startedAt: string;
  readonly lines: readonly SampleLine[];
}

/** A line that was counted and is right: ten units of P-1 at A-01-02. */
export function sampleLine(changes: Partial<SampleLine> = {}): SampleLine {
  return {
    product: "P-1",
    description: "Pump",
    class: "A",
    zone: "A",
    aisle: "01",
    bay: "02",
    location: "A-01-02",
    lot: null,
    person: 7,
    name: "Ada",
    started_at: "2026-03-02T08:00:00.000Z",
    finished_at: "2026-03-02T08:05:00.000Z",
    expected: "10",
    counted: "10",
    difference: "0",
    cost: "2.5",
    reason: null,
    incident: null,
    ...changes,
  };
}

/** The same, wrong by so many units. */
export function wrongLine(difference: number, changes: Partial<SampleLine> = {}): SampleLine {
  return sampleLine({
    counted: String(10 + difference),
    difference: String(difference),
    ...changes,
  });
}

interface Options {
  readonly warehouse?: string | null;
  readonly warehouseBy?: WarehouseBy;
  readonly hidden?: readonly Hidden[];
  readonly timeZone?: string;
  readonly now?: string;
}

/** An archive in a temporary folder, with an engine. */
export interface SmallArchive {
  readonly folder: string;
  /** Replaces the content. */
  write(countings: readonly SampleCounting[]): Promise<void>;
  ask(question: EngineQuestion): Promise<EngineAnswer>;
  /** The answer, which the contract's schema has. */
  answer<Name extends HistoryQuestion>(
    name: Name,
    query: HistoryQuery<Name>,
    options?: Options,
  ): Promise<v.InferOutput<(typeof historyRules)[Name]["response"]>>;
  end(): Promise<void>;
}

export async function openSmallArchive(): Promise<SmallArchive> {
  const folder = await mkdtemp(join(tmpdir(), "countboard-history-"));
  const database = await openDatabase(join(folder, "spill"));
  let engine: Engine = await createEngine(database, folder);
  let version = 0;
  const asked = new Set<Promise<unknown>>();
  const askEngine = (question: EngineQuestion) => {
    const answer = engine.ask(question, new AbortController().signal);
    asked.add(answer);
    return answer.finally(() => asked.delete(answer));
  };

  return {
    folder,
    async write(countings) {
      version += 1;
      const name = `${version}.parquet`;
      const own = countings.map((one) => rowOf(one, name));
      const files: CatalogFile[] = [];
      for (const path of new Set(own.flatMap(({ file }) => file ?? []))) {
        const rows = countings.flatMap((one, at) => (own[at]?.file === path ? linesOf(one) : []));
        await writeParquet(database, join(folder, path), lineColumns, rows);
        const { size: bytes } = await stat(join(folder, path));
        const [, warehouse, month = ""] = /warehouse=(\d+)\/month=([^/]+)/.exec(path) ?? [];
        files.push({ path, rows: rows.length, bytes, warehouse: Number(warehouse), month });
      }
      const path = `countings/${name}`;
      await writeParquet(database, join(folder, path), countingColumns, own);
      const countingsFile = countings.length === 0 ? null : { path, bytes: 1 };
      await writeCatalog(folder, {
        version,
        next: version + 1,
        files,
        countingsFile,
        countings: own,
      });
      engine = await createEngine(database, folder);
    },
    ask: askEngine,
    async answer(name, query, options = {}) {
      const parameters = v.parse<v.GenericSchema<unknown, EngineQuestion["parameters"]>>(
        historyParameters[name],
        query,
      );
      const said = await askEngine({
        name,
        parameters,
        warehouse: options.warehouse ?? null,
        warehouseBy: options.warehouseBy ?? "id",
        hidden: options.hidden ?? [],
        timeZone: options.timeZone ?? "UTC",
        now: Date.parse(options.now ?? "2026-04-01T12:00:00Z"),
      });
      if (!said.isAnswered) throw new Error(`${said.code}: ${said.detail}`);
      return v.parse(
        v.strictObject(historyRules[name].response.entries),
        JSON.parse(String(said.body)),
      ) as never;
    },
    async end() {
      // A test that ran out of time leaves its question behind, and the engine does not survive the end of the run then.
      await Promise.allSettled(asked);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function linesOf({ id, lines }: SampleCounting): readonly object[] {
  return lines.map((line, position) => ({
    ...line,
    counting: id,
    line: position,
    position,
    documented_at: line.reason === null ? null : (line.finished_at ?? "2026-03-31T00:00:00.000Z"),
  }));
}

function rowOf({ id, warehouse, startedAt, lines }: SampleCounting, name: string): CatalogCounting {
  const finishes = lines.flatMap(({ finished_at }) => finished_at ?? []).sort();
  return {
    counting: id,
    warehouse,
    code: `W-${warehouse}`,
    warehouse_name: `Warehouse ${warehouse}`,
    slug: `w${warehouse}`,
    started_at: startedAt,
    ends_at: new Date(Date.parse(startedAt) + 86_400_000).toISOString(),
    last_finish: finishes.at(-1) ?? null,
    lines: lines.length,
    counted: finishes.length,
    discrepancies: lines.filter(({ difference }) => difference !== null && Number(difference) !== 0)
      .length,
    incidents: lines.filter(({ incident }) => incident !== null).length,
    broken: 0,
    read_at: "2026-03-31T00:00:00.000Z",
    header: "",
    file:
      lines.length === 0
        ? null
        : `lines/warehouse=${warehouse}/month=${monthOf(startedAt)}/${name}`,
    body: "",
  };
}

async function writeParquet(
  database: Database,
  file: string,
  columns: readonly ArchiveColumn[],
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  const json = `${file}.json`;
  await writeFile(json, JSON.stringify(rows));
  const texts = columns.map(({ name }) => `${quoted(name)}: 'VARCHAR'`);
  const selected = columns.map(({ name, type }) => `"${name}"::${type} as "${name}"`);
  const connection = await database.connect();
  await connection.run(
    `copy (select ${selected} from read_json(${quoted(json)}, format = 'array', columns = {${texts}}))
     to ${quoted(file)} (format parquet)`,
  );
  connection.closeSync();
}
