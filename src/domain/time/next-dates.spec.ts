import { expect, it } from "vitest";
import { nextDates } from "./next-dates.ts";

it("are those of four weeks from today on in the zone of the rule, in order", () => {
  const dates = ["2026-12-29", "2026-12-25", "2026-12-01", "2026-11-30", "2026-12-28"].map(
    (date) => ({ date, hours: [] }),
  );
  const rule = { warehouse: null, timeZone: "Asia/Tokyo", shifts: [], dates };
  // Already the 1st of December in Tokyo.
  const now = Date.parse("2026-11-30T15:30:00Z");
  expect(nextDates(rule, now).map(({ date }) => date)).toEqual([
    "2026-12-01",
    "2026-12-25",
    "2026-12-28",
  ]);
});
