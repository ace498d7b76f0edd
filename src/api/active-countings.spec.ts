import { expect, test } from "vitest";
import { neverAborted } from "#testing/connected-store.ts";
import { aCounting } from "#testing/samples.ts";
import { FailureError } from "#transport/failure.ts";
import { findActiveCountings } from "./active-countings.ts";
import type { CountingsPage } from "./countings-page.ts";

const since = "2026-01-01T00:00:00.000Z";

function pageOf(
  countings: readonly (readonly [id: string, active: boolean])[],
  next: string | null,
  faults: CountingsPage["faults"] = [],
  total = 3,
): CountingsPage {
  return {
    items: countings.map(([id, active]) => aCounting({ id, active })),
    faults,
    total,
    next,
    freshness: { fetchedAt: 0, now: 0, at: 0 },
    tag: null,
    transferTime: 1,
  };
}

/** Follows pages by their cursors, and records the requests. */
async function walk(pages: Readonly<Record<string, CountingsPage | Error>>) {
  const asked: unknown[] = [];
  const heard: number[] = [];
  const found = await findActiveCountings(
    since,
    neverAborted(),
    ({ checked }) => heard.push(checked),
    async (filter, cursor) => {
      asked.push([filter, cursor]);
      const page = pages[cursor ?? "first"];
      if (page === undefined || page instanceof Error) throw page;
      return page;
    },
  );
  return { found, asked, heard, ids: found.active.map(({ id }) => id) };
}

test("follows the list to its end and collects active countings", async () => {
  const { found, ids, asked, heard } = await walk({
    first: pageOf(
      [
        ["a", true],
        ["b", false],
      ],
      "p2",
    ),
    p2: pageOf(
      [
        ["b", false],
        ["c", true],
      ],
      null,
    ),
  });
  expect(ids).toEqual(["a", "c"]);
  expect(found).toMatchObject({ checked: 3, total: 3, whole: true, failure: null, since });
  expect(asked).toEqual([
    [{ startedAfter: since }, null],
    [{ startedAfter: since }, "p2"],
  ]);
  expect(heard).toEqual([2, 3]);
});

test("stops at a cursor seen before, and at a page with nothing new", async () => {
  const back = await walk({ first: pageOf([["a", true]], "p2"), p2: pageOf([["b", true]], "p2") });
  expect(back.ids).toEqual(["a", "b"]);
  expect(back.found).toMatchObject({ checked: 2, total: 3, whole: false, failure: null });
  const same = pageOf([["a", true]], "p2");
  const again = await walk({ first: same, p2: { ...same, next: "p3" } });
  expect(again.asked).toHaveLength(2);
  expect(again.ids).toEqual(["a"]);
  expect(again.found).toMatchObject({ checked: 1, whole: false });
});

test("is not whole when the list ends before its stated total", async () => {
  const { found } = await walk({ first: pageOf([["a", false]], null, [], 500) });
  expect(found).toMatchObject({ active: [], checked: 1, total: 500, whole: false });
});

test("continues after an unreadable page, and counts it", async () => {
  const { found, ids } = await walk({
    first: pageOf([], "p2", [{ position: 0, field: "id" }], 2),
    p2: pageOf([["a", true]], null, [], 2),
  });
  expect(ids).toEqual(["a"]);
  expect(found).toMatchObject({ checked: 2, unreadable: 1, whole: true });
});

test("keeps what it found before a failure", async () => {
  const failure = { kind: "unreachable", path: "/api/v1/countings" } as const;
  const { found, ids } = await walk({
    first: pageOf([["a", true]], "p2"),
    p2: new FailureError(failure),
  });
  expect(ids).toEqual(["a"]);
  expect(found).toMatchObject({ whole: false, failure });
});

test("stops after the maximum number of pages", async () => {
  let pages = 0;
  const found = await findActiveCountings(
    since,
    neverAborted(),
    () => {},
    async () => {
      pages += 1;
      return pageOf([[`c-${pages}`, true]], `p${pages}`);
    },
  );
  expect(found).toMatchObject({ checked: 50, whole: false, failure: null });
});
