import { expect, test } from "vitest";
import { offsetPeriods } from "./offset-periods.ts";

test("a zone takes memory once, however it is written", () => {
  expect(offsetPeriods("europe/MADRID")).toBe(offsetPeriods("Europe/Madrid"));
  expect(offsetPeriods("Europe/Lisbon")).not.toBe(offsetPeriods("Europe/Madrid"));
});

test("a zone that does not exist is not remembered", () => {
  for (let time = 0; time < 2; time += 1) {
    expect(() => offsetPeriods("Nowhere/City")).toThrow(RangeError);
  }
});
