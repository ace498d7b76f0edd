import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HistoryState } from "#contract/history/state.ts";
import { askedVersion, historyQuery, isReading, statePeriod } from "./history-queries.ts";

describe("an archive", () => {
  const state = { archive: "on", read: 4, total: 4 } as HistoryState;

  it("reads while a count is left", () => {
    expect(isReading({ ...state, read: 3 })).toBe(true);
    expect(isReading(state)).toBe(false);
  });

  it("does not read where that is unknown, or it is off", () => {
    expect(isReading({ ...state, total: null })).toBe(false);
    expect(isReading({ ...state, archive: "off", read: 3 })).toBe(false);
  });
});

describe("the state is asked for", () => {
  const state = { archive: "on", read: 4, total: 9 } as HistoryState;

  it("often while the archive reads, or has nothing yet", () => {
    expect(statePeriod(state)).toBe(5000);
    expect(statePeriod({ ...state, read: 0, total: null })).toBe(5000);
  });

  it("seldom once it is read, where that is unknown, and where it is off", () => {
    expect(statePeriod({ ...state, total: 4 })).toBe(300_000);
    expect(statePeriod({ ...state, total: null })).toBe(300_000);
    expect(statePeriod({ ...state, archive: "off", read: 0, total: null })).toBe(300_000);
  });
});

describe("questions are asked about", () => {
  const state = { archive: "on", read: 4, total: 9, version: "2" } as HistoryState;
  const before = { version: "1", since: 1000 };

  it("the same version for half a minute while the archive reads", () => {
    expect(askedVersion(state, before, 30_999)).toBe(before);
    expect(askedVersion(state, before, 31_000)).toEqual({ version: "2", since: 31_000 });
  });

  it("each change once it is read, and the first count, at once", () => {
    const changed = { version: "2", since: 1001 };
    expect(askedVersion({ ...state, total: 4 }, before, 1001)).toEqual(changed);
    expect(askedVersion(state, { ...before, version: "" }, 1001)).toEqual(changed);
    expect(askedVersion(state, undefined, 1001)).toEqual(changed);
  });

  it("a version since it was first seen", () => {
    expect(askedVersion({ ...state, version: "1" }, before, 99_000)).toBe(before);
  });
});

describe("the former answer of a question", () => {
  const before = { countings: [], total: 0, rows: [] };
  let client: QueryClient;

  beforeEach(() => {
    client = new QueryClient();
    // Nothing is answered, so that only what stays is there.
    vi.stubGlobal("fetch", () => new Promise(() => {}));
  });
  afterEach(() => {
    client.clear();
    vi.unstubAllGlobals();
  });

  /** What is shown at once when the second question follows the first one, which is answered. */
  function shownNext(
    next: { readonly warehouse: string; readonly limit: string },
    version = "1",
  ): unknown {
    const first = historyQuery("offenders", { warehouse: "7", limit: "10" }, "1");
    client.setQueryData(first.queryKey, before);
    const observer = new QueryObserver(client, first);
    const stop = observer.subscribe(() => {});
    observer.setOptions(historyQuery("offenders", next, version));
    const { data } = observer.getCurrentResult();
    stop();
    return data;
  }

  it("stays while more rows of it load, and while a changed archive is asked", () => {
    expect(shownNext({ warehouse: "7", limit: "1000" })).toBe(before);
    expect(shownNext({ warehouse: "7", limit: "10" }, "2")).toBe(before);
  });

  it("is not shown for another warehouse", () => {
    expect(shownNext({ warehouse: "8", limit: "10" })).toBe(undefined);
  });
});
