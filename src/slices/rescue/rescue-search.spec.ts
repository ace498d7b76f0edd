import fc from "fast-check";
import { expect, test } from "vitest";
import { rescueSearch, tidyPeople } from "./rescue-search.ts";

test("values round-trip, and the rest of the address stays", () => {
  const open = fc.constantFrom(true, false, null);
  const people = fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: null });
  const finish = fc.option(fc.integer({ min: 0, max: 4e12 }), { nil: null });
  const rate = fc.option(
    fc.integer({ min: 1, max: 100_000 }).map((tenths) => tenths / 10),
    { nil: null },
  );
  fc.assert(
    fc.property(open, people, finish, rate, (open, people, finish, rate) => {
      const choice = { open, people, finish, rate };
      const written = rescueSearch.update(
        new URLSearchParams("tab=lines&people=3&q=a&finish=x"),
        choice,
      );
      expect(rescueSearch.parse(new URLSearchParams(written.toString()))).toEqual(choice);
      expect(written.get("tab")).toBe("lines");
      expect(written.get("q")).toBe("a");
    }),
  );
});

test.each(["-1", "1.5", "x", "", "1e3", "99999", " 3"])("%j is not a headcount", (text) => {
  const params = new URLSearchParams({ people: text, rescue: "maybe" });
  expect(rescueSearch.parse(params)).toEqual({
    open: null,
    people: null,
    finish: null,
    rate: null,
  });
});

test("defaults leave nothing in the address", () => {
  const params = new URLSearchParams("rescue=open&people=4");
  expect(rescueSearch.update(params, { open: null, people: null }).toString()).toBe("");
});

test("a headcount beyond the plan's is removed from the address", () => {
  const tidy = (text: string) => tidyPeople(new URLSearchParams(`${text}&tab=people`), 20);
  for (const text of ["people=x", "people=-1", "people=99999"]) {
    expect(tidy(text)?.toString()).toBe("tab=people");
  }
  expect(tidy("people=500")?.get("people")).toBe("20");
  for (const text of ["people=20", "people=0", "rescue=open"]) expect(tidy(text)).toBeNull();
});
