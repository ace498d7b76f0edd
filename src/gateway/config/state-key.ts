import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeName } from "#gateway/folder/maker.ts";
import { errorName } from "#gateway/folder/replace-file.ts";
import { ConfigFault } from "./config.ts";
import { makeStateDir, unwritable } from "./state-dir.ts";

const length = 32;

/**
 * The key of all gateways with the same folder; the first one to start creates it.
 * @throws ConfigFault when the folder is unusable
 */
export function sharedKey(stateDir: string): Buffer {
  makeStateDir(stateDir);
  const path = join(stateDir, "gateway.key");
  try {
    makeOnce(path);
  } catch (error) {
    throw unwritable(error);
  }
  try {
    const key = readFileSync(path);
    if (key.length === length) return key;
  } catch (error) {
    throw new ConfigFault([
      `gateway.key in STATE_DIR cannot be read (${errorName(error)}): let the gateway's user read it, or remove it. A new one ends all links, screens and sessions.`,
    ]);
  }
  throw new ConfigFault([
    "STATE_DIR holds a gateway.key that is not a key: put back the copy of your backup, or remove it. A new one ends all links, screens and sessions.",
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
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
