import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import { readProxy } from "./proxy.ts";
import { type Environment, SettingsReader } from "./settings-reader.ts";
import { makeStateDir } from "./state-dir.ts";
import { sharedKey } from "./state-key.ts";

export interface ProcessSettings {
  readonly config: Config;
  /** Shared with other gateways; `undefined` without a configured key or folder. */
  readonly key: Buffer | undefined;
  /** Folder for stored state; `undefined` when nothing is stored. */
  readonly stateDir: string | undefined;
  /** The proxy between this gateway and the API; `null` without one. */
  readonly proxy: URL | null;
}

/** Default folder for shares. */
const defaultStateDir = "state";

/** Minimum length of a key, in characters. */
const minKeyLength = 32;

/** Maximum size of a file that a setting names, in bytes. */
const maxFileBytes = 1_000_000;

/** The environment that the process was started with. */
const inherited = { ...process.env };

/**
 * Reads the process environment, with a file as a fallback: the one that `SETTINGS_FILE` names, else `.env` of the
 * working directory. Another call finds what has changed in it, and in files of secrets.
 * @throws ConfigFault with all faults at once
 */
export function readProcess(): ProcessSettings {
  for (const name of Object.keys(process.env)) {
    if (!(name in inherited)) delete process.env[name];
  }
  const file = inherited.SETTINGS_FILE || ".env";
  loadFile(file);
  const settings = readEnvironment(process.env);
  if (process.env.NODE_EXTRA_CA_CERTS === inherited.NODE_EXTRA_CA_CERTS) return settings;
  // Node reads it before any code runs.
  throw new ConfigFault([
    `NODE_EXTRA_CA_CERTS has no effect in the file ${file}: set it in the environment itself.`,
  ]);
}

/** Adds the settings of a file; only `.env` may be missing. */
function loadFile(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    if (code === "ENOENT" && !inherited.SETTINGS_FILE) return;
    throw new ConfigFault([
      `The file of settings ${file} cannot be read (${code}): correct SETTINGS_FILE, or let this user read it.`,
    ]);
  }
}

/**
 * @param fallbackDir the default folder for shared state
 * @throws ConfigFault with all faults at once
 */
export function readEnvironment(
  env: Environment,
  fallbackDir: string = defaultStateDir,
): ProcessSettings {
  const settings = new SettingsReader(env, readFile);
  const faults: string[] = [];
  const config = collecting(faults, () => readConfig(env, readFile));
  const ownKey = readKey(settings);
  faults.push(...settings.faults);
  const proxy = config && collecting(faults, () => readProxy(config));
  const hasAccess = config !== undefined && config.access.mode !== "open";
  const stateDir = settings.text("STATE_DIR") ?? (hasAccess ? fallbackDir : undefined);
  const notes: string[] = [];
  const key = collecting(faults, () => {
    if (stateDir !== undefined) notes.push(...makeStateDir(stateDir));
    return ownKey ?? (stateDir === undefined ? undefined : sharedKey(stateDir));
  });
  if (config === undefined || faults.length > 0) throw new ConfigFault(faults);
  return {
    config: { ...config, notes: [...config.notes, ...notes] },
    key,
    stateDir,
    proxy: proxy ?? null,
  };
}

/** @throws Error also when it is too large, with the code EFBIG */
function readFile(path: string): string {
  if (statSync(path).size > maxFileBytes) {
    throw Object.assign(new Error("The file is too large."), { code: "EFBIG" });
  }
  return readFileSync(path, "utf8");
}

function readKey(settings: SettingsReader): Buffer | undefined {
  const text = settings.secret("SHARE_KEY");
  if (text && text.length < minKeyLength) {
    settings.fault(
      `SHARE_KEY has fewer than ${minKeyLength} characters: write as many at random, such as those of openssl rand -base64 32.`,
    );
  }
  if (text === undefined || settings.faults.length > 0) return undefined;
  return createHash("sha256").update(text).digest();
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
