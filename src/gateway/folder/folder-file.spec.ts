import { execFileSync } from "node:child_process";
import { lstatSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stateDir } from "#gateway/testing/access.ts";
import { openFolderFile } from "./folder-file.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);

function openFile() {
  const directory = stateDir();
  const path = join(directory, "numbers.json");
  writeFileSync(path, "[1]");
  const parse = vi.fn((value: unknown) => value as readonly number[]);
  const effects = { read: "", write: "", removed: "" };
  const kind = { name: "numbers", empty: [], parse, problem: "shares-unusable", effects } as const;
  const file = openFolderFile<readonly number[]>(directory, kind, () => {});
  /** Changes whenever something is created in the folder, such as a lock. */
  const touched = () => statSync(directory, { bigint: true }).mtimeNs;
  return { file, path, parse, touched };
}

test("checks read the file each time, and take its lock once in five seconds", async () => {
  const { file, path, touched } = openFile();
  const before = touched();
  expect(await file.check()).toBeUndefined();
  const first = touched();
  expect(first).toBeGreaterThan(before);
  for (let at = 0; at < 4900; at += 350) {
    expect(await file.check()).toBeUndefined();
    pass(350);
  }
  expect(touched()).toBe(first);
  writeFileSync(path, "[1");
  expect((await file.check())?.detail).toContain("numbers.json cannot be read");
  writeFileSync(path, "[1]");
  pass(350);
  expect(await file.check()).toBeUndefined();
  expect(touched()).toBeGreaterThan(first);
});

test("a file that was not changed is not parsed again", async () => {
  const { file, parse } = openFile();
  await file.check();
  await file.change((state) => [state, undefined]);
  const { length } = parse.mock.calls;
  for (let times = 0; times < 5; times += 1) {
    pass(300);
    expect(await file.read()).toEqual([1]);
  }
  expect(parse).toHaveBeenCalledTimes(length);
});

test("a change is read where the file was replaced since", async () => {
  const { file, path } = openFile();
  await file.change((state) => [[...state, 2], undefined]);
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual([1, 2]);
  writeFileSync(path, "[3]");
  pass(300);
  expect(await file.read()).toEqual([3]);
});

test("a link to a file that is not there is unreadable, not empty, until the file is back", async () => {
  const { file, path } = openFile();
  const target = `${path}.elsewhere`;
  rmSync(path);
  symlinkSync(target, path);
  await expect(file.read()).rejects.toThrow(/numbers\.json cannot be read \(ENOENT\).*mount/);
  await expect(file.change(() => [[2], undefined])).rejects.toThrow(/numbers\.json cannot be/);
  expect(lstatSync(path).isSymbolicLink()).toBe(true);
  writeFileSync(target, "[3]");
  expect(await file.read()).toEqual([3]);
});

test.runIf(process.platform !== "win32")("a pipe is unreadable at once", async () => {
  const { file, path } = openFile();
  rmSync(path);
  execFileSync("mkfifo", [path]);
  await expect(file.read()).rejects.toThrow(/numbers\.json cannot be read \(it is a pipe/);
  await expect(file.change(() => [[2], undefined])).rejects.toThrow(
    /cannot be read \(it is a pipe/,
  );
});
