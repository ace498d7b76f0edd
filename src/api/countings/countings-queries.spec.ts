import { afterEach, describe, expect, it, vi } from "vitest";
import { createQueryClient } from "#api/query-client.ts";
import { aCounting } from "#testing/samples.ts";
import { countingsQuery } from "./countings-queries.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Page {
  readonly ids: readonly string[];
  readonly next?: string;
}

/** Loads up to six pages from a list of pages by their cursors, and returns the requested ones. */
async function loadAll(pages: Readonly<Record<string, Page>>) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    const cursor = new URLSearchParams(address.split("?")[1]).get("cursor") ?? "first";
    asked.push(cursor);
    const { ids, next } = pages[cursor] ?? { ids: [] };
    const items = ids.map((id) => aCounting({ id }));
    return Response.json({ items, meta: { total: 9, cursor: next } });
  });
  const client = createQueryClient();
  const data = await client.fetchInfiniteQuery({ ...countingsQuery(client, {}), pages: 6 });
  client.clear();
  return { asked, cursors: data.pageParams };
}

describe("the list", () => {
  it("follows the cursors to the end", async () => {
    const { asked, cursors } = await loadAll({
      first: { ids: ["a", "b"], next: "p2" },
      p2: { ids: ["c"], next: "p3" },
      p3: { ids: ["d"] },
    });
    expect(asked).toEqual(["first", "p2", "p3"]);
    expect(cursors).toEqual([null, "p2", "p3"]);
  });

  it("ends at a cursor seen before", async () => {
    const { asked } = await loadAll({
      first: { ids: ["a"], next: "p2" },
      p2: { ids: ["b"], next: "p3" },
      p3: { ids: ["c"], next: "p2" },
    });
    expect(asked).toEqual(["first", "p2", "p3"]);
  });

  it("ends at a page that only repeats known entries, with any cursor", async () => {
    const { asked } = await loadAll({
      first: { ids: ["a", "b"], next: "p2" },
      p2: { ids: ["c"], next: "p3" },
      p3: { ids: ["b", "c"], next: "p4" },
      p4: { ids: ["a"], next: "p5" },
    });
    expect(asked).toEqual(["first", "p2", "p3"]);
  });

  it("continues after a page with something new, and after an empty one", async () => {
    const { asked } = await loadAll({
      first: { ids: ["a", "b"], next: "p2" },
      p2: { ids: ["b", "c"], next: "p3" },
      p3: { ids: [], next: "p4" },
      p4: { ids: ["d"] },
    });
    expect(asked).toEqual(["first", "p2", "p3", "p4"]);
  });
});
