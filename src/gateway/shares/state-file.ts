import { randomBytes } from "node:crypto";
import { open, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ProblemError } from "#gateway/problem.ts";
import { takeLock } from "./folder-lock.ts";
import { emptyState, type State, stateSchema } from "./state.ts";

/** What gateways with the same folder know together. */
export interface StateFile {
  /**
   * What is there, a second old at most.
   * @throws ProblemError while the folder cannot be read: nobody knows then what was taken back
   */
  read(): Promise<State>;
  /**
   * Changes it, one gateway after the other.
   * @param work returns what is to be there, and the result; the same state is not written again
   * @throws ProblemError; whatever `work` throws
   */
  change<T>(work: (state: State) => readonly [State, T]): Promise<T>;
}

/** How long what was read is taken for what is there, in milliseconds. */
const freshFor = 1000;

interface Known {
  readonly state: State;
  /** Tells one version of the file from another. */
  readonly version: string;
  readonly at: number;
}

/** @param onFault told why it could not be read or written */
export function openStateFile(stateDir: string, onFault: (sentence: string) => void): StateFile {
  const path = join(stateDir, "shares.json");
  let known: Known | undefined;
  let reading: Promise<Known> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  const look = async (): Promise<Known> => {
    const at = performance.now();
    const version = await versionOf(path);
    const state = version === known?.version ? known.state : await stateIn(path);
    known = { state, version, at };
    return known;
  };
  const failed = (doing: string, error: unknown): never => {
    if (error instanceof ProblemError) throw error;
    onFault(`STATE_DIR: shares.json cannot be ${doing} (${nameOf(error)}).`);
    throw new ProblemError("upstream-unavailable", {
      detail: "The gateway's own folder cannot be used, so that nobody knows who may see what.",
    });
  };
  const write = async <T>(work: (state: State) => readonly [State, T]): Promise<T> => {
    const lock = await takeLock(join(stateDir, "shares.lock"));
    try {
      const state = await stateIn(path);
      const [next, result] = work(state);
      if (next !== state) await replace(path, JSON.stringify(next), () => lock.isOurs());
      known = undefined;
      return result;
    } finally {
      await lock.free();
    }
  };

  return {
    async read() {
      if (known !== undefined && performance.now() - known.at < freshFor) return known.state;
      reading ??= look().finally(() => {
        reading = undefined;
      });
      try {
        return (await reading).state;
      } catch (error) {
        return failed("read", error);
      }
    },
    change(work) {
      // Those of this gateway need not fight each other for the lock.
      const mine = last.then(() => write(work));
      last = mine.catch(() => {});
      return mine.catch((error) => failed("written", error));
    },
  };
}

async function versionOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch (error) {
    if (nameOf(error) === "ENOENT") return "none";
    throw error;
  }
}

async function stateIn(path: string): Promise<State> {
  let text: string;
  try {
    text = await readFile(path, "utf8");
  } catch (error) {
    if (nameOf(error) === "ENOENT") return emptyState;
    throw error;
  }
  return stateSchema.parse(JSON.parse(text));
}

/** Others see the old file or the new one, and never a part of it. */
async function replace(path: string, text: string, mayGo: () => Promise<boolean>): Promise<void> {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  try {
    const file = await open(draft, "wx", 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    if (!(await mayGo())) throw new Error("The lock was lost.");
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}

/** What went wrong, without anything that stands in the file. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error ? String(error.code) : error.name;
}
