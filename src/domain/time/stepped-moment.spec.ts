import { expect, test } from "vitest";
import { steppedMoment } from "./stepped-moment.ts";

test.each([
  [1000, 1000],
  [1009, 1000],
  [1010, 1010],
  [1029, 1020],
  [990, 990],
])("at %d it is %d, in steps of 10 from 1000 on", (now, moment) => {
  expect(steppedMoment(now, 1000, 10)).toBe(moment);
});

test("is unknown while the time is", () => {
  expect(steppedMoment(null, 1000, 10)).toBeNull();
});
