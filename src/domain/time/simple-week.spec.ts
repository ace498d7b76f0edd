import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { noWeek, type SimpleWeek, simpleWeekOf, simpleWeekText } from "./simple-week.ts";

const early = { from: "06:00", to: "22:00" };

describe("a simple week", () => {
  it.each([
    ["", noWeek],
    ["Mo-Fr 06:00-22:00", { ...noWeek, weekdays: early }],
    [
      "Mo-Fr 06:00-22:00, Sa 6:00-14:00",
      { ...noWeek, weekdays: early, saturday: { from: "06:00", to: "14:00" } },
    ],
    [
      "Mo-Su 00:00-24:00",
      {
        weekdays: { from: "00:00", to: "00:00" },
        saturday: { from: "00:00", to: "00:00" },
        sunday: { from: "00:00", to: "00:00" },
      },
    ],
    ["Fr-Th 06:00-22:00", { weekdays: early, saturday: early, sunday: early }],
  ])("is %s", (text, week) => {
    expect(simpleWeekOf(text)).toEqual(week);
  });

  it.each([
    ["has a break", "Mo-Fr 06:00-14:00 14:30-22:00"],
    ["differs between weekdays", "Mo-Th 06:00-22:00, Fr 06:00-14:00"],
    ["has hours twice on a day", "Mo-Fr 06:00-10:00, Fr 12:00-14:00"],
    ["cannot be read", "early"],
    ["has no hours", "Mo-Fr"],
  ])("is none that %s", (_, text) => {
    expect(simpleWeekOf(text)).toBeNull();
  });

  it("leaves out days that miss half of their hours", () => {
    expect(simpleWeekText({ ...noWeek, weekdays: early, sunday: { from: "08:00", to: "" } })).toBe(
      "Mo-Fr 06:00-22:00",
    );
  });

  it("reads its own output", () => {
    const clock = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));
    const hours = fc.oneof(
      fc.constant({ from: "", to: "" }),
      fc.record({ from: clock, to: clock }).filter(({ from, to }) => from !== to),
    );
    fc.assert(
      fc.property(
        fc.record({ weekdays: hours, saturday: hours, sunday: hours }),
        (week: SimpleWeek) => {
          expect(simpleWeekOf(simpleWeekText(week))).toEqual(week);
        },
      ),
    );
  });
});
