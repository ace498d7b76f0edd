/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads single settings and collects all faults, so that they are reported together. */
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

  /** A setting's text; `undefined` when it is absent or empty. */
  text(name: string): string | undefined {
    return this.env[name] === "" ? undefined : this.env[name];
  }

  /** A whole number within bounds. */
  number(name: string, min: number, max: number, fallback: number): number {
    const text = this.text(name);
    if (text === undefined) return fallback;
    const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= min && value <= max) return value;
    return this.fault(
      `${name} is "${text}": write a whole number from ${min} to ${max}.`,
      fallback,
    );
  }

  /** One of a fixed set of options. */
  choice<Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: NoInfer<Option>,
  ): Option {
    const text = this.text(name);
    const option = options.find((one) => one === (text ?? fallback));
    return option ?? this.fault(`${name} is "${text}": write ${options.join(" or ")}.`, fallback);
  }

  /** Whether a setting is 1; by default it is 0. */
  flag(name: string): boolean {
    return this.choice(name, ["0", "1"], "0") === "1";
  }

  /**
   * A secret from its setting, or from the file that the setting with the suffix `_FILE` names; `undefined` without
   * both. Faults never contain the secret.
   */
  secret(name: string): string | undefined {
    const [direct, path] = [this.text(name), this.text(`${name}_FILE`)];
    if (direct !== undefined && path !== undefined) {
      return this.fault(`${name} and ${name}_FILE are both set: write only one of them.`, "");
    }
    if (direct !== undefined || path === undefined) return direct;
    try {
      const content = this.#readFile(path).trim();
      if (content !== "") return content;
    } catch {
      return this.fault(`${name}_FILE names a file that cannot be read: write its path.`, "");
    }
    return this.fault(`${name}_FILE names an empty file: write the value into it.`, "");
  }
}
