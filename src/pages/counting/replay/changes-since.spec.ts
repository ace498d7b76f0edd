import { describe, expect, test } from "vitest";
import { lastTime, parseMarks, spanOf, writeMarks } from "./changes-since.ts";

const at = (text: string) => Date.parse(text);

describe("since, as the address says it,", () => {
  test.each(["06:00", "last-look", "06:00,last-look", "2026-03-02T06:00:00.000Z"])(
    "%s is read and written alike",
    (text) => {
      const marks = parseMarks(text);
      expect(marks && writeMarks(marks)).toBe(text);
    },
  );

  test.each([null, "", "24:00", "6:00", "nonsense", "06:00,nonsense", "nonsense,06:00"])(
    "%s is nothing",
    (text) => {
      expect(parseMarks(text)).toBeNull();
    },
  );
});

describe("a time of day is the last one", () => {
  const berlin = "Europe/Berlin";

  test("of today, once it has come", () => {
    // 06:00 in Berlin's winter is 05:00 UTC.
    expect(lastTime("06:00", at("2026-03-02T12:00:00Z"), berlin)).toBe(at("2026-03-02T05:00:00Z"));
    expect(lastTime("06:00", at("2026-03-02T05:00:00Z"), berlin)).toBe(at("2026-03-02T05:00:00Z"));
  });

  test("of yesterday before it", () => {
    expect(lastTime("06:00", at("2026-03-02T04:59:59Z"), berlin)).toBe(at("2026-03-01T05:00:00Z"));
  });

  test("of the day before where clocks skipped it, and the second where they showed it twice", () => {
    // On 29 March clocks skip 02:00 to 03:00; on 25 October they show 02:30 twice.
    expect(lastTime("02:30", at("2026-03-29T10:00:00Z"), berlin)).toBe(at("2026-03-28T01:30:00Z"));
    expect(lastTime("02:30", at("2026-10-25T10:00:00Z"), berlin)).toBe(at("2026-10-25T01:30:00Z"));
    expect(lastTime("02:30", at("2026-10-25T01:00:00Z"), berlin)).toBe(at("2026-10-25T00:30:00Z"));
  });
});

describe("the span", () => {
  const source = {
    lookedAt: at("2026-03-02T09:00:00Z"),
    now: at("2026-03-02T12:00:00Z"),
    zone: "UTC",
  };

  test("goes on from one mark, and is between two of them, whichever came first", () => {
    expect(spanOf([{ kind: "look" }], source)).toEqual({ from: source.lookedAt, to: null });
    const between = { from: at("2026-03-02T06:00:00Z"), to: source.lookedAt };
    expect(spanOf([{ kind: "clock", time: "06:00" }, { kind: "look" }], source)).toEqual(between);
    expect(spanOf([{ kind: "look" }, { kind: "clock", time: "06:00" }], source)).toEqual(between);
  });

  test("is not known in a browser that shows the counting for the first time", () => {
    const first = { ...source, lookedAt: null };
    expect(spanOf([{ kind: "look" }], first)).toBeNull();
    expect(spanOf([{ kind: "clock", time: "06:00" }, { kind: "look" }], first)).toBeNull();
  });
});
