import { QueryObserver } from "@tanstack/react-query";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createQueryClient } from "#api/query-client.ts";
import type { Problem } from "#contract/problem.ts";
import { neverAborted } from "#testing/connected-store.ts";
import { aCounting } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { activeCountingsQuery, findActiveCountings } from "./active-countings.ts";
import { countingsPageQuery } from "./countings-queries.ts";

const since = "2026-01-01T00:00:00.000Z";
const clock = { fetchedAt: Date.parse(since), now: Date.parse(since), at: performance.now() };

/** A page of the API: active countings in capitals. A number is a failure with that status. */
interface Page {
  readonly ids: string;
  readonly next?: string;
  readonly total?: number;
  readonly unreadable?: number;
  /** Minutes since the gateway received it. */
  readonly age?: number;
}
type Pages = Record<string, Page | 400 | 503>;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A client whose API has these pages, by their cursors; they may change between searches. */
function connect(pages: Pages) {
  const requested: string[] = [];
  const api = { pages, requested, onRequest: (_cursor: string) => {} };
  vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    const search = new URLSearchParams(address.split("?")[1]);
    expect(search.get("startedAfter")).toBe(since);
    const cursor = search.get("cursor") ?? "first";
    requested.push(cursor);
    api.onRequest(cursor);
    const page = api.pages[cursor] ?? 400;
    return typeof page === "number" ? problemOf(page) : answerOf(page);
  });
  return { api, client: createQueryClient() };
}

function answerOf({ ids, next, total = 3, unreadable = 0, age = 0 }: Page): Response {
  const items = [...ids].map((id) => aCounting({ id, active: id < "a" }));
  const now = Date.parse(since);
  return Response.json(
    { items: [...items, ...Array(unreadable).fill({})], meta: { total, cursor: next } },
    {
      headers: {
        Date: new Date(now).toUTCString(),
        "X-Fetched-At": new Date(now - age * 60_000).toISOString(),
      },
    },
  );
}

function problemOf(status: 400 | 503): Response {
  const problem: Problem = {
    type: "about:blank",
    title: "Failed",
    status,
    detail: "Failed.",
    code: status === 400 ? "bad-request" : "upstream-unavailable",
  };
  return Response.json(problem, {
    status,
    headers: { "Content-Type": "application/problem+json" },
  });
}

async function search(pages: Pages) {
  const { api, client } = connect(pages);
  const progress: number[] = [];
  const find = () =>
    findActiveCountings(client, {
      since,
      signal: neverAborted(),
      onPage: ({ checked }) => progress.push(checked),
    });
  const found = await find();
  return { api, client, find, found, progress, ids: idsOf(found.active) };
}

const idsOf = (countings: readonly { readonly id: string }[]) =>
  countings.map(({ id }) => id).join("");

