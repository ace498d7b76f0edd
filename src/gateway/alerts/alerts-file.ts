import { parseDocument } from "yaml";
import type { AlertDigest } from "#contract/alerts.ts";
import { readTargets } from "#gateway/alerts/delivery/read-targets.ts";
import type { Target } from "#gateway/alerts/delivery/target.ts";
import { readDigests } from "#gateway/alerts/digest/read-digests.ts";
import { readRules } from "#gateway/alerts/rules/read-rules.ts";
import type { WatchRule } from "#gateway/alerts/rules/rule.ts";
import type { SettingsReader } from "#gateway/config/settings-reader.ts";
import { unreadable } from "#gateway/config/text-file.ts";

/** What the file of alerts says. */
export interface AlertsConfig {
  readonly rules: readonly WatchRule[];
  readonly targets: readonly Target[];
  readonly digests: readonly AlertDigest[];
}

/** Aliases beyond this many could make a small file fill the memory. */
const maxAliases = 100;

/** Longer files are a mistake, and take seconds to read: 1000 rules need half of it, in characters. */
const maxLength = 250_000;

/** Faults of one kind that are shown: a file of another kind has one in each line. */
const maxFaults = 10;

const members = ["rules", "digests", "targets"];

/** Reads the file that `ALERTS_FILE` names, with all of its faults; `null` without one. */
export function readAlertsFile(settings: SettingsReader): AlertsConfig | null {
  const path = settings.text("ALERTS_FILE");
  if (path === undefined) return null;
  let text: string;
  try {
    text = settings.file(path);
  } catch (error) {
    return settings.fault(`ALERTS_FILE names a file that ${unreadable(error)}.`, null);
  }
  const onFault = (sentence: string) => settings.fault(`ALERTS_FILE: ${sentence}`);
  const document = readYaml(text, onFault);
  if (document === null) return null;
  const others = Object.keys(document).filter((one) => !members.includes(one));
  for (const name of others.slice(0, maxFaults)) {
    // A name may be a piece of a secret.
    onFault(
      `it has a member of ${name.length} characters that is not known: write ${members.join(", ")}.`,
    );
  }
  const sources = { env: settings.env, readFile: (one: string) => settings.file(one), onFault };
  const targets = readTargets(document.targets, sources);
  const names = targetNames(document.targets);
  const rules = readRules(document.rules, {
    sources,
    targets,
    names,
    currency: settings.text("CURRENCY") ?? null,
    hasTargets: settings.text("TARGETS") !== undefined,
    hasVariance: /variance/i.test(settings.text("TARGETS") ?? ""),
  });
  const digests = readDigests(document.digests, {
    sources,
    targets: names,
    hasWorkHours: settings.text("WORK_HOURS") !== undefined,
  });
  return { rules, targets, digests };
}

/** All names of the file, also of faulty targets, so that these have one fault alone. */
function targetNames(written: unknown): readonly string[] {
  if (!Array.isArray(written)) return [];
  return written.flatMap((one: unknown) =>
    typeof one === "object" && one !== null && "name" in one && typeof one.name === "string"
      ? [one.name]
      : [],
  );
}

/** @returns `null` for a file that cannot be used at all */
function readYaml(
  text: string,
  onFault: (sentence: string) => void,
): Readonly<Record<string, unknown>> | null {
  const names = text.split("&").length - 1;
  if (text.length > maxLength || names > maxLength / 100) {
    onFault(`it is longer than ${maxLength / 1000} kB, or names thousands of parts: write less.`);
    return null;
  }
  try {
    const document = parseDocument(text, { uniqueKeys: true, prettyErrors: true });
    if (document.errors.length > 0) {
      const lines = new Set(document.errors.map(({ linePos }) => linePos?.[0].line ?? 1));
      for (const line of [...lines].slice(0, maxFaults)) {
        onFault(`line ${line} is no YAML: check its indentation, colons and quote signs.`);
      }
      return null;
    }
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
    onFault(`it has no members: write ${members.join(", ")}.`);
  } catch (error) {
    // The parser calls itself for each level.
    onFault(
      error instanceof RangeError
        ? "it is nested too deeply: write it as the example does."
        : `it has more than ${maxAliases} aliases: write their values out.`,
    );
  }
  return null;
}
