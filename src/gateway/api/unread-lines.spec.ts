import { expect, test } from "vitest";
import { createUnreadLines } from "./unread-lines.ts";

/** The reading of these countings, and what it has read. */
function readingOf(...ids: string[]) {
  const read: string[] = [];
  const viewers = { wait: false };
  const lines = createUnreadLines({
    next: () => ids[0] ?? null,
    read: async (id) => {
      read.push(ids.shift() ?? "");
      if (id === "broken") throw new Error("The lines cannot be read.");
    },
    isBusy: () => viewers.wait,
  });
  return { lines, read, viewers };
}

test("countings that are not read because viewers wait are read after a later list", async () => {
  const { lines, read, viewers } = readingOf("a", "b");
  viewers.wait = true;
  lines.begin();
  await lines.settled();
  expect(read).toEqual([]);
  viewers.wait = false;
  lines.begin();
  await lines.settled();
  expect(read).toEqual(["a", "b"]);
});

test("a failure leaves the other countings to a later list", async () => {
  const { lines, read } = readingOf("broken", "a");
  lines.begin();
  await lines.settled();
  expect(read).toEqual(["broken"]);
  lines.begin();
  await lines.settled();
  expect(read).toEqual(["broken", "a"]);
});

test("without a counting to read, nothing is waited for", async () => {
  const { lines } = readingOf();
  lines.begin();
  const settled = lines.settled().then(() => "settled");
  const later = new Promise((resolve) => setImmediate(resolve, "later"));
  expect(await Promise.race([settled, later])).toBe("settled");
});
