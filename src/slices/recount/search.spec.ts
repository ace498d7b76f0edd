import fc from "fast-check";
import { expect, test } from "vitest";
import { changeRound, roundSearch } from "./search.ts";

const defaults = { share: 0.8, first: "location", view: "list", part: 1 };

test("values round-trip, and the rest of the address stays", () => {
  const rounds = fc.record({
    share: fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100),
    first: fc.constantFrom("location" as const, "wrong-before" as const),
    view: fc.constantFrom("list" as const, "sheet" as const),
    part: fc.integer({ min: 1, max: 99_999 }),
  });
  fc.assert(
    fc.property(rounds, (round) => {
      const written = changeRound(new URLSearchParams("tz=UTC&share=0.3&part=2"), round);
      expect(roundSearch.parse(new URLSearchParams(written.toString()))).toEqual(round);
      expect(written.get("tz")).toBe("UTC");
    }),
  );
});

test("the default round leaves nothing in the address", () => {
  expect(changeRound(new URLSearchParams(), { share: 0.8 }).toString()).toBe("");
});

test("another share starts at the first part of its sheet", () => {
  const search = new URLSearchParams("view=sheet&part=3");
  expect(changeRound(search, { share: 0.5 }).toString()).toBe("view=sheet&share=0.5");
});

test.each(["0", "1.01", "-0.5", "x", "", "0.001", "Infinity"])("%j is not a share", (share) => {
  expect(roundSearch.parse(new URLSearchParams({ share, view: "x", part: "0" }))).toEqual(defaults);
});

test.each(["share=3", "share=x", "share=", "part=0", "view=paper", "share=0.8"])(
  "%s is removed from the address",
  (text) => {
    expect(roundSearch.update(new URLSearchParams(`tz=UTC&${text}`), {}).toString()).toBe("tz=UTC");
  },
);

test("a round in the address stays as it is", () => {
  const search = new URLSearchParams("part=2&tz=UTC&share=0.5&view=sheet");
  expect(roundSearch.update(search, {}).toString()).toBe(search.toString());
});
