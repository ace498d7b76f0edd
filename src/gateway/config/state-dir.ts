import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { day } from "#domain/time/units.ts";
import { errorName } from "#gateway/folder/error-name.ts";
import { diskAdvice } from "#gateway/folder/folder-faults.ts";
import { commandFor, setModes } from "#gateway/folder/folder-modes.ts";
import { hasMakerEnded, madeName } from "#gateway/folder/maker.ts";
import { ownFiles, ownLocks } from "#gateway/folder/own-names.ts";
import { ConfigFault } from "./config.ts";

/**
 * A draft of this age, in milliseconds, has no maker any more, on whichever machine that was. It is long, since another
 * machine's clock may be wrong.
 */
const oldMs = day;

/** What a draft's name begins with; its end identifies its maker. */
const beginnings = [...ownFiles, ...ownLocks].map((name) => `${name}.`);

/** The ends of drafts of earlier versions. A copy of a file that an administrator has named has no such end. */
const earlierEnd = /^(?=.*[a-f])(?:[0-9a-f]{12}|[0-9a-f]{24}|\d+-[0-9a-f]{8})$/;

/**
 * Removes drafts that terminated gateways have left in the folder, and none of another file.
 * @param now milliseconds since 1970
 */
function removeLeftDrafts(stateDir: string, now = Date.now()): void {
  for (const name of readdirSync(stateDir)) {
    const beginning = beginnings.find((one) => name.startsWith(one));
    if (beginning === undefined) continue;
    const end = name.slice(beginning.length);
    if (!madeName.test(end) && !earlierEnd.test(end)) continue;
    const path = join(stateDir, name);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) continue;
    // A time in the future comes from a clock that was wrong.
    const isOld = Math.abs(now - stats.mtimeMs) > oldMs;
    if (isOld || hasMakerEnded(end) || earlierEnd.test(end)) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/**
 * Creates the folder for stored state unless it exists, sets right the modes of what belongs to this process there,
 * and removes the drafts of terminated gateways.
 * @param uid of this process; `null` where there are none, as on Windows: modes mean nothing there
 * @returns what was set right, one sentence each
 * @throws ConfigFault when the folder is unusable, or other users could change or read its content
 */
export function makeStateDir(
  stateDir: string,
  uid = process.getuid?.() ?? null,
): readonly string[] {
  try {
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw unwritable(whyNotMade(stateDir) ?? error);
  }
  const { notes, faults } = uid === null ? { notes: [], faults: [] } : setModes(stateDir, uid);
  if (faults.length > 0) throw new ConfigFault(faults);
  try {
    accessSync(stateDir, constants.R_OK | constants.W_OK | constants.X_OK);
    removeLeftDrafts(stateDir);
  } catch (error) {
    throw unwritable(error, uid === null ? undefined : commandFor(stateDir, uid, "700"));
  }
  return notes;
}

/** Why a folder cannot be made. Node says ENOENT on a disk that is mounted read-only. */
function whyNotMade(stateDir: string): unknown {
  let above = resolve(stateDir);
  while (!existsSync(above)) above = dirname(above);
  try {
    accessSync(above, constants.W_OK);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The fault of a folder that cannot be used. */
export function unwritable(error: unknown, command?: string): ConfigFault {
  const code = errorName(error);
  const disk = diskAdvice[code];
  const own = "name one that belongs to the gateway's user";
  const toDo = disk
    ? `${disk}, or name another folder`
    : own + (command === undefined ? "" : `, or run ${command}`);
  return new ConfigFault([`STATE_DIR names a folder that cannot be written (${code}): ${toDo}.`]);
}
