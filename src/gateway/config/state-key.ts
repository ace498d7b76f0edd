import { randomBytes } from "node:crypto";
import { existsSync, linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorName } from "#gateway/folder/error-name.ts";
import { reasonOf } from "#gateway/folder/folder-faults.ts";
import { makeName } from "#gateway/folder/maker.ts";
import { readRegularFile, withRegularFile } from "#gateway/folder/regular-file.ts";
import { ConfigFault } from "./config.ts";
import { unwritable } from "./state-dir.ts";

const length = 32;

const newKeyNote =
  "STATE_DIR has a shares.json but had no gateway.key: a new one was made, so all links, screens and sessions have ended. To keep them, put back the key of your backup and start again.";

/** The keys of this process, by folder. */
const inUse = new Map<string, Buffer>();

const newKeyEnds = "A new one ends all links, screens and sessions.";

/**
 * The key of all gateways with the same folder; the first one to start creates it.
 * @param stateDir as `makeStateDir` has made it ready
 * @param onNote called with a sentence when a new key ends what the folder holds
 * @throws ConfigFault when the folder cannot be written, or the key not be used
 */
export function sharedKey(stateDir: string, onNote: (sentence: string) => void = () => {}): Buffer {
  const path = join(stateDir, "gateway.key");
  const used = inUse.get(stateDir);
  const key =
    used ??
    firstKey(path, () => {
      const shares = lstatSync(join(stateDir, "shares.json"), { throwIfNoEntry: false });
      if (shares !== undefined) onNote(newKeyNote);
    });
  const fault = used && faultOf(used, read(path));
  if (fault !== undefined) throw new ConfigFault([fault]);
  inUse.set(stateDir, key);
  return key;
}

/**
 * What is wrong with the file of the key that this process uses; `undefined` also where it uses none, or has one of its
 * own.
 */
export async function keyFault(stateDir: string): Promise<string | undefined> {
  const used = inUse.get(stateDir);
  if (used === undefined) return undefined;
  return faultOf(used, await readRegularFile(join(stateDir, "gateway.key")).catch(reasonOf));
}

/** @param found the file's content, or why it cannot be read */
function faultOf(used: Buffer, found: Buffer | string): string | undefined {
  if (typeof found !== "string" && used.equals(found)) return undefined;
  const reason = typeof found === "string" ? `cannot be read (${found})` : "has changed";
  return `STATE_DIR: gateway.key ${reason} while it is in use: put back the copy of your backup. The next start would make a new one, which ends all links, screens and sessions.`;
}

function read(path: string): Buffer | string {
  try {
    return withRegularFile(path, (file) => readFileSync(file));
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * The key in the file, which is made if there is none.
 * @param onMade called when this process has made it
 */
function firstKey(path: string, onMade: () => void): Buffer {
  try {
    if (makeOnce(path)) onMade();
  } catch (error) {
    throw unwritable(error);
  }
  const key = read(path);
  if (typeof key === "string") {
    throw new ConfigFault([
      `gateway.key in STATE_DIR cannot be read (${key}): let the gateway's user read it, or remove it. ${newKeyEnds}`,
    ]);
  }
  // A disk that fails may leave a file of zeros, a key that anybody could guess.
  const isRandom = key.some((byte) => byte !== key[0]);
  if (key.length === length && isRandom) return key;
  throw new ConfigFault([
    `STATE_DIR holds a gateway.key that is not a key: put back the copy of your backup, or remove it. ${newKeyEnds}`,
  ]);
}

/**
 * Several gateways may start at once: the file appears complete, or exists already.
 * @returns whether it was made
 */
function makeOnce(path: string): boolean {
  // Without room for a draft, an existing key still serves.
  if (existsSync(path)) return false;
  const draft = `${path}.${makeName()}`;
  try {
    writeFileSync(draft, randomBytes(length), { mode: 0o600, flush: true });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (errorName(error) !== "EEXIST") throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}
