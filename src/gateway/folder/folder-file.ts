import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { ProblemError } from "#gateway/http/problem.ts";
import { takeLock } from "./folder-lock.ts";
import { errorName, replaceFile } from "./replace-file.ts";

/** A JSON file shared by all gateways with the same folder. */
export interface FolderFile<State> {
  /**
   * The state, a quarter of a second old at most.
   * @throws ProblemError while the folder is unreadable, because its state, such as revocations, is unknown then
   */
  read(): Promise<State>;
  /**
   * Like `read`, but returns the last known state while the folder is unreadable: enough to check ended sessions.
   * @throws ProblemError when it was never read
   */
  readLatest(): Promise<State>;
  /**
   * Changes the state, one gateway at a time. Waiting changes are written together, so that none waits behind a
   * queue.
   * @param work returns the next state and the result; an unchanged state is not written
   * @throws ProblemError; any error of `work`
   */
  change<T>(work: (state: State) => readonly [State, T]): Promise<T>;
}

/** What a file contains. */
export interface FileKind<State> {
  /** Without its ending. */
  readonly name: string;
  /** The content of a file that does not exist yet. */
  readonly empty: State;
  /** @throws Error for any other JSON value */
  readonly parse: (value: unknown) => State;
  /** Said to viewers while the folder cannot be used. */
  readonly unusable: string;
}

/**
 * How long a read state is reused, in milliseconds. A revocation takes effect everywhere within a second, even under
 * load.
 */
const freshMs = 250;

/** A change that waits to be written. */
interface WaitingChange<State> {
  /** Returns the next state; the same object when there is nothing to write. */
  readonly apply: (state: State) => State;
  readonly onWritten: () => void;
  readonly onFailed: (error: unknown) => void;
}

interface Known<State> {
  readonly state: State;
  /** Identifies a version of the file; `null` for a state that was just written. */
  readonly version: string | null;
  /** When reading began, or writing ended, in milliseconds on a monotonic clock. */
  readonly at: number;
}

/** @param onFault called with the reason when the file cannot be read or written */
export function openFolderFile<State>(
  stateDir: string,
  { name, empty, parse, unusable }: FileKind<State>,
  onFault: (sentence: string) => void,
): FolderFile<State> {
  const path = join(stateDir, `${name}.json`);
  let known: Known<State> | undefined;
  let reading: Promise<Known<State>> | undefined;
  let waiting: WaitingChange<State>[] = [];
  let isWriting = false;

  const stateOf = (text: string | null) => (text === null ? empty : parse(JSON.parse(text)));
  const load = async (): Promise<Known<State>> => {
    const at = performance.now();
    const version = await versionOf(path);
    const state = version === known?.version ? known.state : stateOf(await textIn(path));
    const found = { state, version, at };
    // A slow read must not replace what was written meanwhile.
    if (known === undefined || at > known.at) known = found;
    return found;
  };
  const failed = (doing: string, error: unknown): never => {
    if (error instanceof ProblemError) throw error;
    onFault(`STATE_DIR: ${name}.json cannot be ${doing} (${errorName(error)}).`);
    throw new ProblemError("upstream-unavailable", { detail: unusable });
  };
  /** Returns the changes that succeeded. */
  const write = async (
    changes: readonly WaitingChange<State>[],
  ): Promise<readonly WaitingChange<State>[]> => {
    const lock = await takeLock(join(stateDir, `${name}.lock`));
    try {
      const before = stateOf(await textIn(path));
      const applied: WaitingChange<State>[] = [];
      let state = before;
      for (const change of changes) {
        try {
          state = change.apply(state);
          applied.push(change);
        } catch (error) {
          change.onFailed(error);
        }
      }
      if (state !== before) await replaceFile(path, JSON.stringify(state), () => lock.isHeld());
      known = { state, version: null, at: performance.now() };
      // Reads from now on must not join one that began before.
      reading = undefined;
      return applied;
    } finally {
      await lock.release();
    }
  };
  const writeWaiting = async (): Promise<void> => {
    if (isWriting) return;
    isWriting = true;
    while (waiting.length > 0) {
      const changes = waiting;
      waiting = [];
      try {
        for (const change of await write(changes)) change.onWritten();
      } catch (error) {
        for (const change of changes) change.onFailed(error);
      }
    }
    isWriting = false;
  };

  const read = async (): Promise<State> => {
    if (known !== undefined && performance.now() - known.at < freshMs) return known.state;
    const current = reading ?? load();
    reading = current;
    try {
      return (await current).state;
    } catch (error) {
      return failed("read", error);
    } finally {
      if (reading === current) reading = undefined;
    }
  };

  return {
    read,
    readLatest: () =>
      read().catch((error) => {
        if (known === undefined) throw error;
        return known.state;
      }),
    change(work) {
      const change = new Promise<ReturnType<typeof work>[1]>((resolve, reject) => {
        let finish = () => {};
        waiting.push({
          apply(state) {
            const [next, result] = work(state);
            finish = () => resolve(result);
            return next;
          },
          onWritten: () => finish(),
          onFailed: reject,
        });
      });
      void writeWaiting();
      return change.catch((error) => failed("written", error));
    },
  };
}

async function versionOf(path: string): Promise<string> {
  try {
    const { ino, size, mtimeNs } = await stat(path, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch (error) {
    if (errorName(error) === "ENOENT") return "none";
    throw error;
  }
}

/** @returns `null` without a file */
async function textIn(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if (errorName(error) === "ENOENT") return null;
    throw error;
  }
}
