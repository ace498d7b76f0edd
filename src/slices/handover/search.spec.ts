import { expect, test } from "vitest";
import { morningBefore } from "#components/since-choice/morning-before.ts";
import { handoverSpan, shiftMoments } from "./search.ts";

const at = (text: string) => Date.parse(text);
const now = at("2026-11-23T14:06:00Z");
const zone = "Europe/Madrid";
const none = { all: false, from: "", to: "" };

test.each([
  ["2026-11-23T14:06:00Z", "2026-11-23T13:00:00Z"],
  ["2026-11-23T12:59:59Z", "2026-11-23T05:00:00Z"],
  ["2026-11-23T04:59:59Z", "2026-11-22T21:00:00Z"],
  ["2026-11-23T21:00:00Z", "2026-11-23T21:00:00Z"],
])("at %s the shift began at %s", (moment, start) => {
  expect(handoverSpan(none, at(moment), zone)).toEqual({ from: at(start), to: null });
});

test("each shift that is offered began last today or yesterday", () => {
  expect(shiftMoments(now, zone)).toEqual([
    at("2026-11-23T05:00:00Z"),
    at("2026-11-23T13:00:00Z"),
    at("2026-11-22T21:00:00Z"),
  ]);
});

test.each([
  ["2026-11-23T14:06:00Z", "2026-11-22T05:00:00Z"],
  ["2026-11-23T04:59:59Z", "2026-11-21T05:00:00Z"],
])("at %s the changes of all warehouses began at %s", (moment, start) => {
  expect(handoverSpan({ ...none, all: true }, at(moment), zone).from).toBe(at(start));
  expect(morningBefore(at(moment), zone)).toBe(at(start));
});

test("an address names the span, a day by its midnight", () => {
  const span = { ...none, from: "2026-11-22", to: "2026-11-23T06:00:00+01:00" };
  expect(handoverSpan(span, now, zone)).toEqual({
    from: at("2026-11-21T23:00:00Z"),
    to: at("2026-11-23T05:00:00Z"),
  });
});

test("a span ends now at the latest, and never before it begins", () => {
  const span = { ...none, from: "2026-11-25", to: "2026-11-26" };
  expect(handoverSpan(span, now, zone)).toEqual({ from: now, to: now });
});
