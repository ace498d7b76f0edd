import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { errorName } from "#gateway/folder/error-name.ts";
import { diskAdvice } from "#gateway/folder/folder-faults.ts";
import { commandFor, setModes } from "#gateway/folder/folder-modes.ts";
import { removeLeftDrafts } from "#gateway/folder/left-drafts.ts";
import { ConfigFault } from "./config.ts";

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
