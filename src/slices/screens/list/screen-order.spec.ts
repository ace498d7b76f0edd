import { expect, it } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { screenOrder } from "./screen-order.ts";

it("sorts overdue countings first, then by nearest deadline, those without one last", () => {
  const startedAt = "2026-03-02T06:00:00.000Z";
  const now = Date.parse("2026-03-02T12:00:00.000Z");
  const ending = (id: string, endsAt: string) => aCounting({ id, startedAt, endsAt });
  const countings = [
    ending("never b", startedAt),
    ending("never a", "2026-02-27T06:00:00.000Z"),
    ending("tonight", "2026-03-02T22:00:00.000Z"),
    ending("soon", "2026-03-02T13:00:00.000Z"),
    ending("overdue", "2026-03-02T11:00:00.000Z"),
  ];
  expect(screenOrder(countings, now).map(({ id }) => id)).toEqual([
    "overdue",
    "soon",
    "tonight",
    "never a",
    "never b",
  ]);
});
