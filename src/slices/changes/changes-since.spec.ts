import { describe, expect, test } from "vitest";
import { lastTime } from "#search-params/local-time.ts";
import { parseBounds } from "./changes-bounds.ts";
import { offeredMoments, spanOf } from "./changes-since.ts";

const at = (text: string) => Date.parse(text);

describe("the bounds in an address", () => {
  test.each(["06:00", "last-look", "06:00,last-look", "2026-03-02T06:00:00.000Z"])(
    "%s is one or two",
    (text) => {
      expect(parseBounds(text)).toHaveLength(text.split(",").length);
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

describe("the offered moments", () => {
  const offered = (now: string, zone: string, previousVisitAt: number | null = null) =>
    offeredMoments({ previousVisitAt, now: at(now), zone }).map(
      ({ kind, at: instant }) => `${kind} ${new Date(instant).toISOString().slice(0, 16)}`,
    );

  test("are the previous visit, two mornings, and yesterday at this time to the quarter hour", () => {
    expect(offered("2026-03-02T10:02:59Z", "Europe/Berlin", at("2026-03-01T15:20:00Z"))).toEqual([
      "look 2026-03-01T15:20",
      "morning 2026-03-02T05:00",
      "morning-before 2026-03-01T05:00",
      "day-before 2026-03-01T10:00",
    ]);
  });

  test("are yesterday's morning and the one before until the early shift begins", () => {
    expect(offered("2026-03-02T04:59:00Z", "Europe/Berlin")).toEqual([
      "morning 2026-03-01T05:00",
      "morning-before 2026-02-28T05:00",
      "day-before 2026-03-01T04:45",
    ]);
  });

  test("keep the time of day where the clocks have changed, and leave out a time they skipped", () => {
    expect(offered("2026-03-29T10:00:00Z", "Europe/Berlin")).toEqual([
      "morning 2026-03-29T04:00",
      "morning-before 2026-03-28T05:00",
      "day-before 2026-03-28T11:00",
    ]);
    expect(offered("2026-03-30T00:30:00Z", "Europe/Berlin")).not.toContainEqual(
      expect.stringMatching(/^day-before/),
    );
  });
});
