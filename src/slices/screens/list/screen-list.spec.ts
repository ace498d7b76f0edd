import { describe, expect, it } from "vitest";
import type { CountingsPage } from "#api/countings/countings-page.ts";
import { aCounting, foundCountings } from "#testing/samples.ts";
import { screenList } from "./screen-list.ts";

function aPage(id: string, active: boolean, fetchedAt: number): CountingsPage {
  return {
    items: [aCounting({ id, active, startedAt: `2026-03-0${id}T06:00:00.000Z` })],
    faults: [],
    total: 4,
    next: null,
    freshness: { fetchedAt, now: fetchedAt, at: 0 },
    tag: null,
    transferTime: 10,
  };
}

const found = foundCountings([aCounting({ id: "1" }), aCounting({ id: "3" })], {
  pages: [
    aPage("1", true, 2000),
    aPage("2", false, 0),
    aPage("3", true, 1000),
    aPage("4", false, 0),
  ],
  checked: 4,
  total: 4,
});

describe("the list of a screen", () => {
  it("has the active countings, the last finished one and the age of the oldest active figures", () => {
    const list = screenList(found);
    expect(list?.active.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(list?.last?.id).toBe("4");
    expect(list?.freshness.fetchedAt).toBe(1000);
  });

  it("is as old as its first page when nothing is active", () => {
    const pages = [aPage("1", false, 2000), aPage("2", false, 0)];
    expect(screenList({ ...found, pages })?.freshness.fetchedAt).toBe(2000);
  });

  it("reports when an active counting may be missing", () => {
    expect(screenList(found)?.isWhole).toBe(true);
    // An entry that breaks the contract.
    expect(screenList({ ...found, unreadable: 1 })?.isWhole).toBe(false);
    // A list whose cursors form a loop.
    expect(screenList({ ...found, whole: false })?.isWhole).toBe(false);
  });

  it("is unknown until the search has ended, so that no counting is silently missing", () => {
    expect(screenList({ ...found, end: null })).toBeNull();
  });
});
