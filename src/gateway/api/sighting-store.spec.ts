import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stateDir } from "#gateway/testing/access.ts";
import { get, json, testGateway } from "#gateway/testing/gateway.ts";
import { aCounting } from "#testing/samples.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout"] }));
afterEach(() => void vi.useRealTimers());

const start = Date.UTC(2026, 0, 5, 6);
const minute = 60_000;

/** A gateway that starts after some minutes, and its list's one counting then. */
async function listedBy(directory: string, minutes: number, counted: number) {
  vi.setSystemTime(start + minutes * minute);
  const counting = aCounting({
    startedAt: "2026-01-05T05:00:00.000Z",
    totalProductsCounted: counted,
  });
  const upstream = async () => json({ items: [counting], meta: { total: 1 } });
  const { gateway, lines } = testGateway(upstream, {}, undefined, undefined, directory);
  const [listed] = (await (await get(gateway, "/api/v1/countings")).json()).items;
  const unchanged = (listed.countRecord.lastChange - start) / minute;
  return { unchanged, notes: lines.filter((line) => line.includes("counts.json")) };
}

const textIn = (directory: string) =>
  existsSync(join(directory, "counts.json"))
    ? readFileSync(join(directory, "counts.json"), "utf8")
    : null;

/** Waits until a change is written. */
async function written(directory: string): Promise<void> {
  const before = textIn(directory);
  vi.advanceTimersByTime(10_000);
  await expect.poll(() => textIn(directory)).not.toBe(before);
}

test("a gateway knows what the one before it saw", async () => {
  const directory = stateDir();
  expect((await listedBy(directory, 0, 80)).unchanged).toBe(0);
  await written(directory);
  expect(statSync(join(directory, "counts.json")).mode & 0o777).toBe(0o600);
  expect(await listedBy(directory, 600, 80)).toEqual({ unchanged: 0, notes: [] });
  expect((await listedBy(directory, 700, 81)).unchanged).toBe(700);
});

test("a file of an earlier version is left out without a word", async () => {
  const directory = stateDir();
  writeFileSync(join(directory, "counts.json"), '{"version":1,"counts":[["a",80,1,2]]}');
  expect(await listedBy(directory, 60, 80)).toEqual({ unchanged: 60, notes: [] });
});

test("what a wrong clock saw in the future is forgotten", async () => {
  const directory = stateDir();
  await listedBy(directory, 5000, 80);
  await written(directory);
  expect((await listedBy(directory, 60, 80)).unchanged).toBe(60);
});

test("the changes of some seconds are written together", async () => {
  const directory = stateDir();
  await listedBy(directory, 0, 80);
  expect(readdirSync(directory)).toEqual([]);
  await written(directory);
  expect(JSON.parse(textIn(directory) ?? "").counts).toHaveLength(1);
});

test.each(["", "{", '{"version":3,"counts":[]}', '{"version":2,"counts":[["a",80,"x",0]]}'])(
  "a file with %s is as good as none, which the log says",
  async (text) => {
    const directory = stateDir();
    writeFileSync(join(directory, "counts.json"), text);
    const { unchanged, notes } = await listedBy(directory, 60, 80);
    expect(unchanged).toBe(60);
    expect(notes).toEqual([expect.stringContaining("counts.json cannot be read")]);
    await written(directory);
    expect((await listedBy(directory, 90, 80)).unchanged).toBe(60);
  },
);
