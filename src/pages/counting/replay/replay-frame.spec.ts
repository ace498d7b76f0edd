import { expect, test } from "vitest";
import { countingSearch } from "#pages/counting/search/search.ts";
import { viewAtFrame } from "./replay-frame.ts";
import { replaySearch } from "./replay-search.ts";

const first = Date.parse("2026-03-02T06:00:00Z");
const addressed = countingSearch.parse(new URLSearchParams(`at=${new Date(first).toISOString()}`));

test("what is played goes before the address that it left from, and before no other", () => {
  expect(viewAtFrame(addressed, null)).toBe(addressed);
  const frame = { at: first + 1000, over: first };
  expect(viewAtFrame(addressed, frame).lineOptions).toEqual({
    ...addressed.lineOptions,
    asOf: first + 1000,
  });
  const back = countingSearch.parse(new URLSearchParams());
  expect(viewAtFrame(back, frame)).toBe(back);
});

test("the address takes a moment and marks, and gives them up, and leaves the rest alone", () => {
  const search = new URLSearchParams("tab=lines&zone=A&at=x");
  const past = replaySearch.update(search, { at: first, since: "06:00" });
  expect(past.toString()).toBe("tab=lines&zone=A&at=2026-03-02T06%3A00%3A00.000Z&since=06%3A00");
  expect(replaySearch.update(past, { at: null }).toString()).toBe("tab=lines&zone=A&since=06%3A00");
  expect(replaySearch.update(past, { at: null, since: "" }).toString()).toBe("tab=lines&zone=A");
});
