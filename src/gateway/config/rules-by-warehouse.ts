import type { SettingName } from "./setting-names.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** A rule as written: for one warehouse, or for all others. */
export interface WrittenRule {
  readonly warehouse: string | null;
  readonly text: string;
  /** Names the rule at the beginning of a fault. */
  readonly of: string;
}

/**
 * Splits a setting such as `rule; OPO-03: rule` at its semicolons: the first is the default, and a rule with a code
 * before a colon applies to that warehouse.
 * @param what the rules hold, such as `hours`
 * @param example of a rule
 */
export function splitRules(
  settings: SettingsReader,
  name: SettingName,
  { what, example }: { what: string; example: string },
): readonly WrittenRule[] | null {
  const text = settings.text(name);
  if (text === undefined) return null;
  const parts = text.split(";").filter((part) => part.trim() !== "");
  const rules = parts.map((part): WrittenRule => {
    const whole = part.trim();
    const [, code, rest = whole] = /^(.+?)\s*:\s+(.*)$/s.exec(whole) ?? [];
    return code === undefined
      ? { warehouse: null, text: rest, of: name }
      : { warehouse: code, text: rest, of: `${name} of ${code}` };
  });
  if (rules.length === 0) settings.fault(`${name} holds no ${what}: write such as ${example}.`);
  const codes = rules.map(({ warehouse }) => warehouse);
  for (const code of new Set(codes.filter((one, index) => codes.indexOf(one) !== index))) {
    settings.fault(
      code === null
        ? `${name} has several rules without a warehouse: write its code and a colon before all but one.`
        : `${name} has several rules for the warehouse ${code}: write one, with commas between its ${what}.`,
    );
  }
  return rules;
}
