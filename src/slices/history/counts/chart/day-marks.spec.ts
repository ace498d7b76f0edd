import { describe, expect, it } from "vitest";
import { createTimeFormat } from "#format/times.ts";
import { units } from "#messages/en/units.ts";
import { dayMarks } from "./day-marks.ts";

const format = createTimeFormat("en-GB", "Europe/Madrid", units);
const at = (text: string) => Date.parse(`${text}+01:00`);

function texts(...starts: readonly string[]): string[] {
  return dayMarks(starts.map(at), at("2026-11-23T00:00"), format).map(({ text }) => text);
}

describe("labels of the axis", () => {
  it("are the days of the first, the last and half-way between them", () => {
    expect(texts("2026-10-05T08:00", "2026-11-20T08:00", "2026-11-23T09:00")).toEqual([
      "Mon 5 Oct",
      "Thu 29 Oct",
      "Today",
    ]);
  });

  it("name each day once", () => {
    expect(texts("2026-11-22T08:00", "2026-11-23T08:00", "2026-11-23T09:00")).toEqual([
      "Yesterday",
      "Today",
    ]);
    expect(texts("2026-11-22T08:00")).toEqual(["Yesterday"]);
  });

  it("are times within one day", () => {
    expect(texts("2026-11-23T08:00", "2026-11-23T10:30", "2026-11-23T11:00")).toEqual([
      "08:00",
      "09:30",
      "11:00",
    ]);
  });
});
