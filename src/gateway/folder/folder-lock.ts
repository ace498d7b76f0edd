import { constants } from "node:fs";
import { access, mkdir, open, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { errorName } from "./error-name.ts";
import { hasMakerEnded, makeName } from "./maker.ts";

/** How often a holder renews its lock, in milliseconds. */
const renewMs = 1000;

/** An older lock belongs to a gateway that was terminated or suspended, in milliseconds. */
const staleMs = 3 * renewMs;

/** A lock that is newer than now by more than this, in milliseconds, was taken before the clock was set back. */
const aheadMs = 1000;

/** Timeout for taking the lock, in milliseconds. */
const timeoutMs = 15_000;

/** Another gateway kept the lock until the timeout. */
class LockHeld extends Error {
  override readonly name = `its lock has been held for ${timeoutMs / 1000} s`;
}

interface HeldLock {
  /** Whether the lock is still ours: a process that was suspended may have lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

/**
 * Takes a lock that works across machines: a folder with one file, named after its holder. A rename cannot replace a
 * folder that has a file, so that only one holder succeeds; and a lock is removed by its file's name, so that a late
 * removal cannot hit a newer lock. Its holder renews it, so that others need not wait long for one that has ended.
 * @throws on timeout, or when the folder around it is not writable
 */
export async function takeLock(path: string): Promise<HeldLock> {
  const ownName = makeName();
  const draft = `${path}.${ownName}`;
  const start = performance.now();
  await mkdir(draft, { mode: 0o700 });
  try {
    while (!(await tryToTake(draft, ownName, path))) {
      // Both times are the file system's: the clocks of the machines that share it may differ.
      const { mtimeMs: now } = await stat(join(draft, ownName));
      const stale = await staleHolder(path, now);
      if (stale !== undefined) await removeLock(path, stale);
      else await pause(5 + Math.random() * 20);
      if (performance.now() - start > timeoutMs) {
        throw new LockHeld();
      }
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  const file = join(path, ownName);
  let renewing = Promise.resolve();
  const renewals = setInterval(() => {
    renewing = renewing.then(() => renew(file, ownName));
  }, renewMs).unref();
  return {
    isHeld: () => succeedsUnless(["ENOENT"], () => access(file)),
    async release() {
      clearInterval(renewals);
      // A network disk keeps an open file under another name, which would keep the folder.
      await renewing;
      await removeLock(path, ownName);
    },
  };
}

/** Renames our folder to the lock's path; returns whether the lock was free. */
async function tryToTake(draft: string, ownName: string, path: string): Promise<boolean> {
  // Written before each attempt, since the file's time is the lock's.
  await writeFile(join(draft, ownName), ownName, { mode: 0o600 });
  return succeedsUnless(["ENOTEMPTY", "EEXIST"], () => rename(draft, path));
}

/** Sets the lock's time by the clock of the file system. A lock that was lost is not made again. */
async function renew(file: string, ownName: string): Promise<void> {
  try {
    const handle = await open(file, "r+");
    try {
      await handle.write(ownName, 0);
    } finally {
      await handle.close();
    }
  } catch {
    // The holder learns from `isHeld` what has become of its lock.
  }
}

/**
 * The holder of a stale lock, a unique name; `undefined` while it is not stale.
 * @param now by the clock of the file system, in milliseconds since 1970
 */
export async function staleHolder(path: string, now: number): Promise<string | undefined> {
  let stale: string | undefined;
  await succeedsUnless(["ENOENT"], async () => {
    const [holder] = await readdir(path);
    if (holder === undefined) return;
    const mtimeMs = await renewedAt(join(path, holder));
    const age = now - mtimeMs;
    if (age > staleMs || age < -aheadMs || hasMakerEnded(holder)) stale = holder;
  });
  return stale;
}

/** When the lock was taken or renewed last, in milliseconds since 1970. */
async function renewedAt(file: string): Promise<number> {
  // A network disk may know an older time until the file is opened. A pipe would wait for a writer without the flag.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK).catch(() => undefined);
  await handle?.close();
  return (await stat(file)).mtimeMs;
}

/** Removes the lock of that holder only. */
export async function removeLock(path: string, holder: string): Promise<void> {
  await rm(join(path, holder), { recursive: true, force: true });
  // An empty folder counts as free; another holder may have taken it already.
  await succeedsUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], () => rmdir(path));
}

/**
 * Returns whether the work succeeded; `false` when it failed with one of the codes.
 * @throws any other error
 */
async function succeedsUnless(
  codes: readonly string[],
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (codes.includes(errorName(error))) return false;
    throw error;
  }
}
