import { createHash } from "node:crypto";
import { resolve } from "node:path";
import { errorName } from "#gateway/folder/error-name.ts";
import { type Config, ConfigFault, readConfig } from "./config.ts";
import { proxyOn, readProxy } from "./proxy.ts";
import { settingNames } from "./setting-names.ts";
import { readSettingsFile } from "./settings-file.ts";
import { type Environment, SettingsReader } from "./settings-reader.ts";
import { makeStateDir } from "./state-dir.ts";
import { sharedKey } from "./state-key.ts";
import { readTextFile, unreadable } from "./text-file.ts";

export interface ProcessSettings extends KeptSettings {
  readonly config: Config;
  /** The proxy between this gateway and the API; `null` without one. */
  readonly proxy: URL | null;
  /** The proxy between this gateway and a target of alerts; `null` without one. */
  readonly proxyFor: (url: URL) => URL | null;
}

/** Default folder for shares. */
const defaultStateDir = "state";

/** Minimum length of a key, in characters. */
const minKeyLength = 32;

/** What settings must suit that are read again while the process runs. */
interface Running {
  /** The host that the process listens on already. */
  readonly listeningOn: string;
  /** The settings in use, of which none may be lost. */
  readonly inUse: KeptSettings;
}

/**
 * Reads the settings of this process.
 * @throws ConfigFault with all faults at once, or with what needs a restart
 */
export type ReadProcess = (running?: Running) => ProcessSettings;

/**
 * Reads the environment of the process, and the file that `SETTINGS_FILE` names, else `.env` of the working directory.
 * A variable of the environment that is not empty comes before one of the file. Another call finds what has changed
 * in the file, and in files of secrets.
 */
export const readProcess: ReadProcess = createProcessReader({ ...process.env }, ".env");

/**
 * @param inherited the environment that the process was started with
 * @param defaultFile read without `SETTINGS_FILE`; it may be missing
 */
export function createProcessReader(inherited: Environment, defaultFile: string): ReadProcess {
  const named = inherited.SETTINGS_FILE;
  const of = named === undefined ? `The file ${defaultFile}` : "The file that SETTINGS_FILE names";
  /** Names of all settings that the file has had since the start. */
  const had = new Set<string>();

  /** `null` without the default file. */
  function readText(): string | null {
    if (named === "") {
      throw new ConfigFault(["SETTINGS_FILE is empty: write the path of a file, or leave it out."]);
    }
    try {
      return readTextFile(named ?? defaultFile);
    } catch (error) {
      const isMissing = errorName(error) === "ENOENT";
      if (!isMissing || named !== undefined) throw new ConfigFault([`${of} ${unreadable(error)}.`]);
      if (had.size > 0) throw new ConfigFault([`${of} is gone: restore it.`]);
      return null;
    }
  }

  function readFile(): { values: ReadonlyMap<string, string>; notes: readonly string[] } {
    const text = readText();
    const { values, faults, notes } = readSettingsFile(text ?? "", of);
    if (faults.length > 0) throw new ConfigFault(faults);
    if (values.size === 0 && (named !== undefined || had.size > 0)) {
      throw new ConfigFault([`${of} has no settings: write them into it.`]);
    }
    return { values, notes: [...notes, ...notesOn(values, text !== null)] };
  }

  /** What an administrator may not expect of the file, one sentence each. */
  function notesOn(values: ReadonlyMap<string, string>, isThere: boolean): readonly string[] {
    const hidden = [...values].filter(([name, value]) => (inherited[name] || value) !== value);
    const lost = [...had].filter((name) => !values.get(name));
    for (const [name, value] of values) if (value !== "") had.add(name);
    const notes: string[] = [];
    if (isThere && values.size === 0) {
      notes.push(
        `${of} has no settings: without COUNTING_API_URL in the environment the figures are demo data.`,
      );
    }
    if (hidden.length > 0) {
      const names = hidden.map(([name]) => name).join(", ");
      notes.push(`The environment has other values than the file for: ${names}.`);
    }
    if (lost.length > 0) notes.push(`${of} no longer has: ${lost.join(", ")}.`);
    return notes;
  }

  return (running) => {
    const { values, notes } = readFile();
    const env: Record<string, string | undefined> = { ...inherited };
    for (const [name, value] of values) env[name] ||= value;
    const own = readEnvironment(env, { inUse: running?.inUse });
    const settings =
      running === undefined || running.listeningOn === own.config.host
        ? own
        : readEnvironment({ ...env, HOST: running.listeningOn }, { inUse: running.inUse });
    // With HOST as it will be at the next start.
    const config = { ...settings.config, host: own.config.host };
    return { ...settings, config: { ...config, notes: [...notes, ...config.notes] } };
  };
}

