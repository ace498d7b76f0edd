import { expect, it } from "vitest";
import { isReachable } from "./is-reachable.ts";

it("requires an answer within the timeout", async () => {
  const by = (fetcher: typeof fetch) => isReachable("/version", fetcher);
  expect(await by(async () => new Response("{}"))).toBe(true);
  expect(await by(async () => new Response("", { status: 503 }))).toBe(false);
  expect(await by(() => Promise.reject(new TypeError("Failed to fetch")))).toBe(false);
  let signal: AbortSignal | null | undefined;
  await by(async (_, init) => {
    signal = init?.signal;
    return new Response();
  });
  expect(signal).toBeInstanceOf(AbortSignal);
});
