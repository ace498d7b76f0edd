import {
  type SettingName,
  type SimilarSetting,
  settingNames,
  similarSetting,
} from "./setting-names.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** Settings that decide who sees the figures and where these come from: every name similar to one is a fault. */
const decisiveNames = /^(ACCESS(_\w+)?|ALLOWED_HOSTS|COUNTING_API_\w+|SETTINGS_FILE)$/;

/** Variables of other programs whose names differ from a setting by one character. */
const foreignNames: ReadonlySet<string> = new Set([
  "BASH_PATH",
  "STAGE_DIR",
  "STATS_DIR",
  "TARGET",
]);

/** Variables of other programs that begin like settings of access. */
const foreignAccess = /^ACCESS_(KEY|LOG|TOKEN)S?(_\w+)?$/i;

/** Shorter settings, such as `HOST`, are similar to too many variables of other programs. */
const minLength = 5;

/** Names of this many variables are in the note. */
const maxNames = 5;

/**
 * Finds variables of the environment that are likely meant as settings: without a fault, a typing error in `ACCESS`
 * would open the gateway. The variables that Kubernetes and Docker set for a service beside it are none.
 */
export function checkOtherNames(settings: SettingsReader): void {
  const ignored: string[] = [];
  for (const [name, value = ""] of Object.entries(settings.env)) {
    if (settingNames.has(name)) continue;
    const hasPrefix = /^(COUNTING_API|ACCESS)_/i.test(name);
    if (isOfService(name, value)) {
      if (hasPrefix) ignored.push(name);
      continue;
    }
    const nearest = similarSetting(name);
    const similar = (nearest?.setting.length ?? 0) < minLength ? undefined : nearest;
    const isOurs = /^COUNTING_API_/i.test(name) || (hasPrefix && similar !== undefined);
    // Without ACCESS, its misspelt settings would leave the figures open.
    const isAccess =
      hasPrefix && !foreignAccess.test(name) && settings.text("ACCESS") === undefined;
    // Beside the setting itself, a similar name is likely of another program.
    const isMeant = isNear(name, similar) && settings.text(similar.setting) === undefined;
    if (isOurs || isMeant) settings.fault(unknownSetting(name, similar?.setting));
    else if (isAccess) {
      settings.fault(
        `${name} is not a setting, and ACCESS is not set: write ACCESS=passcode or ACCESS=header, or ACCESS=open if ${name} is of another program.`,
      );
    } else if (hasPrefix || similar !== undefined) ignored.push(name);
  }
  if (ignored.length === 0) return;
  const more = ignored.length - maxNames;
  const names = ignored.slice(0, maxNames).join(", ") + (more > 0 ? ` and ${more} more` : "");
  settings.notes.push(`Not settings of Countboard, and ignored: ${names}.`);
}

/** Whether a name is so similar to the setting that it is likely a typing error. */
function isNear(name: string, similar: SimilarSetting | undefined): similar is SimilarSetting {
  if (similar === undefined || foreignNames.has(name.toUpperCase())) return false;
  const { setting, distance } = similar;
  // A typing error changes one character, or two of a long name.
  return decisiveNames.test(setting) || distance <= (setting.length < 12 ? 1 : 2);
}

function unknownSetting(name: string, similar: SettingName | undefined): string {
  const known = [...settingNames].filter((one) => one.startsWith("COUNTING_API_"));
  return similar === undefined
    ? `${name} is not a setting: write one of ${known.join(", ")}.`
    : `${name} is not a setting: write ${similar}, or leave it out.`;
}

/** Whether a variable describes a service, as Kubernetes' service links and Docker's links have it. */
function isOfService(name: string, value: string): boolean {
  return (
    /_SERVICE_(HOST|PORT(_\w+)?)$|_PORT_\d+_(TCP|UDP|SCTP)(_(PROTO|PORT|ADDR))?$|_ENV_\w+$/.test(
      name,
    ) ||
    (/_PORT$/.test(name) && /^(tcp|udp|sctp):\/\//.test(value)) ||
    (/_NAME$/.test(name) && value.startsWith("/"))
  );
}
