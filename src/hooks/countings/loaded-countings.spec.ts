import { describe, expect, it } from "vitest";
import type { CountingsPage } from "#api/countings-page.ts";
import { aCounting } from "#testing/samples.ts";
import { loadedCountings } from "./loaded-countings.ts";

/** A page with the given ids. */
function page(ids: string, total: number, changes: Partial<CountingsPage> = {}): CountingsPage {
  return {
    items: [...ids].map((id) => aCounting({ id })),
    faults: [],
    total,
    next: null,
    freshness: { fetchedAt: 0, now: 0, at: 0 },
    tag: null,
    transferTime: 10,
    ...changes,
  };
}

const later = { freshness: { fetchedAt: 1000, now: 1000, at: 0 } };

describe("a list", () => {
  it("has grown by what its total gained and no page of it brought", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 4)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "whole", grown: 0 });
    const fresh = [undefined, page("cd", 7, later)];
    expect(loadedCountings(first, fresh, false)).toMatchObject({ total: 7, grown: 3 });
  });

  it("has not grown by what its first page has brought since", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 4)];
    const fresh = [page("xa", 5, { next: "p2", ...later }), undefined];
    expect(loadedCountings(first, fresh, false)).toMatchObject({ loaded: 5, grown: 0 });
  });

  it("has not grown while it goes on to where it grew", () => {
    const first = [page("ab", 9, { next: "p2" }), page("cd", 9, { next: "p3" })];
    const fresh = [undefined, page("cd", 10, { next: "p3", ...later })];
    expect(loadedCountings(first, fresh, true)).toMatchObject({ end: "more", grown: 0 });
  });

  it("has grown by what began while its pages were loaded, and lacks none of what it had", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 5, later)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "whole", total: 5, grown: 1 });
    // At its far end it was loaded with the rest.
    const brought = [page("ab", 4, { next: "p2" }), page("cde", 5, later)];
    expect(loadedCountings(brought, [], false)).toMatchObject({ end: "whole", grown: 0 });
  });

  it("says of more than it can reach only what came since", () => {
    const first = [page("ab", 40)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "short", grown: 0 });
    expect(loadedCountings(first, [page("ab", 43, later)], false).grown).toBe(3);
  });

  it("was cut where its last page leads on and nothing can be asked for", () => {
    const first = [page("ab", 40, { next: "p2" }), page("ab", 40, { next: "p3" })];
    expect(loadedCountings(first, [], false).end).toBe("looped");
  });
});