describe("the search for active countings", () => {
  test("follows the list to its end and collects active countings", async () => {
    const { found, ids, api, progress } = await search({
      first: { ids: "Ab", next: "p2" },
      p2: { ids: "bC" },
    });
    expect(ids).toBe("AC");
    expect(found).toMatchObject({ checked: 3, total: 3, end: "list", whole: true, since });
    expect(api.requested).toEqual(["first", "p2"]);
    expect(progress).toEqual([2, 3]);
  });

  test("stops at a cursor seen before, and at a page with nothing new", async () => {
    const back = await search({ first: { ids: "A", next: "p2" }, p2: { ids: "B", next: "p2" } });
    expect(back.ids).toBe("AB");
    expect(back.found).toMatchObject({ checked: 2, end: "list", whole: false, failure: null });
    const again = await search({ first: { ids: "A", next: "p2" }, p2: { ids: "A", next: "p3" } });
    expect(again.api.requested).toHaveLength(2);
    expect(again.found).toMatchObject({ checked: 1, end: "list", whole: false });
  });

  test("continues after an empty page", async () => {
    const pages = { first: { ids: "", next: "p2" }, p2: { ids: "Abc" } };
    expect((await search(pages)).found).toMatchObject({ checked: 3, whole: true });
  });

  test("is not whole when the list ends before its stated total", async () => {
    const { found } = await search({ first: { ids: "a", total: 500 } });
    expect(found).toMatchObject({ active: [], checked: 1, total: 500, end: "list", whole: false });
  });

  test("continues after an unreadable page, and counts it", async () => {
    const { found, ids } = await search({
      first: { ids: "", unreadable: 1, next: "p2", total: 2 },
      p2: { ids: "A", total: 2 },
    });
    expect(ids).toBe("A");
    expect(found).toMatchObject({ checked: 2, unreadable: 1, whole: true });
  });

  test("has the countings found before a failure", async () => {
    const { found, ids } = await search({ first: { ids: "A", next: "p2" }, p2: 503 });
    expect(ids).toBe("A");
    const failure = { kind: "problem", code: "upstream-unavailable" };
    expect(found).toMatchObject({ end: null, whole: false, failure });
  });

  test("stops after the maximum number of pages", async () => {
    const letters = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x100 + index));
    const pages = letters.map((ids, index): [string, Page] => [
      index === 0 ? "first" : `p${index}`,
      { ids, next: `p${index + 1}` },
    ]);
    const { found, api } = await search(Object.fromEntries(pages));
    expect(api.requested).toHaveLength(50);
    expect(found).toMatchObject({ checked: 50, end: "limit", whole: false, failure: null });
  });

  test("stops at once when it is cancelled, and requests nothing more", async () => {
    const { api, client } = connect({ first: { ids: "A", next: "p2" }, p2: { ids: "B" } });
    const stop = new AbortController();
    api.onRequest = () => stop.abort();
    await expect(findActiveCountings(client, { since, signal: stop.signal })).rejects.toBe(
      stop.signal.reason,
    );
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.requested).toEqual(["first"]);
  });
});

describe("a repeated search for active countings", () => {
  const pages: Pages = {
    first: { ids: "Ab", next: "p2", total: 8 },
    p2: { ids: "cd", next: "p3", total: 8 },
    p3: { ids: "Ef", next: "p4", total: 8 },
    p4: { ids: "gh", total: 8 },
  };

  test("requests only the list's ends and pages with an active counting", async () => {
    const { api, find } = await search(pages);
    api.requested.length = 0;
    expect(idsOf((await find()).active)).toBe("AE");
    expect(api.requested).toEqual(["first", "p3", "p4"]);
  });

  test("requests every page that has become old", async () => {
    const { api, find } = await search({ ...pages, p2: { ids: "cd", next: "p3", age: 5 } });
    api.requested.length = 0;
    await find();
    expect(api.requested).toEqual(["first", "p2", "p3", "p4"]);
  });

  test("reads pages that the list has loaded", async () => {
    const { api, client } = connect(pages);
    const filter = { startedAfter: since };
    await client.fetchQuery(countingsPageQuery(client, filter, "p2"));
    await findActiveCountings(client, { since, signal: neverAborted() });
    expect(api.requested).toEqual(["p2", "first", "p3", "p4"]);
  });

  test("finds an active counting that a new one has pushed to the next page", async () => {
    const { api, find } = await search({
      first: { ids: "aB", next: "p2" },
      p2: { ids: "cd", next: "p3" },
      p3: { ids: "e" },
    });
    api.pages = {
      first: { ids: "xa", next: "p2" },
      p2: { ids: "Bc", next: "p3" },
      p3: { ids: "de" },
    };
    expect(idsOf((await find()).active)).toBe("B");
  });

  test("starts over when a cursor is refused", async () => {
    const { api, find } = await search(pages);
    // The gateway has restarted: it knows none of the old cursors.
    api.pages = {
      first: { ids: "Ab", next: "q2", total: 4 },
      q2: { ids: "Cd", total: 4 },
    };
    expect(await find()).toMatchObject({ whole: true, checked: 4, failure: null });
    // A page that is not due still leads to an old cursor.
    const known = await search({
      first: { ids: "Ab", next: "p2", total: 5 },
      p2: { ids: "c", next: "p3", total: 5 },
      p3: { ids: "De", total: 5 },
    });
    known.api.pages = {
      first: { ids: "Ab", next: "p2", total: 5 },
      p2: { ids: "c", next: "q3", total: 5 },
      q3: { ids: "De", total: 5 },
    };
    known.api.requested.length = 0;
    expect(await known.find()).toMatchObject({ whole: true, checked: 5, failure: null });
    expect(known.api.requested).toEqual(["first", "p3", "first", "p2", "q3"]);
  });

  test("fails when a cursor is refused twice, or the start is", async () => {
    const { api, find } = await search({ first: { ids: "A", next: "p2" }, p2: 400 });
    expect(api.requested).toEqual(["first", "p2", "first", "p2"]);
    api.requested.length = 0;
    api.pages = { first: 400 };
    expect(await find()).toMatchObject({ failure: { code: "bad-request" }, pages: [] });
    expect(api.requested).toEqual(["first"]);
  });
});

