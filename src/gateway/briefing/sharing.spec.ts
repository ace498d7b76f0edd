import { expect, test } from "vitest";
import { createSharing } from "./sharing.ts";

/** Work that ends on request. */
function controlled() {
  const share = createSharing<string>();
  const begun: { signal: AbortSignal; end: (value: string) => void }[] = [];
  const want = (signal: AbortSignal, key = "a") =>
    share(key, signal, (own) => new Promise((end) => begun.push({ signal: own, end })));
  return { want, begun };
}

const { signal } = new AbortController();

test("work is done once for all who wait, and again afterwards", async () => {
  const { want, begun } = controlled();
  const both = Promise.all([want(signal), want(signal)]);
  begun[0]?.end("first");
  expect(await both).toEqual(["first", "first"]);
  const later = want(signal);
  begun[1]?.end("second");
  expect(await later).toBe("second");
  expect(begun).toHaveLength(2);
});

test("work goes on while somebody waits, and ends with the last", async () => {
  const { want, begun } = controlled();
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [want(one.signal), want(other.signal)];
  one.abort();
  await expect(both[0]).rejects.toThrow("closed the connection");
  expect(begun[0]?.signal.aborted).toBe(false);
  other.abort();
  await expect(both[1]).rejects.toThrow("closed the connection");
  expect(begun[0]?.signal.aborted).toBe(true);
  const later = want(signal);
  begun[1]?.end("again");
  expect(await later).toBe("again");
});

test("a failure reaches all who wait, and is not kept", async () => {
  const share = createSharing<string>();
  const fail = () => share("a", signal, () => Promise.reject(new Error("broken")));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow("broken");
  expect(await share("a", signal, async () => "whole")).toBe("whole");
});
