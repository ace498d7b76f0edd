import { settings } from "#contract/settings.ts";
import { nearestName } from "./nearest-name.ts";

/** Settings that hold a secret; each may be in a file that the setting with the suffix `_FILE` names. */
const secretNames = [
  "COUNTING_API_CLIENT_ID",
  "COUNTING_API_CLIENT_SECRET",
  "COUNTING_API_CLIENT_CERT",
  "ACCESS_PASSCODE",
  "ACCESS_ADMIN_PASSCODE",
  "ACCESS_HEADER_SECRET",
  "SHARE_KEY",
] as const;

/** Settings that several together make one value, and those that are needed before all others. */
const otherNames = [
  "SETTINGS_FILE",
  "COUNTING_API_URL",
  "COUNTING_API_QUERY",
  "COUNTING_API_WAREHOUSE_BY",
  "COUNTING_API_ALLOW_HTTP",
  "HOST",
  "ACCESS",
  "ACCESS_HEADER",
  "ACCESS_ADMINS",
  "ACCESS_PROXIES",
  "ACCESS_PROXY_HOPS",
  "STATE_DIR",
] as const;

export type SecretName = (typeof secretNames)[number];
type RowName = (typeof settings)[keyof typeof settings]["name"];
export type SettingName = SecretName | `${SecretName}_FILE` | (typeof otherNames)[number] | RowName;

/** All settings of the gateway's own, by their names. */
export const settingNames: ReadonlySet<string> = new Set<SettingName>([
  ...otherNames,
  ...Object.values(settings).map(({ name }) => name),
  ...secretNames,
  ...secretNames.map((name) => `${name}_FILE` as const),
]);

/** Settings that other programs read, too. */
const sharedNames = /^(HTTPS?|ALL|NO)_PROXY$/i;

/** Whether a file of settings may have the name. */
export function isSettingName(name: string): boolean {
  return settingNames.has(name) || sharedNames.test(name);
}

/** Whether the value of a setting is a secret. */
export function isSecretName(name: string): boolean {
  return (secretNames as readonly string[]).includes(name);
}

/** A setting, and by how many characters a name differs from it. */
export interface SimilarSetting {
  readonly setting: SettingName;
  readonly distance: number;
}

/** The setting that a similar name may be meant for; `undefined` without one. */
export function similarSetting(name: string): SimilarSetting | undefined {
  const names = [...settingNames] as SettingName[];
  const begun = names.find((setting) => isBeginning(name.toUpperCase(), setting));
  if (begun !== undefined) {
    return { setting: begun, distance: begun.length - name.length };
  }
  const nearest = nearestName(name, names);
  return nearest && { setting: nearest.name, distance: nearest.distance };
}

/** Whether a name is a setting whose last word is cut in its last third, as `ACCESS_ADMIN_PASS` for `ACCESS_ADMIN_PASSCODE`. */
function isBeginning(name: string, setting: string): boolean {
  const isLong = 3 * name.length > 2 * setting.length;
  return isLong && setting.startsWith(name) && /^[^_]+$/.test(setting.slice(name.length));
}
