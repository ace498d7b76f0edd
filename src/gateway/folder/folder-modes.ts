import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  readlinkSync,
  type Stats,
  statSync,
} from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { ownFiles, ownLocks } from "./own-names.ts";

/** What was set right, and what only an administrator can set right with the command in it; one sentence each. */
interface Modes {
  readonly notes: readonly string[];
  readonly faults: readonly string[];
}

interface Expected {
  /** As in a sentence. */
  readonly name: string;
  readonly isFolder: boolean;
  /** Permission bits that only the owner may have. */
  readonly refused: number;
  /** Permission bits that the gateway needs. */
  readonly needed: number;
  /** As `chmod` takes it. */
  readonly mode: "600" | "700";
  /** What others can do while one of the refused bits is set. */
  readonly risk: "read" | "written";
  /** Further explanation. */
  readonly more?: string;
}

/** Systems follow as many links at most. */
const maxLinks = 40;

/** The group counts as other users, because its members are easily overlooked. */
const expectedFolder: Expected = {
  name: "STATE_DIR",
  isFolder: true,
  refused: 0o022,
  needed: 0o700,
  mode: "700",
  risk: "written",
};

function expectedFile(name: string): Expected {
  return {
    name: `${name} in STATE_DIR`,
    isFolder: false,
    refused: 0o077,
    needed: 0o400,
    mode: "600",
    risk: "read",
    more:
      name === "gateway.key"
        ? " If somebody may have read it, remove it and start again: a new one ends all links, screens and sessions."
        : "",
  };
}

function expectedLock(name: string): Expected {
  return { ...expectedFile(name), isFolder: true, needed: 0o700, mode: "700" };
}

/**
 * Sets right the modes of the folder and of the gateway's files in it that belong to this process: mounts of volumes
 * and restored copies change them.
 * @param uid of this process
 */
export function setModes(stateDir: string, uid: number): Modes {
  const expected: readonly (readonly [path: string, expected: Expected])[] = [
    // The folder first: others cannot change its files from then on.
    [stateDir, expectedFolder],
    ...ownFiles.map((name) => [join(stateDir, name), expectedFile(name)] as const),
    ...ownLocks.map((name) => [join(stateDir, name), expectedLock(name)] as const),
  ];
  const notes: string[] = [];
  const faults: string[] = [];
  for (const [path, one] of expected) {
    const note = setMode(path, uid, one);
    if (note !== undefined) notes.push(note);
    const fault = faultOf(path, uid, one);
    if (fault !== undefined) faults.push(fault);
  }
  return { notes, faults };
}

/** Sets the mode of a path of this process; returns what was wrong with it. */
function setMode(path: string, uid: number, expected: Expected): string | undefined {
  const { name, isFolder, refused, needed, mode, risk, more = "" } = expected;
  const stats = statsOf(path);
  if (stats?.uid !== uid || stats.isDirectory() !== isFolder) return;
  if (foreignLink(path, uid) !== undefined) return;
  const isOpen = (stats.mode & refused) !== 0;
  if (!isOpen && (stats.mode & needed) === needed) return;
  try {
    chmodSync(path, mode);
  } catch {
    return;
  }
  const before = `${name} had mode ${(stats.mode & 0o7777).toString(8)}`;
  return isOpen
    ? `${before}, so that it could be ${risk} by other users: it is ${mode} now.${more}`
    : `${before}, so that the gateway could not use it: it is ${mode} now.`;
}

/** The fault of a path, with the command that fixes it. */
function faultOf(path: string, uid: number, expected: Expected): string | undefined {
  const { name, isFolder, refused, mode, risk, more = "" } = expected;
  const link = foreignLink(path, uid);
  if (link !== undefined) {
    const toDo = isFolder
      ? `run chown -h ${uid} ${quotedForShell(link)} if it leads to the right folder`
      : `run rm ${quotedForShell(link)}`;
    return `${name} is a link that another user made: ${toDo}.`;
  }
  const stats = statsOf(path);
  if (stats === undefined || stats.isDirectory() !== isFolder) return undefined;
  const belongs = `belongs to user ${stats.uid}`;
  const run = `run ${commandFor(path, uid, mode)}`;
  if (isForeign(stats, uid))
    return `${name} can be ${risk} by other users (${belongs}): ${run}.${more}`;
  if ((stats.mode & refused) !== 0) {
    const found = (stats.mode & 0o777).toString(8);
    return `${name} can be ${risk} by other users (mode ${found}): ${run}.${more}`;
  }
  return isReadable(path)
    ? undefined
    : `${name} cannot be read by the gateway (${belongs}): ${run}.`;
}

/** Root can do everything anyway. */
function isForeign(stats: Stats, uid: number): boolean {
  return stats.uid !== uid && stats.uid !== 0;
}

/** The link by which another user decides what the path leads to; folders above are not checked. */
function foreignLink(path: string, uid: number): string | undefined {
  let at = withoutEnd(path);
  for (let links = 0; links < maxLinks; links += 1) {
    const stats = statsOf(at, lstatSync);
    if (stats?.isSymbolicLink() !== true) return undefined;
    if (isForeign(stats, uid)) return at;
    const target = withoutEnd(readlinkSync(at));
    // Unlike `join`, this keeps `..` after a folder that is itself a link.
    at = isAbsolute(target) ? target : `${dirname(at)}/${target}`;
  }
  return undefined;
}

/** Without slashes at its end, or slashes and dots, which lead through a link. */
function withoutEnd(path: string): string {
  return path.replace(/(?<=.)(?:\/\.?)+$/, "");
}

/** `undefined` without such a file, or in a folder that cannot be entered, which has a fault of its own. */
function statsOf(path: string, read: typeof statSync = statSync): Stats | undefined {
  try {
    return read(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The command with which an administrator gives a path to the gateway.
 * @param mode as `chmod` takes it
 */
export function commandFor(path: string, uid: number, mode: string): string {
  const quoted = quotedForShell(path);
  const chmod = `chmod ${mode} ${quoted}`;
  return statsOf(path)?.uid === uid ? chmod : `chown ${uid} ${quoted} && ${chmod}`;
}

function quotedForShell(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
