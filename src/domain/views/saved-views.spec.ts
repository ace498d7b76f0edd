import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { SavedView } from "#contract/views.ts";
import { withoutView, withViews } from "./saved-views.ts";

const late = { name: "Late", address: "/?status=late" };
const north = { name: "North", address: "/?warehouse=1" };

describe("saved views", () => {
  test("are added at the end", () => {
    expect(withViews([late], [north])).toEqual([late, north]);
  });

  test("keep their place when they are replaced by name", () => {
    const changed = { ...late, address: "/?status=late&q=a" };
    expect(withViews([late, north], [changed])).toEqual([changed, north]);
  });

  test("are removed by name", () => {
    expect(withoutView([late, north], "Late")).toEqual([north]);
    expect(withoutView([late], "None")).toEqual([late]);
  });

  const names = fc.constantFrom("a", "b", "c", "d");
  const views: fc.Arbitrary<SavedView[]> = fc.array(
    names.map((name) => ({ name, address: `/?q=${name}` })),
  );

  test("never have a name twice, and contain every name once it is added", () => {
    fc.assert(
      fc.property(views, views, (before, added) => {
        const found = withViews(before, added).map(({ name }) => name);
        expect(new Set(found).size).toBe(found.length);
        expect(new Set(found)).toEqual(new Set([...before, ...added].map(({ name }) => name)));
      }),
    );
  });
});