describe("the query of active countings", () => {
  const pages: Pages = { first: { ids: "A", next: "p2" }, p2: { ids: "B", next: "p3" }, p3: 503 };

  test("has the progress of the first search, and continues it after a failure", async () => {
    const { api, client } = connect({ ...pages });
    const query = activeCountingsQuery(client, { filter: {}, days: 0, clock });
    const ends: (string | null | undefined)[] = [];
    const observer = new QueryObserver(client, query);
    const unsubscribe = observer.subscribe(({ data }) => ends.push(idsOf(data?.active ?? [])));
    await vi.waitFor(() => expect(observer.getCurrentResult().error).toBeInstanceOf(FailureError));
    expect(observer.getCurrentResult().data).toMatchObject({ end: null, checked: 2 });
    api.pages = { ...pages, p3: { ids: "C" } };
    await observer.refetch();
    expect(observer.getCurrentResult()).toMatchObject({
      error: null,
      data: { end: "list", whole: true },
    });
    // Its results never become fewer on the way.
    expect([...ends].sort()).toEqual(ends);
    unsubscribe();
  });

  test("stays finished when a later search fails, even far down a list that has grown", async () => {
    const { api, client } = connect({ first: { ids: "A", next: "p2" }, p2: { ids: "Bc" } });
    const query = activeCountingsQuery(client, { filter: {}, days: 0, clock });
    await client.fetchQuery(query);
    api.pages = {
      first: { ids: "A", next: "p2" },
      p2: { ids: "Bc", next: "p3" },
      p3: { ids: "D", next: "p4" },
      p4: 503,
    };
    await expect(client.fetchQuery(query)).rejects.toBeInstanceOf(FailureError);
    expect(api.requested.at(-1)).toBe("p4");
    const state = client.getQueryState(query.queryKey);
    expect(state?.error).toBeInstanceOf(FailureError);
    expect(state?.data).toMatchObject({ end: "list", whole: true, checked: 3 });
  });

  test("stops when nothing reads it any more", async () => {
    const { api, client } = connect({ ...pages });
    const observer = new QueryObserver(
      client,
      activeCountingsQuery(client, { filter: {}, days: 0, clock }),
    );
    const unsubscribe = observer.subscribe(() => {});
    expect(api.requested).toEqual(["first"]);
    unsubscribe();
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(api.requested).toEqual(["first"]);
  });

  test("waits for the gateway's clock", async () => {
    const { api, client } = connect({ ...pages });
    const query = activeCountingsQuery(client, { filter: {}, days: 0, clock: null });
    const unsubscribe = new QueryObserver(client, query).subscribe(() => {});
    expect(client.isFetching()).toBe(0);
    expect(api.requested).toEqual([]);
    unsubscribe();
  });
});
