import { describe, expect, it } from "vitest";
import { createTimeFormat } from "#format/times.ts";
import { units } from "#messages/en/units.ts";
import { timeMarks } from "./trend-days.ts";

const format = createTimeFormat("en-GB", "Europe/Madrid", units);
const at = (text: string) => Date.parse(`${text}+01:00`);

function texts(from: string, to: string): string[] {
  const period = { from: at(from), to: at(to), now: at("2026-11-23T00:00") };
  return timeMarks(period, format).map(({ text }) => text);
}

describe("labels of the time axis", () => {
  it("are distinct days", () => {
    expect(texts("2026-08-25T00:00", "2026-11-23T23:59:59.999")).toEqual([
      "Tue 25 Aug",
      "Fri 9 Oct",
      "Today",
    ]);
    expect(texts("2026-11-22T00:00", "2026-11-23T23:59:59.999")).toEqual(["Yesterday", "Today"]);
    expect(texts("2026-11-22T20:00", "2026-11-23T12:00")).toEqual(["Yesterday", "Today"]);
  });

  it("are times within one day", () => {
    const day = ["00:00", "12:00", "23:59"];
    expect(texts("2026-11-23T00:00", "2026-11-23T23:59:59.999")).toEqual(day);
    expect(texts("2026-11-20T00:00", "2026-11-20T23:59:59.999")).toEqual(day);
  });
});
