import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { type HeldLease, keepLease } from "./lease.ts";

const held: HeldLease[] = [];

afterEach(() => {
  for (const lease of held.splice(0)) lease.stop();
});

function group() {
  const stateDir = mkdtempSync(join(tmpdir(), "lease-"));
  const time = { now: 1_000_000 };
  const onFault = (sentence: string) => {
    throw new Error(sentence);
  };
  return {
    time,
    join: (owner: string) => {
      const lease = keepLease({ stateDir, onFault, now: () => time.now, owner });
      held.push(lease);
      return lease;
    },
  };
}

test("one gateway of a group has the lease, and keeps it", async () => {
  const { time, join } = group();
  const [one, other] = [join("a"), join("b")];
  await one.take();
  await other.take();
  expect([one.isHeld(), other.isHeld()]).toEqual([true, false]);
  time.now += 40_000;
  await one.take();
  time.now += 40_000;
  await other.take();
  expect([one.isHeld(), other.isHeld()]).toEqual([true, false]);
});

test("another gateway takes it within a minute after the first has gone", async () => {
  const { time, join } = group();
  const [one, other] = [join("a"), join("b")];
  await one.take();
  time.now += 59_000;
  await other.take();
  expect([one.isHeld(), other.isHeld()]).toEqual([false, true]);
});

test("a clock that was set back does not keep the lease for days", async () => {
  const { time, join } = group();
  const [one, other] = [join("a"), join("b")];
  await one.take();
  time.now -= 86_400_000;
  await other.take();
  expect(other.isHeld()).toBe(true);
});
