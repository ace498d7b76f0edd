import { expect, it, vi } from "vitest";
import { lastError, visibleError } from "./last-error.ts";
import { createQueryClient } from "./query-client.ts";

const queryKey = ["sample"];
const first = new Error("first");

async function fail() {
  const client = createQueryClient();
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(first) });
  const visible = () => {
    const { data, error = null } = client.getQueryState(queryKey) ?? { data: undefined };
    return visibleError(client, queryKey, { data, error });
  };
  return { client, visible };
}

it("stays visible during a retry of the first load", async () => {
  const { client, visible } = await fail();
  expect(visible()).toBe(first);
  let answer = (_value: number) => {};
  const queryFn = () => new Promise<number>((resolve) => (answer = resolve));
  const retry = client.fetchQuery({ queryKey, queryFn });
  expect(client.getQueryState(queryKey)?.error).toBeNull();
  expect(visible()).toBe(first);
  answer(1);
  await retry;
  expect(visible()).toBeNull();
});

it("is the newest one, with its time by the monotonic clock", async () => {
  const { client, visible } = await fail();
  const second = new Error("second");
  const now = vi.spyOn(performance, "now").mockReturnValue(1e9);
  await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(second) });
  now.mockRestore();
  expect(visible()).toBe(second);
  expect(lastError(client, queryKey)).toEqual({ error: second, at: 1e9 });
});

it("is unknown for a query that never failed, or is gone", async () => {
  const { client, visible } = await fail();
  expect(lastError(client, ["other"])).toBeNull();
  client.removeQueries({ queryKey });
  expect(visible()).toBeNull();
});
