import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorName } from "#gateway/folder/error-name.ts";
import { makeName } from "#gateway/folder/maker.ts";
import { readRegularFile, withRegularFile } from "#gateway/folder/regular-file.ts";
import { ConfigFault } from "./config.ts";
import { unwritable } from "./state-dir.ts";

const length = 32;

/** The keys of this process, by folder. */
const inUse = new Map<string, Buffer>();

const newKeyEnds = "A new one ends all links, screens and sessions.";

/**
 * The key of all gateways with the same folder; the first one to start creates it.
 * @param stateDir as `makeStateDir` has made it ready
 * @throws ConfigFault when the folder cannot be written, or the key not be used
 */
export function sharedKey(stateDir: string): Buffer {
  const path = join(stateDir, "gateway.key");
  const used = inUse.get(stateDir);
  const key = used ?? firstKey(path);
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
  return faultOf(used, await readRegularFile(join(stateDir, "gateway.key")).catch(errorName));
}

/** @param found the file's content, or the name of the error of reading it */
function faultOf(used: Buffer, found: Buffer | string): string | undefined {
  if (typeof found !== "string" && used.equals(found)) return undefined;
  const reason = typeof found === "string" ? `cannot be read (${found})` : "has changed";
  return `STATE_DIR: gateway.key ${reason} while it is in use: put back the copy of your backup. The next start would make a new one, which ends all links, screens and sessions.`;
}

function read(path: string): Buffer | string {
  try {
    return withRegularFile(path, (file) => readFileSync(file));
  } catch (error) {
    return errorName(error);
  }
}

/** The key in the file, which is made if there is none. */
function firstKey(path: string): Buffer {
  try {
    makeOnce(path);
  } catch (error) {
    throw unwritable(error);
  }
  const key = read(path);
  if (typeof key === "string") {
    throw new ConfigFault([
      `gateway.key in STATE_DIR cannot be read (${key}): let the gateway's user read it, or remove it. ${newKeyEnds}`,
    ]);
  }
  if (key.length === length) return key;
  throw new ConfigFault([
    `STATE_DIR holds a gateway.key that is not a key: put back the copy of your backup, or remove it. ${newKeyEnds}`,
  ]);
}

/** Several gateways may start at once: the file appears complete, or exists already. */
function makeOnce(path: string): void {
  // Without room for a draft, an existing key still serves.
  if (existsSync(path)) return;
  const draft = `${path}.${makeName()}`;
  try {
    writeFileSync(draft, randomBytes(length), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if (errorName(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
