import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeSearch, parseSearch, sortFields, tabs } from "./search.ts";

const view = fc.record({
  tab: fc.constantFrom(...tabs),
  q: fc.string(),
  sort: fc.uniqueArray(
    fc.record({ field: fc.constantFrom(...sortFields), descending: fc.boolean() }),
    { selector: ({ field }) => field },
  ),
});

describe("the address of a counting's page", () => {
  it("reads back every view that it writes", () => {
    fc.assert(
      fc.property(view, (wanted) => {
        const written = changeSearch(new URLSearchParams(), wanted).toString();
        expect(parseSearch(new URLSearchParams(written))).toEqual(wanted);
      }),
    );
  });

  it("leaves defaults out and other parameters alone", () => {
    const search = new URLSearchParams("tz=Europe%2FMadrid&tab=lines&q=bolt");
    const next = changeSearch(search, { tab: "overview", q: "" });
    expect(next.toString()).toBe("tz=Europe%2FMadrid");
  });

  it("falls back where a value is not known", () => {
    const search = new URLSearchParams("tab=nonsense&sort=-difference,nonsense,product.code");
    expect(parseSearch(search)).toEqual({
      tab: "overview",
      q: "",
      sort: [
        { field: "difference", descending: true },
        { field: "product.code", descending: false },
      ],
    });
  });
});
