import { parquetMetadata, parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Hidden } from "#contract/access.ts";
import type { HistoryQuestion } from "#contract/history/parameters.ts";
import { historyRules } from "#contract/history.ts";
import type { EngineQuestion } from "#gateway/history/protocol.ts";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    { id: "a", warehouse: 1, startedAt: "2026-02-01T06:00:00.000Z", lines: [wrongLine(-2)] },
    {
      id: "b",
      warehouse: 1,
      startedAt: "2026-03-01T06:00:00.000Z",
      lines: [wrongLine(0.125), sampleLine({ location: "B" })],
    },
  ]);
});

afterAll(() => archive.end());

const parameters: Partial<Record<HistoryQuestion, EngineQuestion["parameters"]>> = {
  accuracy: { period: "month", by: "all" },
  offenders: { kind: "product", least: 1, of: 6, order: "value" },
  coverage: { by: "zone" },
  product: { code: "P-1" },
  location: { code: "A-01-02" },
  compare: { a: "a", b: "b" },
};

async function fileOf(name: HistoryQuestion, hidden: readonly Hidden[] = []) {
  const said = await archive.ask({
    name,
    parameters: { ...parameters[name], format: "parquet", limit: 9, offset: 0 },
    warehouse: null,
    warehouseBy: "id",
    hidden,
    timeZone: "UTC",
    now: Date.parse("2026-04-01T12:00:00Z"),
  });
  if (!said.isAnswered || typeof said.body === "string") return expect.unreachable();
  const file = Uint8Array.from(said.body).buffer;
  const columns = parquetMetadata(file).schema.map((column) => column.name);
  return { columns, rows: await parquetReadObjects({ file }) };
}

test("has a row of the answer in each row, and the members of its objects in columns", async () => {
  const { rows } = await fileOf("compare");
  expect(rows).toMatchObject([
    {
      kind: "turned",
      product: "P-1",
      location: "A-01-02",
      lot: null,
      aExpected: 10,
      aDifference: -2,
      aValue: -5,
      bDifference: 0.125,
      bValue: 0.3125,
    },
  ]);
  const countings = await fileOf("countings");
  expect(countings.rows).toMatchObject([
    { countingId: "b", countingWarehouseCode: "W-1", month: "2026-03", lines: 2n },
    { countingId: "a", month: "2026-02", lines: 1n },
  ]);
  const offenders = await fileOf("offenders");
  expect(offenders.rows).toMatchObject([{ code: "P-1", outcomes: ["short", "over"] }]);
});

test("has no column of what is hidden, whichever question", async () => {
  for (const [name, rules] of Object.entries(historyRules)) {
    if (!("table" in rules)) continue;
    const { columns } = await fileOf(name as HistoryQuestion, ["costs", "names"]);
    expect(columns).not.toContain("name");
    expect(columns.filter((column) => /value/i.test(column))).toEqual([]);
    const whole = await fileOf(name as HistoryQuestion);
    expect(whole.columns.length).toBeGreaterThan(columns.length);
  }
});

test("of a question without a table is refused", async () => {
  const said = await archive.ask({
    name: "previous",
    parameters: { counting: "b", format: "parquet", limit: 1 },
    warehouse: null,
    warehouseBy: "id",
    hidden: [],
    timeZone: "UTC",
    now: 0,
  });
  expect(said).toMatchObject({ isAnswered: false, code: "bad-request" });
});
