import { describe, expect, it } from "vitest";
import { parseWorkRule } from "./work-shifts.ts";

const shifts = [{ days: [{ from: 1, to: 5 }], hours: [{ from: 360, to: 1320 }] }];

describe("a rule in an address", () => {
  it.each([
    ["takes the zone of the view", "Mo-Fr 06:00-22:00", "Europe/Lisbon"],
    ["may name its own", "Europe/Madrid Mo-Fr 06:00-22:00", "Europe/Madrid"],
    ["may have long dashes", " mo – fr 6:00–22:00 ", "Europe/Lisbon"],
  ])("%s", (_, text, timeZone) => {
    expect(parseWorkRule(text, "Europe/Lisbon")).toEqual({ warehouse: null, timeZone, shifts });
  });

  it.each([
    "",
    "Mo-Fr",
    "06:00-22:00",
    "Mo-Fr 25:00-26:00",
    "Mo-Fr 06:00-06:00",
    "Mars/Base Mo-Fr 06:00-22:00",
    "OPO-03: Mo-Fr 06:00-22:00",
    "Mo-Fr 06:00-22:00; Sa 06:00-14:00",
    "always",
  ])("is none in %j", (text) => {
    expect(parseWorkRule(text, "UTC")).toBeNull();
  });
});
