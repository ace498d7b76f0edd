import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import { secretOf } from "./secret.ts";
import { makeStateDir } from "./state-dir.ts";
import { sharedKey } from "./state-key.ts";
import { type Environment, Faults, textOf } from "./values.ts";

interface ProcessSettings {
  readonly config: Config;
  /** Shared with other gateways; `undefined` without a configured key or folder. */
  readonly key: Buffer | undefined;
  /** Folder for stored state; `undefined` when nothing is stored. */
  readonly stateDir: string | undefined;
}

/** Default folder for shares. */
const defaultStateDir = "state";

/** Minimum length of a key, in characters. */
const minKeyLength = 32;

/**
 * Reads the process environment, with the file `.env` of the working directory as a fallback.
 * @throws ConfigFault with all faults at once
 */
export function readProcess(): ProcessSettings {
  const file: Environment = existsSync(".env") ? parseEnv(readFileSync(".env", "utf8")) : {};
  return readEnvironment({ ...file, ...process.env });
}

/**
 * @param usual the default folder for shared state
 * @throws ConfigFault with all faults at once
 */
export function readEnvironment(
  env: Environment,
  fallbackDir: string = defaultStateDir,
): ProcessSettings {
  const faults: string[] = [];
  const readFile = (path: string) => readFileSync(path, "utf8");
  const config = collecting(faults, () => readConfig(env, readFile));
  const ownKey = collecting(faults, () => readKey(env, readFile));
  const hasAccess = config !== undefined && config.access.mode !== "open";
  const stateDir = textOf(env, "STATE_DIR") ?? (hasAccess ? fallbackDir : undefined);
  const key = collecting(faults, () => {
    if (stateDir !== undefined) makeStateDir(stateDir);
    return ownKey ?? (stateDir === undefined ? undefined : sharedKey(stateDir));
  });
  if (config === undefined || faults.length > 0) throw new ConfigFault(faults);
  return { config, key, stateDir };
}

function readKey(env: Environment, readFile: (path: string) => string): Buffer | undefined {
  const faults = new Faults();
  const text = secretOf(env, faults, "SHARE_KEY", readFile);
  if (text && text.length < minKeyLength) {
    faults.add(
      `SHARE_KEY has fewer than ${minKeyLength} characters: write as many at random, such as those of openssl rand -base64 32.`,
      undefined,
    );
  }
  if (faults.sentences.length > 0) throw new ConfigFault(faults.sentences);
  return text === undefined ? undefined : createHash("sha256").update(text).digest();
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
