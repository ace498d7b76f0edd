import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
  wrongLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

const bens = { person: 8, name: null, location: "B" };

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    {
      id: "a",
      warehouse: 1,
      startedAt: "2026-03-02T06:00:00.000Z",
      lines: [
        sampleLine(),
        wrongLine(1, {
          started_at: "2026-03-02T09:00:00.000Z",
          finished_at: "2026-03-02T10:00:00.000Z",
        }),
        sampleLine({ ...bens, finished_at: null, counted: null, difference: null }),
      ],
    },
    { id: "b", warehouse: 1, startedAt: "2026-04-02T06:00:00.000Z", lines: [sampleLine()] },
  ]);
});

afterAll(() => archive.end());

test("has the lines of each person in each count", async () => {
  expect(await archive.answer("productivity", { to: "2026-03" })).toEqual({
    total: 2,
    rows: [
      {
        counting: "a",
        startedAt: "2026-03-02T06:00:00.000Z",
        person: 7,
        name: "Ada",
        lines: 2,
        counted: 2,
        discrepancies: 1,
        firstStart: "2026-03-02T08:00:00.000Z",
        lastFinish: "2026-03-02T10:00:00.000Z",
      },
      {
        counting: "a",
        startedAt: "2026-03-02T06:00:00.000Z",
        person: 8,
        name: null,
        lines: 1,
        counted: 0,
        discrepancies: 0,
        firstStart: "2026-03-02T08:00:00.000Z",
        lastFinish: null,
      },
    ],
  });
});

test("leaves out names", async () => {
  const { rows } = await archive.answer("productivity", { limit: "1" }, { hidden: ["names"] });
  expect(rows).toMatchObject([{ counting: "b", person: 7 }]);
  expect(rows[0]).not.toHaveProperty("name");
});
