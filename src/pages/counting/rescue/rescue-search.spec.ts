import fc from "fast-check";
import { expect, test } from "vitest";
import { changeRescue, parseRescue } from "./rescue-search.ts";

test("what is written is read back, and the rest of the address stays", () => {
  const open = fc.constantFrom(true, false, null);
  const people = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null });
  fc.assert(
    fc.property(open, people, (open, people) => {
      const written = changeRescue(new URLSearchParams("tab=lines&people=3&q=a"), { open, people });
      expect(parseRescue(new URLSearchParams(written.toString()))).toEqual({ open, people });
      expect(written.get("tab")).toBe("lines");
      expect(written.get("q")).toBe("a");
    }),
  );
});

test.each(["-1", "1.5", "x", "", "1e3", "99999", " 3"])("%j is no headcount", (text) => {
  const search = new URLSearchParams({ people: text, rescue: "maybe" });
  expect(parseRescue(search)).toEqual({ open: null, people: null });
});

test("nothing chosen leaves nothing in the address", () => {
  const search = new URLSearchParams("rescue=open&people=4");
  expect(changeRescue(search, { open: null, people: null }).toString()).toBe("");
});
