import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigFault } from "./config.ts";
import { makeStateDir } from "./state-dir.ts";

const length = 32;

/**
 * The key of all gateways with the same folder; the first one to start creates it.
 * @throws ConfigFault when the folder is unusable
 */
export function sharedKey(stateDir: string): Buffer {
  makeStateDir(stateDir);
  try {
    const path = join(stateDir, "gateway.key");
    makeOnce(path);
    const key = readFileSync(path);
    if (key.length === length) return key;
  } catch {
    throw new ConfigFault([
      "STATE_DIR names a folder that cannot be written: name one that belongs to the gateway's user.",
    ]);
  }
  throw new ConfigFault([
    "STATE_DIR holds a gateway.key that is not a key: remove that file, and a new one is made.",
  ]);
}

/** Several gateways may start at once: the file appears complete, or exists already. */
function makeOnce(path: string): void {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString("hex")}`;
  try {
    writeFileSync(draft, randomBytes(length), { mode: 0o600 });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
