import { afterAll, beforeAll, expect, test } from "vitest";
import {
  openSmallArchive,
  type SmallArchive,
  sampleLine,
} from "#gateway/history/testing/small-archive.ts";

let archive: SmallArchive;

const never = { started_at: null, finished_at: null, counted: null, difference: null };

beforeAll(async () => {
  archive = await openSmallArchive();
  await archive.write([
    {
      id: "a",
      warehouse: 1,
      startedAt: "2025-03-01T06:00:00.000Z",
      lines: [
        sampleLine({ finished_at: "2025-03-01T08:00:00.000Z", expected: "7" }),
        sampleLine({ ...never, location: "A-01-03", bay: "03", expected: "4", class: null }),
      ],
    },
    {
      id: "b",
      warehouse: 1,
      startedAt: "2026-01-10T06:00:00.000Z",
      lines: [
        // Listed again, not counted: stock and class are of this line, the finish of the earlier one.
        sampleLine({ ...never, expected: "5", class: "B" }),
        sampleLine({
          location: "B",
          zone: "B",
          aisle: null,
          bay: null,
          finished_at: "2026-01-10T09:00:00.000Z",
        }),
      ],
    },
  ]);
});

afterAll(() => archive.end());

test("says when each zone was last counted, and how much of it within a year", async () => {
  const options = { now: "2026-04-01T22:30:00Z", timeZone: "Europe/Madrid" };
  expect(await archive.answer("coverage", {}, options)).toEqual({
    // Half past midnight in Madrid.
    today: "2026-04-02",
    rows: [
      {
        zone: "A",
        aisle: null,
        bay: null,
        class: null,
        lastCounted: "2025-03-01T08:00:00.000Z",
        places: 2,
        within30: 0,
        within90: 0,
        within365: 0,
        units: "9",
        units365: "0",
        value: "22.5",
        value365: "0",
      },
      {
        zone: "B",
        aisle: null,
        bay: null,
        class: null,
        lastCounted: "2026-01-10T09:00:00.000Z",
        places: 1,
        within30: 0,
        within90: 1,
        within365: 1,
        units: "10",
        units365: "10",
        value: "25",
        value365: "25",
      },
    ],
  });
});

test("has the bays of a zone, those that were never counted, too", async () => {
  const { rows } = await archive.answer("coverage", { by: "bay", zone: "A" });
  expect(rows.map(({ aisle, bay, lastCounted }) => [aisle, bay, lastCounted])).toEqual([
    ["01", "02", "2025-03-01T08:00:00.000Z"],
    ["01", "03", null],
  ]);
});

test("groups by the latest class", async () => {
  const { rows } = await archive.answer("coverage", { by: "class" });
  expect(rows.map((row) => [row.class, row.places])).toEqual([
    ["A", 1],
    ["B", 1],
    [null, 1],
  ]);
});
