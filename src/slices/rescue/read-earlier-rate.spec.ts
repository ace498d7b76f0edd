import { expect, test } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { lastFinished } from "./read-earlier-rate.ts";

const finished = (id: string, day: number, changes: Parameters<typeof aCounting>[0] = {}) =>
  aCounting({ id, active: false, startedAt: `2026-03-0${day}T06:00:00.000Z`, ...changes });

test("a rate comes from the finished counting that began last", () => {
  const countings = [
    finished("older", 1),
    finished("last", 3),
    finished("active", 4, { active: true }),
    finished("planned", 5),
    finished("empty", 6, { totalProductsCounted: 0 }),
    finished("huge", 7, { totalProducts: 50_001 }),
  ];
  expect(lastFinished(countings, "planned")?.id).toBe("last");
  expect(lastFinished(countings.slice(2, 3), "planned")).toBeNull();
});
