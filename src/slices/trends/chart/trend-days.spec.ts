import { describe, expect, it } from "vitest";
import { createTimeFormat } from "#format/times.ts";
import { units } from "#messages/en/units.ts";
import { dayMarks } from "./trend-days.ts";

const format = createTimeFormat("en-GB", "Europe/Madrid", units);
const at = (text: string) => Date.parse(`${text}+01:00`);

function texts(...starts: readonly string[]): string[] {
  const marks = dayMarks(starts.map(at), at("2026-11-23T00:00"), format);
  return marks.map(({ at: index, text }) => `${index} ${text}`);
}

describe("labels of the axis", () => {
  it("are the days of the first, the middle and the last", () => {
    expect(texts("2026-10-05T08:00", "2026-11-09T08:00", "2026-11-23T09:00")).toEqual([
      "0 Mon 5 Oct",
      "1 Mon 9 Nov",
      "2 Today",
    ]);
  });

  it("name each day once", () => {
    expect(texts("2026-11-22T08:00", "2026-11-23T08:00", "2026-11-23T09:00")).toEqual([
      "0 Yesterday",
      "2 Today",
    ]);
    expect(texts("2026-11-22T08:00")).toEqual(["0 Yesterday"]);
  });

  it("are times within one day", () => {
    expect(texts("2026-11-23T08:00", "2026-11-23T09:30", "2026-11-23T11:00")).toEqual([
      "0 08:00",
      "1 09:30",
      "2 11:00",
    ]);
  });
});
