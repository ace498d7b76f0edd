import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

const at = (location: string, cost = "1") => ({ location, cost });

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    {
      id: "a",
      warehouse: 1,
      startedAt: "2026-02-01T06:00:00.000Z",
      lines: [
        wrongLine(-2, at("again")),
        wrongLine(3, at("turned")),
        sampleLine(at("new")),
        wrongLine(-1, at("cured", "9.5")),
        sampleLine(at("right")),
        sampleLine(at("only a")),
        sampleLine({ ...at("not counted"), counted: null, difference: null }),
      ],
    },
    {
      id: "b",
      warehouse: 1,
      startedAt: "2026-03-01T06:00:00.000Z",
      lines: [
        // Listed twice, and summed.
        wrongLine(-1, at("again")),
        wrongLine(-3, at("again")),
        wrongLine(-3, at("turned")),
        wrongLine(0.5, at("new", "2")),
        sampleLine(at("cured", "9.5")),
        sampleLine(at("right")),
        wrongLine(1, at("not counted")),
        sampleLine({ ...at("only a"), lot: "L1" }),
      ],
    },
  ]);
});

afterAll(() => archive.end());

test("joins two counts by product, location and lot", async () => {
  const answer = await archive.answer("compare", { a: "a", b: "b" });
  expect([answer.a.id, answer.b.id]).toEqual(["a", "b"]);
  expect([answer.onlyA, answer.onlyB, answer.uncounted]).toEqual([1, 1, 1]);
  expect(
    answer.kinds.map(({ kind, places, unitsA, unitsB, valueB }) => [
      kind,
      places,
      unitsA,
      unitsB,
      valueB,
    ]),
  ).toEqual([
    ["again", 1, "2", "4", "4"],
    ["turned", 1, "3", "3", "3"],
    ["new", 1, "0", "0.5", "1"],
    ["cured", 1, "1", "0", "0"],
    ["right", 1, "0", "0", "0"],
  ]);
  expect(answer.total).toBe(4);
  expect(answer.rows.map(({ kind, location }) => [kind, location])).toEqual([
    ["cured", "cured"],
    ["again", "again"],
    ["turned", "turned"],
    ["new", "new"],
  ]);
  expect(answer.rows[1]).toMatchObject({
    a: { expected: "10", difference: "-2", value: "-2" },
    b: { expected: "20", difference: "-4", value: "-4" },
  });
});

test("has the rows of one kind, and no order by value without costs", async () => {
  const right = await archive.answer("compare", { a: "a", b: "b", kind: "right" });
  expect(right.rows.map(({ location }) => location)).toEqual(["right"]);
  const { rows } = await archive.answer("compare", { a: "a", b: "b" }, { hidden: ["costs"] });
  expect(rows.map(({ kind }) => kind)).toEqual(["again", "turned", "cured", "new"]);
});
