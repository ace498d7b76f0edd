import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { type FileHandle, open as openFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { takeLock } from "#gateway/folder/folder-lock.ts";
import { stateDir } from "#gateway/testing/access.ts";
import type { State } from "./state.ts";
import { openStateFile } from "./state-file.ts";

const faults: string[] = [];
const open = (directory: string) => openStateFile(directory, (sentence) => faults.push(sentence));
const addOne = (state: State) => [{ ...state, epoch: state.epoch + 1 }, state.epoch] as const;

describe("two gateways on one folder", () => {
  test("lose no concurrent change", async () => {
    const directory = stateDir();
    const gateways = [open(directory), open(directory), open(directory)];
    const work = Array.from({ length: 60 }, (_, n) => gateways[n % 3]?.change(addOne));
    const results = await Promise.all(work);
    expect(new Set(results).size).toBe(60);
    expect((await open(directory).read()).epoch).toBe(60);
    expect(readdirSync(directory)).toEqual(["shares.json"]);
    expect(statSync(join(directory, "shares.json")).mode & 0o777).toBe(0o600);
  });

  test("see each other's changes soon, and their own at once", async () => {
    const directory = stateDir();
    const [a, b] = [open(directory), open(directory)];
    expect((await b.read()).epoch).toBe(0);
    await a.change(addOne);
    expect((await a.read()).epoch).toBe(1);
    await expect.poll(async () => (await b.read()).epoch, { timeout: 5000 }).toBe(1);
  });

  test("read their own change although a slow read began before it", async () => {
    const directory = stateDir();
    const path = join(directory, "shares.json");
    writeFileSync(path, JSON.stringify({ version: 1, epoch: 0, shares: [] }));
    const file = open(directory);
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const handle = await openFile(path);
    const { readFile } = handle;
    const reading = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "readFile");
    onTestFinished(() => reading.mockRestore());
    await handle.close();
    const begun = new Promise<void>((resolve) => {
      reading.mockImplementationOnce(async function (this: FileHandle) {
        resolve();
        await finished;
        return readFile.call(this);
      });
    });
    const slow = file.read();
    await begun;
    await file.change(addOne);
    const next = file.read();
    finish();
    expect((await slow).epoch).toBe(0);
    expect((await next).epoch).toBe(1);
    expect((await file.read()).epoch).toBe(1);
  });

  test("do not wait for one that was terminated while it wrote", async () => {
    const directory = stateDir();
    const holder = join(directory, "shares.lock", "gone");
    mkdirSync(join(holder, ".."));
    writeFileSync(holder, "");
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(holder, longAgo, longAgo);
    const [a, b] = [open(directory), open(directory)];
    await Promise.all([a.change(addOne), b.change(addOne), a.change(addOne)]);
    expect((await open(directory).read()).epoch).toBe(3);
    expect(readdirSync(directory)).toEqual(["shares.json"]);
  });

  test("wait for one that writes", async () => {
    const directory = stateDir();
    const held = await takeLock(join(directory, "shares.lock"));
    let isDone = false;
    const change = open(directory)
      .change(addOne)
      .then(() => {
        isDone = true;
      });
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([isDone, await held.isHeld()]).toEqual([false, true]);
    await held.release();
    await change;
    expect((await open(directory).read()).epoch).toBe(1);
  });
});

test("changes that wait for the lock are written together, in any order", async () => {
  const directory = stateDir();
  const file = open(directory);
  const held = await takeLock(join(directory, "shares.lock"));
  const first = file.change(addOne);
  const others = Array.from({ length: 500 }, () => file.change(addOne));
  const failing = expect(
    file.change(() => {
      throw new TypeError("as it happens");
    }),
  ).rejects.toThrow();
  const urgent = file.change(addOne);
  await held.release();
  await first;
  // All waiting changes are written together.
  await others[0];
  expect((await open(directory).read()).epoch).toBe(502);
  expect(await urgent).toBe(501);
  await failing;
  expect(new Set(await Promise.all(others)).size).toBe(500);
});

describe("an unreadable state", () => {
  test.each(["{", "[]", '{"version":2}', ""])("opens nothing: %s", async (text) => {
    const directory = stateDir();
    const path = join(directory, "shares.json");
    writeFileSync(path, text);
    faults.length = 0;
    const file = open(directory);
    await expect(file.read()).rejects.toMatchObject({ problem: { status: 503 } });
    // It is not overwritten, because it may still be repaired.
    await expect(file.change(addOne)).rejects.toMatchObject({ problem: { status: 503 } });
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(faults[0]).toMatch(/^STATE_DIR: shares\.json cannot be read/);
  });

  test("leaves the last known state, including the last write", async () => {
    const directory = stateDir();
    const file = open(directory);
    await file.read();
    await file.change(addOne);
    writeFileSync(join(directory, "shares.json"), "{");
    await expect.poll(() => file.read().catch(() => null)).toBeNull();
    expect((await file.readLatest()).epoch).toBe(1);
  });

  test("is read again once it can be", async () => {
    const directory = stateDir();
    const path = join(directory, "shares.json");
    mkdirSync(path);
    const file = open(directory);
    await expect(file.read()).rejects.toThrow();
    rmSync(path, { recursive: true });
    expect((await file.read()).epoch).toBe(0);
  });

  test("in a missing folder is reported", async () => {
    const directory = stateDir();
    const file = open(directory);
    rmSync(directory, { recursive: true });
    await vi.waitFor(async () => {
      await expect(file.change(addOne)).rejects.toMatchObject({ problem: { status: 503 } });
    });
  });
});

test("an error in a change is thrown, and changes nothing", async () => {
  const file = open(stateDir());
  await file.change(addOne);
  const failing = file.change(() => {
    throw new TypeError("as it happens");
  });
  await expect(failing).rejects.toThrow();
  expect((await file.read()).epoch).toBe(1);
  expect(await file.change(addOne)).toBe(1);
});
