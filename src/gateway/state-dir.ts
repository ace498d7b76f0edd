import { accessSync, constants, mkdirSync } from "node:fs";
import { ConfigFault } from "./config.ts";

/**
 * Makes the folder that is written, unless it is there.
 * @throws ConfigFault when it cannot be used
 */
export function makeStateDir(stateDir: string): void {
  try {
    mkdirSync(stateDir, { recursive: true, mode: 0o700 });
    accessSync(stateDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new ConfigFault([
      "STATE_DIR names a folder that cannot be written: name one that belongs to the gateway's user.",
    ]);
  }
}
