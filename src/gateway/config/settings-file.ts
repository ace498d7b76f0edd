import { isSecretName, isSettingName, similarSetting } from "./setting-names.ts";

/** The settings of a file, as `.env.example` has them. */
export interface SettingsFile {
  /** The values by their names. */
  readonly values: ReadonlyMap<string, string>;
  /** What is wrong, one sentence each with the number of a line. None contains a value. */
  readonly faults: readonly string[];
  /** What may be meant differently, one sentence each. */
  readonly notes: readonly string[];
}

/** A value with quote signs around the whole of it, and none of these within it or in a comment behind it. */
const quoted = /^(["'`])((?:(?!\1).)*)\1(?:[ \t]+#(?:(?!\1).)*)?$/s;

/** Faults beyond this many are counted, because a file of another kind has one in each line. */
const maxFaults = 10;

/**
 * Reads lines such as `NAME=value`, with comments in lines of their own. Quote signs around a whole value are not part
 * of it, and nothing within a value has a meaning. What other programs read differently is a fault, so that no value
 * is ever cut.
 * @param of names the file at the beginning of a sentence
 */
export function readSettingsFile(text: string, of: string): SettingsFile {
  const values = new Map<string, string>();
  const lineOf = new Map<string, number>();
  const faults: string[] = [];
  const notes: string[] = [];
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^[ \t]*(#.*)?$/s.test(line)) continue;
    const number = index + 1;
    const fault = (sentence: string) => faults.push(`${of}, line ${number}: ${sentence}`);
    const [, name, value] = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(.*)$/s.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      fault(
        "This is neither a comment nor a setting: write NAME=value, each in a line of its own.",
      );
      continue;
    }
    const written = value.trim();
    const wrong = nameFault(name) ?? valueFault(value) ?? quoteFault(name, written);
    if (wrong !== undefined) fault(wrong);
    const first = lineOf.get(name);
    if (first !== undefined && isSettingName(name)) {
      fault(`${name} is in line ${first}, too: write it once.`);
    }
    lineOf.set(name, number);
    values.set(name, unquoted(written));
    if (isSecretName(name) && /^(["'`])[^\s#"'`]+\1$/.test(written)) {
      notes.push(
        `${of}, line ${number}: The quote signs around ${name} are not part of it. If they should be, write other ` +
          "quote signs around them.",
      );
    }
  }
  if (/[^\r\n]$/.test(text)) {
    notes.push(`${of}: its last line has no line end, so it may be cut. Write one behind it.`);
  }
  const more = faults.length - maxFaults;
  const shown = faults.slice(0, maxFaults);
  if (more > 0) shown.push(`${of} has ${more} more such faults.`);
  return { values, faults: shown, notes };
}

/** Shows only names that are known, because an unknown one may be a piece of a secret. */
function nameFault(name: string): string | undefined {
  if (name === "SETTINGS_FILE" || /^NODE_[A-Z_]+$/.test(name)) {
    return `${name} has no effect in the file: set it in the environment itself.`;
  }
  if (isSettingName(name)) return undefined;
  const similar = similarSetting(name);
  return similar === undefined
    ? "This is not a setting of Countboard: correct its name, or leave it out."
    : `This is not a setting of Countboard: ${similar.setting} may be meant.`;
}

function valueFault(value: string): string | undefined {
  return /[\p{Cc}\uFEFF]/u.test(value.replaceAll("\t", " "))
    ? "The value has a control character: write text alone."
    : undefined;
}

function quoteFault(name: string, written: string): string | undefined {
  if (quoted.test(written)) return undefined;
  const [quote = ""] = /^["'`]/.exec(written) ?? [];
  const count = quote === "" ? 0 : written.split(quote).length - 1;
  if (count > 1 && written.endsWith(quote)) {
    return `The value has the quote sign ${quote} within it, too: write other quote signs around the whole value.`;
  }
  if (count % 2 === 1) {
    return `The quote sign ${quote} at the beginning of the value has no other one in this line: write one at its end, or other quote signs around the whole value.`;
  }
  if (/(^|[ \t])#/.test(written)) {
    return "The value has a # that may begin a comment or belong to it: write quote signs around the value, and comments in lines of their own.";
  }
  // Its keywords have quote signs of their own.
  return count > 1 && name !== "FRAME_ANCESTORS"
    ? `The value has text behind its closing quote sign ${quote}: leave it out, or write other quote signs around the whole value.`
    : undefined;
}

function unquoted(written: string): string {
  return quoted.exec(written)?.[2] ?? written;
}
