import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import { type Environment, textOf } from "./config-values.ts";
import { sharedKey } from "./state-key.ts";

/** What this process was told. */
interface Told {
  readonly config: Config;
  /** Shared with other gateways; `undefined` when no folder for it is named. */
  readonly key: Buffer | undefined;
}

/**
 * Reads the environment of this process, and below it the file `.env` where it was started.
 * @throws ConfigFault with all faults at once
 */
export function readProcess(): Told {
  const file: Environment = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  const env = { ...file, ...process.env };
  const directory = textOf(env, "STATE_DIR");
  const faults: string[] = [];
  const config = collecting(faults, () => readConfig(env, (path) => readFileSync(path, "utf8")));
  const key = collecting(faults, () =>
    directory === undefined ? undefined : sharedKey(directory),
  );
  if (config === undefined || faults.length > 0) throw new ConfigFault(faults);
  return { config, key };
}

function collecting<T>(faults: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ConfigFault)) throw error;
    faults.push(...error.sentences);
    return undefined;
  }
}
