import { describe, expect, test } from "vitest";
import { lastTime } from "#search-params/local-time.ts";
import { parseBounds, spanOf, writeBounds } from "./changes-since.ts";

const at = (text: string) => Date.parse(text);

describe("the bounds in an address", () => {
  test.each(["06:00", "last-look", "06:00,last-look", "2026-03-02T06:00:00.000Z"])(
    "%s round-trips",
    (text) => {
      const bounds = parseBounds(text);
      expect(bounds && writeBounds(bounds)).toBe(text);
    },
  );

  test.each([null, "", "24:00", "6:00", "nonsense", "06:00,nonsense", "nonsense,06:00"])(
    "%s is invalid",
    (text) => {
      expect(parseBounds(text)).toBeNull();
    },
  );
});

describe("a time of day is the last such instant", () => {
  const berlin = "Europe/Berlin";

  test("today, if it has passed", () => {
    // 06:00 in Berlin's winter is 05:00 UTC.
    expect(lastTime("06:00", at("2026-03-02T12:00:00Z"), berlin)).toBe(at("2026-03-02T05:00:00Z"));
    expect(lastTime("06:00", at("2026-03-02T05:00:00Z"), berlin)).toBe(at("2026-03-02T05:00:00Z"));
  });

  test("yesterday, if it has not", () => {
    expect(lastTime("06:00", at("2026-03-02T04:59:59Z"), berlin)).toBe(at("2026-03-01T05:00:00Z"));
  });

  test("the day before where clocks skip it, and the second one where they repeat it", () => {
    // On 29 March clocks skip 02:00 to 03:00; on 25 October they show 02:30 twice.
    expect(lastTime("02:30", at("2026-03-29T10:00:00Z"), berlin)).toBe(at("2026-03-28T01:30:00Z"));
    expect(lastTime("02:30", at("2026-10-25T10:00:00Z"), berlin)).toBe(at("2026-10-25T01:30:00Z"));
    expect(lastTime("02:30", at("2026-10-25T01:00:00Z"), berlin)).toBe(at("2026-10-25T00:30:00Z"));
  });
});

describe("the span", () => {
  const source = {
    previousVisitAt: at("2026-03-02T09:00:00Z"),
    now: at("2026-03-02T12:00:00Z"),
    zone: "UTC",
  };

  test("is open after one bound, and between two in either order", () => {
    expect(spanOf([{ kind: "look" }], source)).toEqual({ from: source.previousVisitAt, to: null });
    const between = { from: at("2026-03-02T06:00:00Z"), to: source.previousVisitAt };
    expect(spanOf([{ kind: "clock", time: "06:00" }, { kind: "look" }], source)).toEqual(between);
    expect(spanOf([{ kind: "look" }, { kind: "clock", time: "06:00" }], source)).toEqual(between);
  });

  test("is unknown on the first visit", () => {
    const first = { ...source, previousVisitAt: null };
    expect(spanOf([{ kind: "look" }], first)).toBeNull();
    expect(spanOf([{ kind: "clock", time: "06:00" }, { kind: "look" }], first)).toBeNull();
  });
});
