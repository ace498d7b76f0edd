import { expect, test } from "vitest";
import { countingSearch } from "#pages/counting/search/search.ts";
import { searchAtFrame } from "./replay-frame.ts";
import { replaySearch } from "./replay-search.ts";

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

test("the address takes and drops an instant and bounds, and keeps the rest", () => {
  const search = new URLSearchParams("tab=lines&zone=A&at=x");
  const past = replaySearch.update(search, { at: first, since: "06:00" });
  expect(past.toString()).toBe("tab=lines&zone=A&at=2026-03-02T06%3A00%3A00.000Z&since=06%3A00");
  expect(replaySearch.update(past, { at: null }).toString()).toBe("tab=lines&zone=A&since=06%3A00");
  expect(replaySearch.update(past, { at: null, since: "" }).toString()).toBe("tab=lines&zone=A");
});
