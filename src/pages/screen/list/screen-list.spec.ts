import { describe, expect, it } from "vitest";
import type { CountingsPage } from "#api/countings-page.ts";
import { aCounting } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { walkList } from "./screen-list.ts";

const since = "2026-01-01T00:00:00.000Z";
const { signal } = new AbortController();

function aPage(
  ids: readonly string[],
  active: boolean,
  next: string | null,
  fetchedAt: number,
): CountingsPage {
  return {
    items: ids.map((id) => aCounting({ id, active, startedAt: `2026-03-0${id}T06:00:00.000Z` })),
    faults: [],
    total: 4,
    next,
    freshness: { fetchedAt, now: fetchedAt, at: performance.now() },
    tag: null,
    transferTime: 10,
  };
}

/** Four pages of one counting each; requested cursors are added to `requested`. */
function aList(at: number, requested: (string | null)[], fails?: string) {
  const pages = new Map([
    [null, aPage(["1"], true, "two", at)],
    ["two", aPage(["2"], false, "three", at)],
    ["three", aPage(["3"], true, "four", at + 1)],
    ["four", aPage(["4"], false, null, at)],
  ]);
  return async (filter: object, cursor: string | null) => {
    expect(filter).toEqual({ startedAfter: since, warehouse: "7" });
    requested.push(cursor);
    const page = pages.get(cursor);
    if (cursor === fails || !page) throw new FailureError({ kind: "unreachable", path: "" });
    return page;
  };
}

describe("walkList", () => {
  it("finds the active countings, the last finished one and the age of the oldest figures", async () => {
    const list = await walkList("7", since, undefined, signal, aList(1000, []));
    expect(list.active.map(({ id }) => id)).toEqual(["1", "3"]);
    expect(list.last?.id).toBe("4");
    expect(list.freshness.fetchedAt).toBe(1000);
  });

  it("requests again only pages that can have changed", async () => {
    const known = await walkList("7", since, undefined, signal, aList(1000, []));
    const requested: (string | null)[] = [];
    const list = await walkList("7", since, known, signal, aList(2000, requested));
    expect(requested).toEqual([null, "three", "four"]);
    expect(list.freshness.fetchedAt).toBe(2000);
    const again: (string | null)[] = [];
    await walkList("7", since, { ...known, since: "earlier" }, signal, aList(2000, again));
    expect(again).toEqual([null, "two", "three", "four"]);
  });

  it("reports when an active counting may be missing", async () => {
    const listOf = (changes: Partial<CountingsPage>) => {
      const page = { ...aPage(["1"], true, null, 1000), total: 1, ...changes };
      return walkList("7", since, undefined, signal, async () => page);
    };
    const isWhole = async (changes: Partial<CountingsPage>) => (await listOf(changes)).isWhole;
    expect(await isWhole({})).toBe(true);
    // An entry that breaks the contract.
    expect(await isWhole({ faults: [{ position: 1, field: "endsAt" }], total: 2 })).toBe(false);
    // A list whose cursors form a loop.
    expect(await isWhole({ next: "two", total: 3 })).toBe(false);
  });

  it("fails when a page cannot be loaded, so that no counting is silently missing", async () => {
    const walk = walkList("7", since, undefined, signal, aList(1000, [], "three"));
    await expect(walk).rejects.toBeInstanceOf(FailureError);
  });
});
