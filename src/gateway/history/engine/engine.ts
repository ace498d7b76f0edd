import type { DuckDBConnection } from "@duckdb/node-api";
import { historyRules } from "#contract/history.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import type { Database } from "#gateway/history/database.ts";
import type { EngineAnswer, EngineQuestion } from "#gateway/history/protocol.ts";
import { orAborted } from "#gateway/http/deadline.ts";
import { bodyOf } from "./answer-body.ts";
import { createCatalogReader, type KnownCatalog } from "./catalog-reader.ts";
import { bindings } from "./parameters.ts";
import { parquetOf } from "./parquet-answer.ts";
import { ProductRanges } from "./product-ranges.ts";
import { type QuestionRow, questionRows } from "./question-rows.ts";
import { Totals } from "./totals.ts";
import { Busy, createTurns } from "./turns.ts";
import { inFolder, makeViews, type ReadFiles } from "./views.ts";

/** Answers questions about an archive. */
export interface Engine {
  ask(question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer>;
  /** Sums the lines of new files ahead of the first question about them, and removes what is no longer in use. */
  prepare(): Promise<void>;
}

/** Questions that are computed at once, and that wait. */
const maxRunning = 2;
const maxWaiting = 50;

/** A question that takes longer is ended, in milliseconds. */
const maxMs = 20_000;

/**
 * @param folder of the archive, whose catalog names the files to read
 * @param onFault called with the kind of an error that a viewer only gets as "not available", without any value
 */
export async function createEngine(
  database: Database,
  folder: string,
  onFault: (sentence: string) => void = () => {},
  catalogOf: () => Promise<KnownCatalog> = createCatalogReader(folder),
): Promise<Engine> {
  const totals = await Totals.open(database, folder);
  const products = await ProductRanges.open(database, folder);
  const turns = createTurns(maxRunning, maxWaiting);

  const compute = async (question: EngineQuestion, signal: AbortSignal): Promise<EngineAnswer> => {
    const ended = AbortSignal.any([signal, AbortSignal.timeout(maxMs)]);
    const catalog = await catalogOf();
    const warehouses = catalog.warehousesOf(question.warehouse, question.warehouseBy);
    if (historyRules[question.name].scope === "one-warehouse" && warehouses.length > 1) {
      return failure("bad-request", "The parameter warehouse names the warehouse to ask about.");
    }
    const row = questionRows[question.name];
    // Sums of new files may take long. They are computed even when all viewers have left.
    const files = await orAborted(
      filesOf(row, question, { catalog, warehouses, totals, products, folder }),
      ended,
    );
    return withConnection(database, ended, async (connection) => {
      const code = question.name === "location" || question.parameters.kind === "location";
      await makeViews(connection, files, question.hidden, code ? "location" : "product");
      const { values, types } = bindings(database.duckDb, row.sql, question, warehouses);
      if (question.parameters.format === "parquet") {
        const file = await parquetOf(connection, question, row.sql, { values, types }, folder);
        return file === undefined
          ? failure("bad-request", "This address has no table.")
          : { isAnswered: true, body: file };
      }
      const reader = await connection.runAndReadAll(row.sql, values, types);
      const [answer] = reader.getRowObjects();
      const body = answer && bodyOf(question, answer);
      return body === undefined
        ? failure("history-reading", "One of the two counts is not in the archive.")
        : { isAnswered: true, body };
    });
  };

  return {
    async prepare() {
      const { files } = await catalogOf();
      await totals.of(files);
      await totals.prune(files, Date.now());
      await products.keep(files);
    },
    async ask(question, signal) {
      try {
        return await turns.run(signal, () => compute(question, signal));
      } catch (error) {
        if (!signal.aborted) {
          onFault(`The question ${question.name} about the history failed (${kindOf(error)}).`);
        }
        return failure("history-unavailable", sentenceOf(error));
      }
    },
  };
}

interface Reading {
  readonly catalog: KnownCatalog;
  readonly warehouses: readonly number[];
  readonly totals: Totals;
  readonly products: ProductRanges;
  readonly folder: string;
}

/** The files that a question reads: those of its viewer's warehouses alone. */
async function filesOf(
  { reads, about }: QuestionRow,
  { name, parameters }: EngineQuestion,
  { catalog, warehouses, totals, products, folder }: Reading,
): Promise<ReadFiles> {
  const at = inFolder(folder);
  const isOurs = ({ warehouse }: { readonly warehouse: number }) => warehouses.includes(warehouse);
  const ours = catalog.countings.filter(isOurs);
  const wanted = new Set((about?.(ours, parameters) ?? ours).map(({ file }) => file));
  const all = catalog.files.filter((file) => isOurs(file) && wanted.has(file.path));
  const { code } = parameters;
  const files = name === "product" ? await products.withProduct(all, String(code)) : all;
  const headers = catalog.countingsFile;
  const { kept, inMemory } =
    reads === "totals" ? await totals.of(files) : { kept: [], inMemory: [] };
  return {
    countings: headers ? [at(headers.path)] : [],
    lines: reads === "lines" ? files.map(({ path }) => at(path)) : [],
    totals: kept.map(at),
    inMemory,
  };
}

/** Computes with a connection of its own until the signal aborts. */
async function withConnection<Result>(
  database: Database,
  ended: AbortSignal,
  work: (connection: DuckDBConnection) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  const interrupt = () => connection.interrupt();
  ended.addEventListener("abort", interrupt);
  try {
    ended.throwIfAborted();
    return await work(connection);
  } finally {
    ended.removeEventListener("abort", interrupt);
    connection.closeSync();
  }
}

function failure(code: ProblemCode, detail: string): EngineAnswer {
  return { isAnswered: false, code, detail };
}

/** Says what happened without a path or a value: a viewer may read it. */
function sentenceOf(error: unknown): string {
  if (error instanceof Busy) return "Too many questions are asked at once. Try again in a moment.";
  const text = error instanceof Error ? error.message : "";
  if (/out of memory/i.test(text)) return "The question needs more memory than there is.";
  if (isTimeout(error) || /interrupt/i.test(text)) return "The question took too long.";
  return "A file of the archive could not be read. Try again in a moment.";
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === "TimeoutError";
}

/** Such as "IO Error" of the engine, or the name of another error: messages may contain values. */
function kindOf(error: unknown): string {
  const [, kind] = /^(\w[\w ]* Error):/.exec(error instanceof Error ? error.message : "") ?? [];
  return kind ?? errorName(error);
}
