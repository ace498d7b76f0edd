import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { stateDir } from "#gateway/testing/access.ts";
import { removeLock, staleHolder, takeLock } from "./folder-lock.ts";
import { makeName } from "./maker.ts";

/** A lock of a gateway that was terminated a minute ago. */
function staleLock(directory: string): string {
  const path = join(directory, "lock");
  mkdirSync(path);
  writeFileSync(join(path, "gone"), "");
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(join(path, "gone"), longAgo, longAgo);
  return path;
}

describe("a lock", () => {
  test("is held by one holder at a time, and leaves no files", async () => {
    const directory = stateDir();
    const path = join(directory, "lock");
    const first = await takeLock(path);
    let isSecond = false;
    const second = takeLock(path).then((held) => {
      isSecond = true;
      return held;
    });
    for (let n = 0; n < 20; n += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([isSecond, await first.isHeld()]).toEqual([false, true]);
    await first.release();
    const held = await second;
    expect([await first.isHeld(), await held.isHeld()]).toEqual([false, true]);
    // Freeing a lock twice does not free another holder's.
    await first.release();
    expect(await held.isHeld()).toBe(true);
    await held.release();
    expect(readdirSync(directory)).toEqual([]);
  });

  test("of a terminated holder is removed only once", async () => {
    const path = staleLock(stateDir());
    expect(await staleHolder(path, Date.now())).toBe("gone");
    await removeLock(path, "gone");
    const held = await takeLock(path);
    // A late holder finds its stale lock replaced and leaves the new one.
    await removeLock(path, "gone");
    expect(await held.isHeld()).toBe(true);
    expect(await staleHolder(path, Date.now())).toBeUndefined();
  });

  test("is as old as the attempt that took it, regardless of the wait", async () => {
    const directory = stateDir();
    const path = join(directory, "lock");
    const first = await takeLock(path);
    const second = takeLock(path);
    const draftOf = () => readdirSync(directory).find((name) => name.startsWith("lock."));
    const ownName = await vi.waitUntil(() => {
      const name = draftOf()?.slice("lock.".length);
      return name !== undefined && existsSync(join(`${path}.${name}`, name)) && name;
    }, 30_000);
    const longAgo = new Date(Date.now() - 60_000);
    utimesSync(join(`${path}.${ownName}`, ownName), longAgo, longAgo);
    await first.release();
    expect(await (await second).isHeld()).toBe(true);
    expect(await staleHolder(path, Date.now())).toBeUndefined();
  });

  test("that was emptied by a terminated holder is free", async () => {
    const path = join(stateDir(), "lock");
    mkdirSync(path);
    const held = await takeLock(path);
    expect(await held.isHeld()).toBe(true);
  });

  test.each([2, 3600, 10 * 365 * 24 * 3600])(
    "of a time that lies %i s ahead is stale, since the clock was set back",
    async (seconds) => {
      const path = staleLock(stateDir());
      const ahead = Date.now() / 1000 + seconds;
      utimesSync(join(path, "gone"), ahead, ahead);
      expect(await staleHolder(path, Date.now())).toBe("gone");
      expect(await (await takeLock(path)).isHeld()).toBe(true);
    },
  );

  test("of a process that has ended is stale at once", async () => {
    const directory = stateDir();
    const path = join(directory, "lock");
    const { pid } = spawnSync(process.execPath, ["--version"]);
    const ended = makeName().replace(`-${process.pid}-`, `-${pid}-`);
    const earlier = makeName().replace(/-[0-9a-f]{8}-/, "-00000000-");
    const elsewhere = ended.replace(/^[0-9a-f]{12}/, "0".repeat(12));
    const holderOf = (name: string) => {
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, name), "");
      return staleHolder(path, Date.now());
    };
    expect(await holderOf(elsewhere)).toBeUndefined();
    await removeLock(path, elsewhere);
    // A container's first process has the same id after every start.
    expect(await holderOf(earlier)).toBe(earlier);
    await removeLock(path, earlier);
    expect(await holderOf(ended)).toBe(ended);
    await (await takeLock(path)).release();
    expect(readdirSync(directory)).toEqual([]);
  });

  // Many rounds, because a race needs two to find the lock stale at the same moment.
  test("is never held by two of twenty that find it stale at once", async () => {
    for (let round = 0; round < 10; round += 1) {
      const directory = stateDir();
      const path = staleLock(directory);
      let holders = 0;
      let most = 0;
      const hold = async () => {
        const held = await takeLock(path);
        holders += 1;
        most = Math.max(most, holders);
        await new Promise((resolve) => setImmediate(resolve));
        expect(await held.isHeld()).toBe(true);
        holders -= 1;
        await held.release();
      };
      await Promise.all(Array.from({ length: 20 }, hold));
      expect([most, readdirSync(directory)]).toEqual([1, []]);
    }
  });

  test.each([
    [2, undefined],
    [4, "gone"],
  ])(
    "of another machine that was renewed %i s ago has the stale holder %s",
    async (age, holder) => {
      const path = staleLock(stateDir());
      const at = Date.now() / 1000 - age;
      utimesSync(join(path, "gone"), at, at);
      expect(await staleHolder(path, Date.now())).toBe(holder);
    },
  );

  test("is renewed while it is held", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const directory = stateDir();
    const path = join(directory, "lock");
    const held = await takeLock(path);
    const [name = ""] = readdirSync(path);
    for (let times = 0; times < 3; times += 1) {
      const longAgo = new Date(Date.now() - 60_000);
      utimesSync(join(path, name), longAgo, longAgo);
      expect(await staleHolder(path, Date.now())).toBe(name);
      vi.advanceTimersByTime(1000);
      await expect.poll(() => staleHolder(path, Date.now()), { timeout: 5000 }).toBeUndefined();
    }
    await held.release();
    expect(vi.getTimerCount()).toBe(0);
    expect(readdirSync(directory)).toEqual([]);
  });

  test("that was lost is not made again", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    onTestFinished(() => void vi.useRealTimers());
    const path = join(stateDir(), "lock");
    const lost = await takeLock(path);
    const [name = ""] = readdirSync(path);
    await removeLock(path, name);
    const held = await takeLock(path);
    vi.advanceTimersByTime(1000);
    await lost.release();
    expect([await lost.isHeld(), await held.isHeld()]).toEqual([false, true]);
    await held.release();
  });

  test("in a missing folder fails at once", async () => {
    const path = join(stateDir(), "none", "lock");
    await expect(takeLock(path)).rejects.toMatchObject({ code: "ENOENT" });
  });
});
