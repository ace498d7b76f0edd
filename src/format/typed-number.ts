import type { NumberSigns } from "./number-signs.ts";

/** The signs that a keyboard has for a group sign: fonts and regions have several blanks and apostrophes. */
function groupPattern(group: string): string {
  if (group === "") return "(?!)";
  if (/\s/.test(group)) return "\\s";
  return /['’]/.test(group) ? "['’]" : `\\${group}`;
}

/**
 * A number as a person of a region types it, in plain notation such as `-1234.5`: with that region's decimal sign, with
 * or without its group signs. Point and comma are both decimal signs where neither of them groups digits. `null` for
 * anything else.
 */
export function readNumber(text: string, signs: NumberSigns): string | null {
  const { decimal, group, groupSize: size } = signs;
  const decimals = [...new Set([decimal, ".", ","])].filter((sign) => sign !== group).join("");
  const sign = groupPattern(group);
  // A group does not begin with 0: `0,125` is a decimal of another region, not 125.
  const whole = `\\d+|[1-9]\\d{0,${size - 1}}(?:${sign}\\d{${size}})*${sign}\\d{3}`;
  const pattern = new RegExp(`^([+-]?)(${whole})(?:[${decimals}](\\d+))?$`);
  const parts = pattern.exec(text.trim().replace("−", "-"));
  if (!parts) return null;
  const [, minus, digits = "", fraction] = parts;
  const value = digits.replace(/\D/g, "") + (fraction === undefined ? "" : `.${fraction}`);
  return minus === "-" ? `-${value}` : value;
}

/** A number in plain notation for a field: with the region's decimal sign, and no group signs. */
export function writeNumber(plain: string, { decimal }: NumberSigns): string {
  return plain.replace("-", "−").replace(".", decimal);
}
