import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { historyRules } from "#contract/history.ts";
import type { Database } from "#gateway/history/database.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";
import { createEngine } from "./engine.ts";
import { questionRows } from "./question-rows.ts";

let archive: SmallArchive;

/** A code that breaks out of careless SQL, patterns, paths and JSON. */
const strange = `a/b%_'");\n--\\ 😀 ${"x".repeat(3980)}`;

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    {
      id: "a'b",
      warehouse: 1,
      startedAt: "2026-03-01T06:00:00.000Z",
      lines: [wrongLine(-2, { product: strange, name: "Ada Lovelace", cost: "77.7777" })],
    },
    { id: "b", warehouse: 2, startedAt: "2026-03-02T06:00:00.000Z", lines: [sampleLine()] },
  ]);
});

afterAll(() => archive.end());

const question: EngineQuestion = {
  name: "coverage",
  parameters: { by: "zone" },
  warehouse: null,
  warehouseBy: "id",
  hidden: [],
  timeZone: "UTC",
  now: 0,
};

test("a code of any characters finds its lines", async () => {
  const { lines } = await archive.answer("product", { code: strange });
  expect(lines).toHaveLength(1);
  expect((await archive.answer("product", { code: `${strange}'` })).total).toBe(0);
  expect((await archive.answer("previous", { counting: "a'b" })).countings).toEqual([]);
});

test("warehouses are named by the identifier of lists", async () => {
  for (const [warehouseBy, warehouse] of [
    ["id", "1"],
    ["code", "W-1"],
    ["slug", "w1"],
  ] as const) {
    expect((await archive.answer("countings", {}, { warehouse, warehouseBy })).total).toBe(1);
  }
  expect((await archive.answer("countings", {}, { warehouse: "W-1" })).total).toBe(0);
});

test("a question about one warehouse needs it", async () => {
  expect(await archive.ask(question)).toMatchObject({ isAnswered: false, code: "bad-request" });
  expect(await archive.ask({ ...question, warehouse: "1" })).toMatchObject({ isAnswered: true });
});

test("a count of another warehouse is as unknown as one that does not exist", async () => {
  const compare = {
    name: "compare",
    parameters: { a: "a'b", b: "b", limit: 1, offset: 0 },
  } as const;
  const foreign = await archive.ask({ ...question, ...compare, warehouse: "1" });
  const unknown = { ...compare.parameters, b: "none" };
  expect(foreign).toMatchObject({ isAnswered: false, code: "history-reading" });
  expect(
    await archive.ask({ ...question, ...compare, parameters: unknown, warehouse: "1" }),
  ).toEqual(foreign);
});

test("no answer has what is hidden, whichever question", async () => {
  const asked: Record<string, EngineQuestion["parameters"]> = {
    product: { code: strange, limit: 9, offset: 0 },
    location: { code: "A-01-02", limit: 9, offset: 0 },
    compare: { a: "a'b", b: "b", limit: 9, offset: 0 },
    offenders: { kind: "product", least: 1, of: 6, order: "value", limit: 9, offset: 0 },
    accuracy: { period: "month", by: "all" },
    coverage: { by: "zone" },
    previous: { counting: "b", limit: 9 },
  };
  const ask = async (name: EngineQuestion["name"], hidden: EngineQuestion["hidden"]) => {
    const warehouse = historyRules[name].scope === "one-warehouse" ? "1" : null;
    const parameters = asked[name] ?? { limit: 9, offset: 0 };
    const said = await archive.ask({ ...question, name, parameters, warehouse, hidden });
    return said.isAnswered ? String(said.body) : expect.unreachable(said.detail);
  };
  for (const name of Object.keys(questionRows) as EngineQuestion["name"][]) {
    const body = await ask(name, ["costs", "names"]);
    expect(body).not.toMatch(/Lovelace|77\.7777|155\.5554|777\.777|"\w*[vV]alue\w*"|"name":"A/);
    const whole = await ask(name, []);
    if (historyRules[name].hides.costs.length > 0) expect(whole).toMatch(/"\w*[vV]alue\w*"/);
  }
});

test("every question is restricted to the warehouses by its SQL, too", () => {
  for (const { sql } of Object.values(questionRows)) {
    const reads = sql.match(/from countings\b/g) ?? [];
    const restrictions = sql.match(/list_contains\(\$warehouses, (countings\.)?warehouse\)/g) ?? [];
    expect(restrictions.length).toBeGreaterThan(0);
    expect(restrictions.length).toBeGreaterThanOrEqual(reads.length);
  }
});

test("a question ends when its viewer leaves", async () => {
  const folder = await mkdtemp(join(tmpdir(), "countboard-history-"));
  const leaving = new AbortController();
  const interrupted = vi.fn();
  /** A connection that computes until it is interrupted. */
  const connect = async () => {
    let interrupt = () => {};
    return {
      run: async () => {},
      runAndReadAll: () =>
        new Promise((_, reject) => {
          interrupt = () => reject(new Error("INTERRUPT Error: Interrupted!"));
          leaving.abort();
        }),
      interrupt() {
        interrupted();
        interrupt();
      },
      closeSync: () => {},
    };
  };
  const duckDb = { BIGINT: {}, VARCHAR: {}, LIST: () => ({}), listValue: () => ({}) };
  const engine = await createEngine({ duckDb, connect } as unknown as Database, folder);
  expect(await engine.ask(question, leaving.signal)).toMatchObject({ isAnswered: false });
  expect(interrupted).toHaveBeenCalledOnce();
  await rm(folder, { recursive: true });
});

test("a catalog that cannot be read is said, without its path", async () => {
  const other = await openSmallArchive();
  await other.write([
    { id: "a", warehouse: 1, startedAt: "2026-03-01T06:00:00.000Z", lines: [sampleLine()] },
  ]);
  const file = join(other.folder, "lines", "warehouse=1", "month=2026-03", "1.parquet");
  await rm(file);
  await mkdir(file);
  const said = await other.ask({ ...question, warehouse: "1" });
  expect(said).toMatchObject({ isAnswered: false, code: "history-unavailable" });
  expect(JSON.stringify(said)).not.toContain("parquet");
  await writeFile(join(other.folder, "catalog.json"), "{");
  expect(await other.ask(question)).toMatchObject({ code: "history-unavailable" });
  await other.end();
});
