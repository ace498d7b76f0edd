import { randomBytes } from "node:crypto";
import { access, mkdir, readdir, rename, rm, rmdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A lock that is held longer belongs to a gateway that was ended midway, in milliseconds. */
const staleAfter = 10_000;

/** How long a lock is waited for, in milliseconds. */
const patience = 15_000;

/** A lock that is held. */
interface Held {
  /** Whether it is still ours: whoever was asleep for long may have lost it. */
  isOurs(): Promise<boolean>;
  free(): Promise<void>;
}

/**
 * Takes a lock that gateways on several machines respect: a folder with one file, named after who holds it. No folder
 * takes the place of one that has a file, so that only one can put its own there; and what is taken away is that file,
 * by its name, so that whoever is late can hit no lock that was taken since.
 * @throws when it cannot be had in time, or the folder around it cannot be written
 */
export async function takeLock(path: string): Promise<Held> {
  const ours = randomBytes(12).toString("hex");
  const draft = `${path}.${ours}`;
  const start = performance.now();
  await mkdir(draft, { mode: 0o700 });
  try {
    while (!(await put(draft, ours, path))) {
      // Both times are the folder's: the clocks of the machines that share it may differ.
      const { mtimeMs: now } = await stat(join(draft, ours));
      const stale = await staleHolder(path, now);
      if (stale !== undefined) await takeAway(path, stale);
      else await pause(5 + Math.random() * 20);
      if (performance.now() - start > patience) throw new Error("The lock cannot be had.");
    }
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return {
    isOurs: () => doneUnless(["ENOENT"], () => access(join(path, ours))),
    free: () => takeAway(path, ours),
  };
}

/** Puts our folder into the place of the lock; tells whether it was free. */
async function put(draft: string, ours: string, path: string): Promise<boolean> {
  // Anew with each try, since its time is that of the lock.
  await writeFile(join(draft, ours), ours, { mode: 0o600 });
  return doneUnless(["ENOTEMPTY", "EEXIST"], () => rename(draft, path));
}

/**
 * Who holds a lock that is stale; no two holders have the same name. `undefined` while it is not.
 * @param now by the clock of the folder, in milliseconds since 1970
 */
export async function staleHolder(path: string, now: number): Promise<string | undefined> {
  let stale: string | undefined;
  await doneUnless(["ENOENT"], async () => {
    const [holder] = await readdir(path);
    if (holder === undefined) return;
    const { mtimeMs } = await stat(join(path, holder));
    if (now - mtimeMs > staleAfter) stale = holder;
  });
  return stale;
}

/** Takes away the lock of that holder, and no other. */
export async function takeAway(path: string, holder: string): Promise<void> {
  await rm(join(path, holder), { force: true });
  // Empty it is free; it goes for tidiness, unless somebody has it already.
  await doneUnless(["ENOENT", "ENOTEMPTY", "EEXIST"], () => rmdir(path));
}

/**
 * Tells whether it could be done; `false` where it failed with one of those codes.
 * @throws what it fails with otherwise
 */
async function doneUnless(codes: readonly string[], work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (codes.includes(code)) return false;
    throw error;
  }
}
