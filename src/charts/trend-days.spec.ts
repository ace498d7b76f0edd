import { describe, expect, it } from "vitest";
import { createTimeFormat } from "#format/times.ts";
import { units } from "#messages/en/units.ts";
import { namedInstants, nameOf } from "./trend-days.ts";

const format = createTimeFormat("en-GB", "Europe/Madrid", units);
const at = (text: string) => Date.parse(`${text}+01:00`);

function names(from: string, to: string): string[] {
  const period = { from: at(from), to: at(to), now: at("2026-11-23T12:00") };
  return namedInstants(period, format).map((instant) => nameOf(instant, period, format));
}

describe("what stands under the time axis", () => {
  it("is days, and none of them twice", () => {
    expect(names("2026-08-25T00:00", "2026-11-23T12:00")).toEqual([
      "Tue 25 Aug",
      "Fri 9 Oct",
      "Today",
    ]);
    expect(names("2026-11-22T00:00", "2026-11-23T12:00")).toEqual(["Yesterday", "Today"]);
    expect(names("2026-11-22T20:00", "2026-11-23T12:00")).toEqual(["Yesterday", "Today"]);
  });

  it("is times of one day", () => {
    expect(names("2026-11-23T00:00", "2026-11-23T12:00")).toEqual(["00:00", "06:00", "12:00"]);
  });
});
