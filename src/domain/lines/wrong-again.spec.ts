import { expect, test } from "vitest";
import { timesWrong } from "./earlier-outcomes.ts";
import { earlierOutcomes, wrongAgain } from "./wrong-again.ts";

const wrong = [
  { times: 4, products: ["a"] },
  { times: 3, products: ["b", "c"] },
  { times: 2, products: ["d"] },
];

test("a product that is not named was never wrong, unless nothing is known", () => {
  const earlier = earlierOutcomes({ countings: 4, wrong });
  expect(["a", "c", "d", "e"].map((code) => timesWrong(earlier, code))).toEqual([4, 3, 2, 0]);
  expect(timesWrong(earlierOutcomes({ countings: 0, wrong: [] }), "a")).toBeNull();
});

test("products that were wrong in 3 of the last 4 counts are wrong again and again", () => {
  const earlier = earlierOutcomes({ countings: 4, wrong });
  expect(earlier && wrongAgain(earlier)).toEqual(new Set(["a", "b", "c"]));
  const few = earlierOutcomes({ countings: 3, wrong: wrong.slice(1) });
  expect(few && wrongAgain(few)).toBeNull();
});
