import { expect, test } from "vitest";
import { withEarlier } from "./earlier-search.ts";
import { countingSearch } from "./search.ts";

const earlier = { counts: 4, timesWrong: new Map() };

const asks = (text: string, known: typeof earlier | null = earlier) =>
  withEarlier(countingSearch.parse(new URLSearchParams(text)), known).lineOptions.hasEarlier;

test.each(["wrong-before=3", "sort=-wrong-before", "columns=index,wrong-before"])(
  "%s asks for outcomes of the counts before, once these are known",
  (text) => {
    expect([asks(text), asks(text, null)]).toEqual([true, undefined]);
  },
);

test("another search does not, so that its answers stay", () => {
  expect(asks("tab=lines&sort=-value&columns=index")).toBeUndefined();
});
