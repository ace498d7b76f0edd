import { randomBytes } from "node:crypto";
import { link, open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
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
 * Takes a lock that gateways on several machines respect: a file that only one of them can make.
 * @throws when it cannot be had in time, or the folder cannot be written
 */
export async function lockFile(path: string): Promise<Held> {
  const ours = randomBytes(12).toString("hex");
  const start = performance.now();
  while (!(await make(path, ours))) {
    const stale = await staleText(path);
    if (stale !== undefined) await takeAway(path, stale);
    else await pause(5 + Math.random() * 20);
    if (performance.now() - start > patience) throw new Error("The lock cannot be had.");
  }
  const isOurs = async () => (await textOf(path)) === ours;
  return {
    isOurs,
    async free() {
      if (await isOurs()) await rm(path, { force: true });
    },
  };
}

async function make(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, "wx", 0o600);
    await file.writeFile(text).finally(() => file.close());
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

/**
 * The text of a lock that is stale; no two locks have the same. `undefined` while it is not. Both times are the
 * folder's: the clocks of the machines that share it may differ.
 */
export async function staleText(path: string): Promise<string | undefined> {
  const probe = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const { text, mtimeMs } = await lookAt(path);
    // A look at the time is a write, so that it is taken only where age is likely.
    if (Math.abs(Date.now() - mtimeMs) < staleAfter / 2) return undefined;
    await writeFile(probe, "", { mode: 0o600 });
    return (await stat(probe)).mtimeMs - mtimeMs > staleAfter ? text : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  } finally {
    await rm(probe, { force: true });
  }
}

/** Text and age of one and the same file, whatever takes its place meanwhile. */
async function lookAt(path: string): Promise<{ text: string; mtimeMs: number }> {
  const file = await open(path, "r");
  try {
    const { mtimeMs } = await file.stat();
    return { text: await file.readFile("utf8"), mtimeMs };
  } finally {
    await file.close();
  }
}

/**
 * Takes a stale lock away. Several may find it stale at once: only one of them gets hold of that very file, and the
 * lock that was taken anew meanwhile stays, or is put back.
 * @param stale the text of the one that was found stale
 */
export async function takeAway(path: string, stale: string): Promise<void> {
  if ((await textOf(path)) !== stale) return;
  const aside = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    await rename(path, aside);
    if ((await textOf(aside)) !== stale) await link(aside, path);
  } catch (error) {
    if (!["ENOENT", "EEXIST"].includes(codeOf(error) ?? "")) throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
