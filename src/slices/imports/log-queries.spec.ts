import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Hits } from "./log/find-hits.ts";
import { splitLines } from "./log/log-text.ts";
import type { OpenLog } from "./log/open-log.ts";
import { logSearchQuery } from "./log-queries.ts";

const found: Hits = {
  offsets: Uint32Array.of(0),
  ends: Uint32Array.of(3),
  lines: Uint32Array.of(0),
};

/** A log in which "row" is found at once and any other search never ends. */
function aLog(readAt: number): OpenLog {
  return {
    ...splitLines("row 1"),
    bytes: 5,
    maxLength: 5,
    readAt,
    search: (wanted) => (wanted === "row" ? Promise.resolve(found) : new Promise(() => {})),
    groups: () => new Promise(() => {}),
    file: () => new Promise(() => {}),
    close: () => {},
  };
}

test("hits stay visible until the next text's arrive, marked as those of another text", async () => {
  const log = aLog(1);
  const observer = new QueryObserver(new QueryClient(), logSearchQuery("a", log, "row"));
  const end = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(found);
  observer.setOptions(logSearchQuery("a", log, "ro"));
  expect(observer.getCurrentResult()).toMatchObject({ data: found, isPlaceholderData: true });
  end();
});

test("hits of one load of the log do not stay for another", async () => {
  const observer = new QueryObserver(new QueryClient(), logSearchQuery("a", aLog(1), "row"));
  const end = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBe(found);
  observer.setOptions(logSearchQuery("a", aLog(2), "ro"));
  expect(observer.getCurrentResult().data).toBeUndefined();
  end();
});

test("the empty text has no hits and sends no request", async () => {
  const silent = { ...aLog(1), search: () => Promise.reject(new Error("asked")) };
  const { lines } = await new QueryClient().fetchQuery(logSearchQuery("a", silent, ""));
  expect(lines).toHaveLength(0);
});
