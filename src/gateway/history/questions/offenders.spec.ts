import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

const other = { product: "P-2", location: "A-01-03", description: "Seal", cost: "100" };

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    { id: "old", warehouse: 1, startedAt: "2026-01-01T06:00:00.000Z", lines: [wrongLine(-9)] },
    {
      id: "a",
      warehouse: 1,
      startedAt: "2026-02-01T06:00:00.000Z",
      lines: [wrongLine(-2), wrongLine(1, other)],
    },
    {
      id: "b",
      warehouse: 1,
      startedAt: "2026-03-01T06:00:00.000Z",
      // One product short at a place and over at another.
      lines: [wrongLine(-1), wrongLine(1, { location: "B-02" }), sampleLine(other)],
    },
    {
      id: "c",
      warehouse: 1,
      startedAt: "2026-03-02T06:00:00.000Z",
      lines: [sampleLine({ counted: null, difference: null }), wrongLine(-1, other)],
    },
  ]);
});

afterAll(() => archive.end());

test("shows how each of the last counts came out, the most valuable first", async () => {
  const { countings, total, rows } = await archive.answer("offenders", { of: "3" });
  expect(countings.map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(total).toBe(2);
  expect(rows).toEqual([
    {
      code: "P-2",
      description: "Seal",
      outcomes: ["over", "right", "short"],
      wrong: 2,
      of: 3,
      netUnits: "0",
      absoluteUnits: "2",
      netValue: "0",
      absoluteValue: "200",
    },
    {
      code: "P-1",
      description: "Pump",
      outcomes: ["short", "mixed", "uncounted"],
      wrong: 2,
      of: 2,
      netUnits: "-2",
      absoluteUnits: "4",
      // −2 × 2.5 − 1 × 2.5 + 1 × 2.5
      netValue: "-5",
      absoluteValue: "10",
    },
  ]);
});

test("without costs, its order tells nothing about them", async () => {
  const { rows } = await archive.answer("offenders", { of: "3" }, { hidden: ["costs"] });
  // Both are wrong twice; P-1 by more units.
  expect(rows.map(({ code, absoluteValue }) => [code, absoluteValue])).toEqual([
    ["P-1", undefined],
    ["P-2", undefined],
  ]);
});

test("may be of places, before an instant, and a page of them", async () => {
  const query = { kind: "location", before: "2026-03-01T06:00:00.000Z", least: "1" } as const;
  const { countings, rows } = await archive.answer("offenders", query);
  expect(countings.map(({ id }) => id)).toEqual(["old", "a"]);
  expect(rows.map(({ code, outcomes }) => [code, outcomes])).toEqual([
    ["A-01-03", ["uncounted", "over"]],
    ["A-01-02", ["short", "short"]],
  ]);
  const second = await archive.answer("offenders", { ...query, limit: "1", offset: "1" });
  expect([second.total, second.rows.map(({ code }) => code)]).toEqual([2, ["A-01-02"]]);
  const beyond = await archive.answer("offenders", { ...query, offset: "5" });
  expect([beyond.total, beyond.rows]).toEqual([2, []]);
});