interface EnvironmentOptions {
  /** The default folder for shared state. */
  readonly fallbackDir?: string;
  /** The settings in use, at a reload. */
  readonly inUse?: KeptSettings | undefined;
}

/** @throws ConfigFault with all faults at once, or with what needs a restart */
export function readEnvironment(
  env: Environment,
  { fallbackDir = defaultStateDir, inUse }: EnvironmentOptions = {},
): ProcessSettings {
  const settings = new SettingsReader(env, readTextFile);
  const faults: string[] = [];
  const config = collecting(faults, () => readConfig(env, readTextFile));
  const ownKey = readKey(settings);
  faults.push(...settings.faults);
  const notes: string[] = [];
  const onNote = (sentence: string) => notes.push(sentence);
  const proxy = config && collecting(faults, () => readProxy(config, env, onNote));
  for (const target of config?.alerts?.targets ?? []) {
    if (target.kind !== "mail") collecting(faults, () => proxyOn(target.url, env));
  }
  const hasAccess = config !== undefined && config.access.mode !== "open";
  const needsDir = hasAccess || (config?.alerts ?? null) !== null;
  const stateDir = settings.text("STATE_DIR") ?? (needsDir ? fallbackDir : undefined);
  const decisive = decisiveSettings(settings);
  if (inUse !== undefined && faults.length === 0) {
    const reasons = restartReasons(inUse, { decisive, stateDir });
    // Before a folder is made that is not used.
    if (reasons.length > 0) throw new ConfigFault(reasons);
  }
  const key = collecting(faults, () => {
    if (stateDir !== undefined) notes.push(...makeStateDir(stateDir));
    return ownKey ?? (stateDir === undefined ? undefined : sharedKey(stateDir, onNote));
  });
  const reason = inUse && faults.length === 0 ? keyReason(inUse, key) : undefined;
  if (reason !== undefined) faults.push(reason);
  if (config === undefined || faults.length > 0) throw new ConfigFault(faults);
  return {
    config: { ...config, notes: [...config.notes, ...settings.notes, ...notes] },
    decisive,
    key,
    stateDir,
    proxy: proxy ?? null,
    proxyFor: (url) => proxyOn(url, env),
  };
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

/** What the settings in use have that a reload must not lose. */
interface KeptSettings {
  /** Names of the settings that decide who sees which figures, without the suffix `_FILE`. */
  readonly decisive: readonly string[];
  /** Shared with other gateways; `undefined` without a configured key or folder. */
  readonly key: Buffer | undefined;
  /** Folder for stored state; `undefined` when nothing is stored. */
  readonly stateDir: string | undefined;
}

/** Settings whose loss could open the figures to others, or replace them by invented ones. */
const decisiveNames = /^(ACCESS|ACCESS_.*|ALLOWED_HOSTS|COUNTING_API_.*)$/;

/** The names of the decisive settings that have a value. */
function decisiveSettings({ env }: SettingsReader): readonly string[] {
  const names = [...settingNames].filter((name) => decisiveNames.test(name) && env[name]);
  return [...new Set(names.map((name) => name.replace(/_FILE$/, "")))].sort();
}

/**
 * Why new settings need a restart, one sentence each: their file may have lost a line. The key is compared later,
 * because reading it may make the folder.
 */
function restartReasons(
  inUse: KeptSettings,
  next: Pick<KeptSettings, "decisive" | "stateDir">,
): readonly string[] {
  const reasons: string[] = [];
  const lost = inUse.decisive.filter((name) => !next.decisive.includes(name));
  if (lost.length > 0) {
    reasons.push(
      `${lost.join(", ")} ${lost.length > 1 ? "are" : "is"} missing, but set in the settings in use: write what is missing, or restart the gateway.`,
    );
  }
  if (inUse.stateDir !== undefined && !isSameFolder(inUse.stateDir, next.stateDir)) {
    reasons.push(
      "STATE_DIR would name another folder, without the links, screens and ended sessions of this one: " +
        "write it as before, or restart the gateway.",
    );
  }
  return reasons;
}

/** Why another key needs a restart; `undefined` when it is the same, or there was none. */
function keyReason(inUse: KeptSettings, key: Buffer | undefined): string | undefined {
  if (inUse.key === undefined || (key !== undefined && inUse.key.equals(key))) return undefined;
  return "SHARE_KEY would be another key, which ends all links, screens and sessions: write it as before, or restart the gateway.";
}

function isSameFolder(one: string, other: string | undefined): boolean {
  return other !== undefined && resolve(one) === resolve(other);
}
