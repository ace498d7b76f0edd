import { afterAll, beforeAll, expect, test } from "vitest";
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
    {
      id: "a",
      warehouse: 1,
      startedAt: "2026-02-28T23:30:00.000Z",
      lines: [
        sampleLine(),
        // 0.1 of 10 is the 1 % that class A may be wrong by.
        wrongLine(-0.1),
        wrongLine(3, { class: null, reason: "Damaged", cost: "0.35" }),
        sampleLine({ finished_at: null, counted: null, difference: null }),
      ],
    },
    { id: "b", warehouse: 2, startedAt: "2026-03-05T06:00:00.000Z", lines: [wrongLine(1)] },
  ]);
});

afterAll(() => archive.end());

test("sums the lines of a month in the time zone", async () => {
  const query = { warehouse: "1" };
  const { rows } = await archive.answer("accuracy", query, {
    warehouse: "1",
    timeZone: "Europe/Madrid",
  });
  expect(rows).toEqual([
    {
      period: "2026-03",
      group: null,
      countings: 1,
      lines: 4,
      counted: 3,
      known: 3,
      exact: 1,
      withinTolerance: 2,
      discrepancies: 2,
      documented: 1,
      netUnits: "2.9",
      absoluteUnits: "3.1",
      // −0.1 × 2.5 + 3 × 0.35
      netValue: "0.8",
      absoluteValue: "1.3",
      // 10 × 2.5 + 10 × 2.5 + 10 × 0.35
      countedValue: "53.5",
    },
  ]);
  const utc = await archive.answer("accuracy", query, { warehouse: "1" });
  expect(utc.rows.map(({ period }) => period)).toEqual(["2026-02"]);
});

test("groups by quarter and class, and by warehouse", async () => {
  const classes = await archive.answer("accuracy", { period: "quarter", by: "class" });
  expect(classes.rows.map(({ period, group, lines }) => [period, group, lines])).toEqual([
    ["2026-Q1", "A", 4],
    ["2026-Q1", null, 1],
  ]);
  const { warehouses, rows } = await archive.answer("accuracy", {
    by: "warehouse",
    from: "2026-03",
  });
  expect(warehouses.map(({ id, code }) => [id, code])).toEqual([
    [1, "W-1"],
    [2, "W-2"],
  ]);
  expect(rows.map(({ group, countings }) => [group, countings])).toEqual([["2", 1]]);
});
