import { resolve } from "node:path";
import { settingNames } from "./setting-names.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** What the settings in use have that a reload must not lose. */
export interface KeptSettings {
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
export function decisiveSettings({ env }: SettingsReader): readonly string[] {
  const names = [...settingNames].filter((name) => decisiveNames.test(name) && env[name]);
  return [...new Set(names.map((name) => name.replace(/_FILE$/, "")))].sort();
}

/**
 * Why new settings need a restart, one sentence each: their file may have lost a line. The key is compared later,
 * because reading it may make the folder.
 */
export function restartReasons(
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
export function keyReason(inUse: KeptSettings, key: Buffer | undefined): string | undefined {
  if (inUse.key === undefined || (key !== undefined && inUse.key.equals(key))) return undefined;
  return "SHARE_KEY would be another key, which ends all links, screens and sessions: write it as before, or restart the gateway.";
}

function isSameFolder(one: string, other: string | undefined): boolean {
  return other !== undefined && resolve(one) === resolve(other);
}
