import { describe, expect, test, vi } from "vitest";
import { ageOf, freshnessOf, nowOf } from "./freshness.ts";

const date = "Mon, 02 Mar 2026 06:00:30 GMT";
const fetched = "2026-03-02T06:00:10.500Z";
const at = (text: string) => Date.parse(text);

describe("headers of an answer", () => {
  test.each([
    ["both there", { Date: date, "X-Fetched-At": fetched }, at(fetched), at(date)],
    ["no Date", { "X-Fetched-At": fetched }, at(fetched), at(fetched)],
    ["a garbled Date", { Date: "soon", "X-Fetched-At": fetched }, at(fetched), at(fetched)],
    ["no fetch time", { Date: date }, at(date), at(date)],
    ["a garbled fetch time", { Date: date, "X-Fetched-At": "?" }, at(date), at(date)],
    // Date has whole seconds: an answer fetched at .700 and sent at .900 has .000
    [
      "a fetch within the second of Date",
      { Date: date, "X-Fetched-At": "2026-03-02T06:00:30.700Z" },
      at("2026-03-02T06:00:30.700Z"),
      at("2026-03-02T06:00:30.700Z"),
    ],
  ])("with %s", (_, headers, fetchedAt, now) => {
    expect(freshnessOf(new Headers(headers), 5)).toEqual({ fetchedAt, now, at: 5 });
  });

  test("without either result in age 0", () => {
    const { fetchedAt, now } = freshnessOf(new Headers(), 5);
    expect(now).toBe(fetchedAt);
    expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
  });
});

describe("over time", () => {
  test("now and age follow the monotonic clock", () => {
    vi.spyOn(performance, "now").mockReturnValue(2500);
    const freshness = { fetchedAt: 10_000, now: 13_000, at: 1000 };
    // 13 s + (2.5 s − 1 s); that less 10 s
    expect(nowOf(freshness)).toBe(14_500);
    expect(ageOf(freshness)).toBe(4500);
    // At another moment of the page: 13 s + (2 s − 1 s).
    expect(nowOf(freshness, 2000)).toBe(14_000);
    expect(ageOf(freshness, 2000)).toBe(4000);
    vi.restoreAllMocks();
  });

  test("age is never negative", () => {
    const at = performance.now();
    expect(ageOf({ fetchedAt: 1e9, now: 0, at })).toBe(0);
  });
});
