import fc from "fast-check";
import { expect, test } from "vitest";
import { slowerThan } from "./slow-people.ts";

const at = (rateHour: number | null, left = 5) => ({ rateHour, left });

test("a person is slow below 70 % of the median of the others", () => {
  expect(slowerThan([at(9), at(16), at(16), at(17)])).toEqual([16, null, null, null]);
  // 70 % of 10 is 7, which is not slow.
  expect(slowerThan([at(7), at(10)])).toEqual([null, null]);
  expect(slowerThan([at(6), at(10)])).toEqual([10, null]);
});

test("people who are idle, done or alone are not judged, and idle people do not affect the median", () => {
  expect(slowerThan([at(0), at(10), at(10)])).toEqual([null, null, null]);
  expect(slowerThan([at(1, 0), at(10), at(10)])).toEqual([null, null, null]);
  expect(slowerThan([at(3)])).toEqual([null]);
  expect(slowerThan([at(8), at(0), at(0), at(10)])).toEqual([null, null, null, null]);
  expect(slowerThan([at(null), at(null)])).toEqual([null, null]);
});

test("the fastest is never slow, and a slow person is slower than the median named", () => {
  const people = fc.array(fc.record({ rateHour: fc.nat(60), left: fc.nat(3) }), { maxLength: 9 });
  fc.assert(
    fc.property(people, (all) => {
      const slow = slowerThan(all);
      const max = Math.max(0, ...all.map(({ rateHour }) => rateHour));
      all.forEach(({ rateHour }, person) => {
        const median = slow[person] ?? null;
        if (rateHour === max) expect(median).toBeNull();
        if (median !== null) expect(rateHour).toBeLessThan(median);
      });
    }),
  );
});
