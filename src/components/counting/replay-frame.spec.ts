import { expect, test } from "vitest";
import { countingSearch } from "#components/counting/search/search.ts";
import { searchAtFrame } from "./replay-frame.ts";

const first = Date.parse("2026-03-02T06:00:00Z");
const addressSearch = countingSearch.parse(
  new URLSearchParams(`at=${new Date(first).toISOString()}`),
);

test("the player's instant overrides only the address where playback started", () => {
  expect(searchAtFrame(addressSearch, null)).toBe(addressSearch);
  const frame = { at: first + 1000, address: first };
  expect(searchAtFrame(addressSearch, frame).lineOptions).toEqual({
    ...addressSearch.lineOptions,
    asOf: first + 1000,
  });
  const back = countingSearch.parse(new URLSearchParams());
  expect(searchAtFrame(back, frame)).toBe(back);
});
