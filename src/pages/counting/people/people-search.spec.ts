import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countingSearch } from "#components/counting/search/search.ts";
import { peopleSearch } from "./people-search.ts";
import { peopleColumns } from "./table.tsx";

const wanted = fc.record({
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...peopleColumns), descending: fc.boolean() }),
    { selector: ({ field }) => field },
  ),
  text: fc.string().filter((text) => text === "" || text.trim() !== ""),
});

describe("the address of the grid of people", () => {
  it("reads back its own output", () => {
    fc.assert(
      fc.property(wanted, (search) => {
        const written = peopleSearch.update(new URLSearchParams(), search).toString();
        expect(peopleSearch.parse(new URLSearchParams(written))).toEqual(search);
      }),
    );
  });

  it("ignores unknown and repeated columns", () => {
    expect(peopleSearch.parse(new URLSearchParams("people-sort=-left,nobody,name,left"))).toEqual({
      sort: [
        { field: "left", descending: true },
        { field: "name", descending: false },
      ],
      text: "",
    });
  });

  it("leaves defaults out, and the rest of the address unchanged", () => {
    const search = new URLSearchParams("tab=people&people=3&people-q=ana&people-sort=-left&zone=A");
    const none = peopleSearch.update(search, { sort: [], text: " " });
    expect(none.toString()).toBe("tab=people&people=3&zone=A");
    const elsewhere = countingSearch.update(search, { tab: "lines" });
    expect(peopleSearch.parse(elsewhere)).toEqual(peopleSearch.parse(search));
  });
});
