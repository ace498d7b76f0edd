import { afterEach, describe, expect, it, vi } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { getCountingsPage, type ListFilter } from "./countings-page.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const sent = { "X-Fetched-At": "2026-03-02T12:00:00.500Z", Date: "Mon, 02 Mar 2026 12:00:03 GMT" };

/** Loads a page from a gateway that answers with the body, and records the request. */
async function load(body: unknown, filter: ListFilter = {}, cursor: string | null = null) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return Response.json(body, { headers: sent });
  });
  const page = await getCountingsPage(filter, cursor, { signal: new AbortController().signal });
  return { page, asked };
}

describe("a page of the list", () => {
  it("has its countings, the API's total and the gateway's clock", async () => {
    const items = [aCounting(), aCounting({ id: "c-2" })];
    const { page, asked } = await load({ items, meta: { total: 412, cursor: "p2" } });
    expect(page).toMatchObject({ items, faults: [], total: 412, next: "p2" });
    expect(page.freshness).toMatchObject({
      fetchedAt: Date.parse("2026-03-02T12:00:00.500Z"),
      now: Date.parse("2026-03-02T12:00:03Z"),
    });
    expect(asked).toEqual(["/api/v1/countings?limit=100"]);
  });

  it("reuses the current data when it has not changed, with a new time", async () => {
    const { page } = await load({ items: [aCounting()], meta: { total: 1 } });
    const previous = { ...page, tag: '"v1"' };
    const headers = { ...sent, "X-Fetched-At": "2026-03-02T12:00:15.000Z" };
    const asked: (string | null)[] = [];
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      asked.push(new Headers(init.headers).get("If-None-Match"));
      return new Response(null, { status: 304, headers });
    });
    const again = await getCountingsPage({}, null, {
      signal: new AbortController().signal,
      previous,
    });
    expect(asked).toEqual(['"v1"']);
    expect(again.items).toBe(previous.items);
    expect(again).toMatchObject({ total: 1, tag: '"v1"' });
    expect(again.freshness.fetchedAt).toBe(Date.parse("2026-03-02T12:00:15.000Z"));
  });

  it("is requested by filter and cursor", async () => {
    const filter = { warehouse: "7 & 8", startedAfter: "2026-01-05T06:00:00.000Z" };
    const { asked } = await load({ items: [], meta: { total: 0 } }, filter, "?a.page=2");
    const [path, query] = asked[0]?.split(/\?(.*)/) ?? [];
    expect(path).toBe("/api/v1/countings");
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      limit: "100",
      ...filter,
      cursor: "?a.page=2",
    });
  });

  it("sets unreadable entries aside, with their position and the path of the fault", async () => {
    const items = [
      "no counting",
      aCounting(),
      { ...aCounting(), warehouse: { name: "North", id: "0", code: "N", slug: "north" } },
      aCounting({ id: "c-2" }),
      { ...aCounting(), participants: [{ id: 0, username: null }, { id: 1 }] },
    ];
    const { page } = await load({ items, meta: { total: 5 } });
    expect(page.items.map(({ id }) => id)).toEqual(["c-1", "c-2"]);
    expect(page.faults).toEqual([
      { position: 0, field: "" },
      { position: 2, field: "warehouse.id" },
      { position: 4, field: "participants.1.username" },
    ]);
  });

  it.each([{}, { cursor: null }, { cursor: "" }])("is the last one with %o", async (cursor) => {
    const { page } = await load({ items: [aCounting()], meta: { total: 1, ...cursor } });
    expect(page.next).toBeNull();
  });

  it("fails as a whole when its envelope is invalid", async () => {
    const broken = load({ items: [aCounting()], meta: { total: "1" } });
    await expect(broken).rejects.toMatchObject({
      failure: { kind: "contract", path: "/api/v1/countings", field: "meta.total" },
    });
  });
});
