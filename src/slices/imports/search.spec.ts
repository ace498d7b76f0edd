import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { logSearch, views } from "./search.ts";

const search = fc.record({
  view: fc.constantFrom(...views),
  q: fc.string(),
  only: fc.boolean(),
  wrap: fc.boolean(),
});

describe("the address of a log's page", () => {
  it("reads every view that it writes", () => {
    fc.assert(
      fc.property(search, (wanted) => {
        const written = logSearch.update(new URLSearchParams(), wanted).toString();
        expect(logSearch.parse(new URLSearchParams(written))).toEqual(wanted);
      }),
    );
  });

  it("omits defaults and keeps other parameters", () => {
    const before = new URLSearchParams("theme=dark&view=groups&q=stock&only=1&wrap=1");
    const after = logSearch.update(before, { view: "lines", q: "", only: false, wrap: false });
    expect(after.toString()).toBe("theme=dark");
  });

  it("falls back to defaults for unknown values", () => {
    expect(logSearch.parse(new URLSearchParams("view=tree&only=perhaps&wrap=true"))).toEqual({
      view: "lines",
      q: "",
      only: false,
      wrap: false,
    });
  });
});
