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
      startedAt: "2026-02-01T06:00:00.000Z",
      lines: [wrongLine(-2, { reason: "Damaged", lot: "L1" }), sampleLine({ product: "P-2" })],
    },
    {
      id: "b",
      warehouse: 1,
      startedAt: "2026-03-01T06:00:00.000Z",
      lines: [sampleLine({ class: "B", description: "Pump, new", location: "B-1" })],
    },
    { id: "c", warehouse: 2, startedAt: "2026-03-05T06:00:00.000Z", lines: [wrongLine(1)] },
  ]);
});

afterAll(() => archive.end());

test("tells what each count found of a product, latest first", async () => {
  const story = await archive.answer("product", { code: "P-1" }, { warehouse: "1" });
  expect(story).toMatchObject({ description: "Pump, new", class: "B", total: 2 });
  expect(story.countings.map(({ id, warehouse }) => [id, warehouse.code])).toEqual([
    ["b", "W-1"],
    ["a", "W-1"],
  ]);
  expect(story.records).toEqual([
    {
      warehouse: 1,
      outcomes: ["short", "right"],
      wrong: 1,
      of: 2,
      netUnits: "-2",
      absoluteUnits: "2",
      netValue: "-5",
      absoluteValue: "5",
    },
  ]);
  expect(story.lines[1]).toEqual({
    counting: "a",
    product: "P-1",
    description: "Pump",
    class: "A",
    location: "A-01-02",
    lot: "L1",
    person: 7,
    name: "Ada",
    finishedAt: "2026-03-02T08:05:00.000Z",
    expected: "10",
    stock: "8",
    difference: "-2",
    value: "-5",
    reason: "Damaged",
    incident: null,
  });
});

test("tells the same of a location, of all warehouses", async () => {
  const story = await archive.answer("location", { code: "A-01-02", limit: "2" });
  expect(story).toMatchObject({ description: null, class: null, total: 3 });
  expect(story.records.map(({ warehouse, outcomes }) => [warehouse, outcomes])).toEqual([
    [1, ["short"]],
    [2, ["over"]],
  ]);
  expect(story.lines.map(({ counting, product }) => [counting, product])).toEqual([
    ["c", "P-1"],
    ["a", "P-1"],
  ]);
});

test("of an unknown code is empty", async () => {
  expect(await archive.answer("product", { code: "P-3" })).toEqual({
    description: null,
    class: null,
    countings: [],
    records: [],
    total: 0,
    lines: [],
  });
});
