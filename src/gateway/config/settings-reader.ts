import { type SecretName, type SettingName, settingNames } from "./setting-names.ts";
import { unreadable } from "./text-file.ts";

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Certificates and keys as PEM have several lines, and may have text around them. */
const pemBegin = "-----BEGIN ";

/** A quote sign of any language at one end, which is not heard in a passcode that people say aloud. */
const quoteAtEnd = /^["'`´„‚\p{Pi}\p{Pf}]|["'`´\p{Pi}\p{Pf}]$/u;

/**
 * Reads single settings and collects all faults, so that they are reported together. No fault repeats a value, because
 * it may be a secret in the wrong setting.
 */
export class SettingsReader {
  readonly env: Environment;
  readonly faults: string[] = [];
  /** What is valid but not used, one sentence each. */
  readonly notes: string[] = [];
  readonly #readFile: (path: string) => string;

  /** @param readFile returns the text of a file that a setting names */
  constructor(env: Environment, readFile: (path: string) => string) {
    this.env = env;
    this.#readFile = readFile;
  }

  /** Records a fault; `placeholder` is never used, because a faulty config is rejected. */
  fault(sentence: string): undefined;
  fault<T>(sentence: string, placeholder: T): T;
  fault<T>(sentence: string, placeholder?: T): T | undefined {
    this.faults.push(sentence);
    return placeholder;
  }

  /**
   * The text of a file that a setting names.
   * @throws whatever reading it throws
   */
  file(path: string): string {
    return this.#readFile(path);
  }

  /** The settings with a prefix that are there, also empty ones. */
  namesWith(prefix: string): readonly string[] {
    return [...settingNames].filter(
      (name) => name.startsWith(prefix) && this.env[name] !== undefined,
    );
  }

  /** A setting's text; `undefined` when it is absent or empty. */
  text(name: SettingName): string | undefined {
    return this.env[name] === "" ? undefined : this.env[name];
  }

  /** A whole number within bounds. */
  number(name: SettingName, min: number, max: number, fallback: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    return this.fault(`${name} is not a whole number from ${min} to ${max}: write one.`, fallback);
  }

  /** One of a fixed set of options. */
  choice<Option extends string>(
    name: SettingName,
    options: readonly Option[],
    fallback: NoInfer<Option>,
  ): Option {
    const text = this.text(name);
    const option = options.find((one) => one === (text ?? fallback));
    return (
      option ?? this.fault(`${name} has an unknown value: write ${options.join(" or ")}.`, fallback)
    );
  }

  /** Whether a setting is 1; by default it is 0. */
  flag(name: SettingName): boolean {
    return this.choice(name, ["0", "1"], "0") === "1";
  }

  /**
   * A secret from its setting, or from the file that the setting with the suffix `_FILE` names; `undefined` without
   * both. Faults never contain the secret.
   */
  secret(name: SecretName): string | undefined {
    const value = this.#secret(name);
    if (value !== undefined && quoteAtEnd.test(value)) {
      this.notes.push(
        `${name} begins or ends with a quote sign, which is part of it: leave the sign out if it should not be.`,
      );
    }
    return value;
  }

  #secret(name: SecretName): string | undefined {
    const [direct, path] = [this.text(name), this.text(`${name}_FILE`)];
    if (direct !== undefined && path !== undefined) {
      return this.fault(`${name} and ${name}_FILE are both set: write only one of them.`, "");
    }
    if (direct !== undefined && hasControl(direct) && !direct.includes(pemBegin)) {
      return this.fault(
        `${name} has a control character, such as a line end behind it: write the value alone.`,
        "",
      );
    }
    if (direct !== undefined || path === undefined) return direct;
    let content: string;
    try {
      content = this.#readFile(path).replace(/[\r\n]+$/, "");
    } catch (error) {
      return this.fault(`${name}_FILE names a file that ${unreadable(error)}.`, "");
    }
    if (content.trim() === "") {
      return this.fault(`${name}_FILE names an empty file: write the value into it.`, "");
    }
    const isPem = content.includes(pemBegin);
    return isPem || (content === content.trim() && !hasControl(content))
      ? content
      : this.fault(
          `${name}_FILE names a file with more than the value: leave out spaces around it, further lines and control characters.`,
          "",
        );
  }
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
