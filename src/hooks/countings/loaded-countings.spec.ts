import { describe, expect, it } from "vitest";
import type { CountingsPage } from "#api/countings/countings-page.ts";
import { aCounting } from "#testing/samples.ts";
import { listFaults, loadedCountings } from "./loaded-countings.ts";

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
  it("has grown by entries in its total that no page contains", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 4)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "whole", grown: 0 });
    const fresh = [undefined, page("cd", 7, later)];
    expect(loadedCountings(first, fresh, false)).toMatchObject({ total: 7, grown: 3 });
  });

  it("has not grown by entries that its first page contains now", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 4)];
    const fresh = [page("xa", 5, { next: "p2", ...later }), undefined];
    expect(loadedCountings(first, fresh, false)).toMatchObject({ loaded: 5, grown: 0 });
  });

  it("has not grown while further pages can be loaded", () => {
    const first = [page("ab", 9, { next: "p2" }), page("cd", 9, { next: "p3" })];
    const fresh = [undefined, page("cd", 10, { next: "p3", ...later })];
    expect(loadedCountings(first, fresh, true)).toMatchObject({ end: "more", grown: 0 });
  });

  it("has grown by entries added while its pages loaded", () => {
    const first = [page("ab", 4, { next: "p2" }), page("cd", 5, later)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "whole", total: 5, grown: 1 });
    // A new entry at the far end was loaded with the rest.
    const brought = [page("ab", 4, { next: "p2" }), page("cde", 5, later)];
    expect(loadedCountings(brought, [], false)).toMatchObject({ end: "whole", grown: 0 });
  });

  it("counts only new entries when the list is cut", () => {
    const first = [page("ab", 40)];
    expect(loadedCountings(first, [], false)).toMatchObject({ end: "short", grown: 0 });
    expect(loadedCountings(first, [page("ab", 43, later)], false).grown).toBe(3);
  });

  it("is cut when its last page has a successor that cannot be requested", () => {
    const first = [page("ab", 40, { next: "p2" }), page("ab", 40, { next: "p3" })];
    expect(loadedCountings(first, [], false).end).toBe("looped");
  });
});

it("counts positions across pages", () => {
  const fault = { position: 1, field: "warehouse.id" };
  const pages = [
    { items: [], faults: [{ position: 0, field: "" }, fault] },
    { items: [], faults: [fault] },
  ];
  expect(listFaults(pages)).toEqual([
    { index: 1, field: "" },
    { index: 2, field: "warehouse.id" },
    { index: 4, field: "warehouse.id" },
  ]);
});
