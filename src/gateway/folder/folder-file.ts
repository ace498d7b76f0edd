import { lstat, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Problem, ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { errorName } from "./error-name.ts";
import { type FileEffects, FileGone, readFault, writeFault } from "./folder-faults.ts";
import { takeLock } from "./folder-lock.ts";
import { readRegularFile } from "./regular-file.ts";
import { replaceFile } from "./replace-file.ts";

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
  /**
   * Reads the file, as `read` does, and takes its lock, five seconds ago at most; after a failed write it writes the
   * file, too.
   * @returns what is wrong with it
   */
  check(): Promise<Problem | undefined>;
}

/** What a file contains. */
export interface FileKind<State> {
  /** Without its ending. */
  readonly name: string;
  /** The content of a file that does not exist yet. */
  readonly empty: State;
  /** @throws Error for any other JSON value */
  readonly parse: (value: unknown) => State;
  /** The problem of requests that need the file while it cannot be used. */
  readonly problem: ProblemCode;
  /** What does not work without it, as the end of a sentence. */
  readonly effects: FileEffects;
}

/**
 * How long a read state is reused, in milliseconds. A revocation takes effect everywhere within a second, even under
 * load.
 */
const freshMs = 250;

/** How long a lock that was taken for a check shows that the file can be written, in milliseconds. */
const lookMs = 5000;

/** Paths of files that this process has seen. */
const existed = new Set<string>();

/** A change that waits to be written. */
interface WaitingChange<State> {
  /** Returns the next state; the same object when there is nothing to write. */
  readonly apply: (state: State) => State;
  readonly onWritten: () => void;
  /** `apply` has thrown. */
  readonly onRefused: (error: unknown) => void;
  readonly onFailed: (error: unknown) => void;
}

interface Known<State> {
  readonly state: State;
  /** Identifies a version of the file; `null` for a state that was just written. */
  readonly version: string | null;
  /** When reading began, or writing ended, in milliseconds on a monotonic clock. */
  readonly at: number;
}

/** @param onFault called with the reason when the file cannot be read or written, once until that changes */
export function openFolderFile<State>(
  stateDir: string,
  { name, empty, parse, problem, effects }: FileKind<State>,
  onFault: (sentence: string) => void,
): FolderFile<State> {
  const path = join(stateDir, `${name}.json`);
  let known: Known<State> | undefined;
  /** What is wrong, until it succeeds. */
  const faults: { read?: Problem | undefined; write?: Problem | undefined } = {};
  let looked: { readonly at: number; readonly end: Promise<void> } | undefined;
  let reading: Promise<Known<State>> | undefined;
  let waiting: WaitingChange<State>[] = [];
  let isWriting = false;

  const textNow = async (): Promise<string | null> => {
    const text = await textIn(path);
    // Without its file everything that was revoked would be valid again.
    if (text === null && (existed.has(path) || !(await exists(stateDir, stat))))
      throw new FileGone();
    if (text !== null) existed.add(path);
    return text;
  };
  const stateOf = (text: string | null) => (text === null ? empty : parse(JSON.parse(text)));
  const load = async (): Promise<Known<State>> => {
    const at = performance.now();
    const version = await versionOf(path);
    const isKnown = version === known?.version && version !== "none";
    const state = isKnown && known ? known.state : stateOf(await textNow());
    faults.read = undefined;
    const found = { state, version, at };
    // A slow read must not replace what was written meanwhile.
    if (known === undefined || at > known.at) known = found;
    return found;
  };
  const failed = (doing: "read" | "write", sentence: string): ProblemError => {
    if (faults[doing]?.detail !== sentence) onFault(sentence);
    const error = new ProblemError(problem, { detail: sentence });
    faults[doing] = error.problem;
    return error;
  };
  const unread = (error: unknown) => failed("read", readFault(name, error, effects));
  const unwritten = (error: unknown) => failed("write", writeFault(name, error, effects));
  /** Returns the changes that succeeded. */
  const write = async (
    changes: readonly WaitingChange<State>[],
  ): Promise<readonly WaitingChange<State>[]> => {
    const lock = await takeLock(join(stateDir, `${name}.lock`));
    try {
      const version = await versionOf(path);
      const before = stateOf(await textNow());
      const applied: WaitingChange<State>[] = [];
      let state = before;
      for (const change of changes) {
        try {
          state = change.apply(state);
          applied.push(change);
        } catch (error) {
          change.onRefused(error);
        }
      }
      // After a failed write any change shows whether there is room again.
      const isWritten = state !== before || faults.write !== undefined;
      if (isWritten) {
        await replaceFile(path, JSON.stringify(state), () => lock.isHeld());
        existed.add(path);
      }
      faults.read = undefined;
      faults.write = undefined;
      known = { state, version: isWritten ? null : version, at: performance.now() };
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
      throw unread(error);
    } finally {
      if (reading === current) reading = undefined;
    }
  };

  const change: FolderFile<State>["change"] = (work) => {
    const written = new Promise<ReturnType<typeof work>[1]>((resolve, reject) => {
      let finish = () => {};
      waiting.push({
        apply(state) {
          const [next, result] = work(state);
          finish = () => resolve(result);
          return next;
        },
        onWritten: () => finish(),
        onRefused: reject,
        onFailed: (error) => reject(unwritten(error)),
      });
    });
    void writeWaiting();
    return written;
  };

  const look = () =>
    change((state) => [state, undefined]).then(
      () => {},
      () => {},
    );

  return {
    read,
    readLatest: () =>
      read().catch((error) => {
        if (known === undefined) throw error;
        return known.state;
      }),
    change,
    async check() {
      await read().catch(() => {});
      if (faults.read === undefined) {
        const at = performance.now();
        if (looked === undefined || at - looked.at >= lookMs) looked = { at, end: look() };
        await looked.end;
      }
      return faults.read ?? faults.write;
    },
  };
}

async function exists(path: string, ask: (path: string) => Promise<unknown>): Promise<boolean> {
  return ask(path).then(
    () => true,
    (error) => {
      if (errorName(error) === "ENOENT") return false;
      throw error;
    },
  );
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

/**
 * @returns `null` without a file
 * @throws Error also for a link to a file that is not there, as while its volume is not mounted
 */
async function textIn(path: string): Promise<string | null> {
  try {
    return (await readRegularFile(path)).toString("utf8");
  } catch (error) {
    if (errorName(error) === "ENOENT" && !(await exists(path, lstat))) return null;
    throw error;
  }
}
