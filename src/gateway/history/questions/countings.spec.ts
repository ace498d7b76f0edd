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
      startedAt: "2026-01-31T23:30:00.000Z",
      lines: [sampleLine(), wrongLine(-2, { started_at: "2026-02-01T05:00:00.000Z" })],
    },
    { id: "b", warehouse: 1, startedAt: "2026-02-01T06:00:00.000Z", lines: [] },
    { id: "c", warehouse: 2, startedAt: "2026-02-02T06:00:00.000Z", lines: [sampleLine()] },
    { id: "d", warehouse: 1, startedAt: "2026-03-01T06:00:00.000Z", lines: [sampleLine()] },
  ]);
});

afterAll(() => archive.end());

test("countings: each with its sums and its month in the time zone, latest first", async () => {
  const options = { warehouse: "1", timeZone: "Europe/Madrid" };
  const { rows, total } = await archive.answer("countings", { to: "2026-02" }, options);
  expect(total).toBe(2);
  expect(
    rows.map(({ counting, month, known, exact, absoluteValue }) => [
      counting.id,
      month,
      known,
      exact,
      absoluteValue,
    ]),
  ).toEqual([
    ["b", "2026-02", 0, 0, "0"],
    ["a", "2026-02", 2, 1, "5"],
  ]);
  expect(rows[1]?.counting).toMatchObject({ lines: 2, counted: 2, discrepancies: 1, incidents: 0 });
});

test("previous: the counts of the warehouse before one, or before an instant", async () => {
  const before = await archive.answer("previous", { counting: "d", limit: "9" });
  expect(before.countings.map(({ id, firstStart }) => [id, firstStart])).toEqual([
    ["b", null],
    ["a", "2026-02-01T05:00:00.000Z"],
  ]);
  const query = { before: "2026-02-02T07:00:00+01:00", limit: "9" };
  const { countings } = await archive.answer("previous", query, { warehouse: "1" });
  expect(countings.map(({ id }) => id)).toEqual(["b", "a"]);
  const unknown = await archive.answer("previous", { counting: "x" });
  expect(unknown.countings).toEqual([]);
});

test("state: what the archive has of the viewer's warehouses", async () => {
  const ask = async (warehouse: string) => {
    const said = await archive.ask({
      name: "state",
      parameters: {},
      warehouse,
      warehouseBy: "id",
      hidden: [],
      timeZone: "UTC",
      now: 0,
    });
    return said.isAnswered ? JSON.parse(String(said.body)) : expect.unreachable();
  };
  const first = await ask("1");
  expect(first).toMatchObject({
    read: 3,
    earliest: "2026-01-31T23:30:00.000Z",
    latest: "2026-03-01T06:00:00.000Z",
  });
  expect(first.version).not.toBe((await ask("2")).version);
  expect(await ask("9")).toMatchObject({ read: 0, earliest: null, version: "" });
});
