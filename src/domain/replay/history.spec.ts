import { describe, expect, test } from "vitest";
import { type LineHistory, replaySpan } from "./history.ts";

const at = (time: string, day = 2) => Date.parse(`2026-03-0${day}T${time}Z`);

const history = (...finishes: number[]): LineHistory => ({
  first: finishes[0] ?? null,
  last: finishes.at(-1) ?? null,
  finishes: Float64Array.from(finishes),
});

describe("span", () => {
  const counting = { startedAt: at("06:00:00"), active: true };

  test("of an active counting is from its start until the figures were fetched", () => {
    expect(replaySpan(counting, history(at("07:00:00")), at("12:00:00"))).toEqual({
      from: at("06:00:00"),
      until: at("12:00:00"),
    });
  });

  test("of a finished one ends with the last event, and includes events before the start", () => {
    const over = { ...counting, active: false };
    const lines = history(at("05:50:00"), at("16:10:00"));
    expect(replaySpan(over, lines, at("12:00:00", 5))).toEqual({
      from: at("05:50:00"),
      until: at("16:10:00"),
    });
    expect(replaySpan(over, history(), at("12:00:00", 5))).toEqual({
      from: at("06:00:00"),
      until: at("06:00:00"),
    });
  });
});
