import { nearestName } from "#gateway/config/nearest-name.ts";

/** What the parts of the file of alerts are read with. */
export interface FieldSources {
  /** Environment variables by name. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The text of a file. */
  readonly readFile: (path: string) => string;
  /** Gets each fault, as a sentence without any value of the file that may be a secret. */
  readonly onFault: (sentence: string) => void;
}

/** Reads the members of one target, digest or rule, and reports each fault with its name. */
export class FieldReader {
  readonly #members: Readonly<Record<string, unknown>>;
  readonly #of: string;
  readonly #sources: FieldSources;

  /** @param of names it at the beginning of a sentence */
  constructor(members: Readonly<Record<string, unknown>>, of: string, sources: FieldSources) {
    this.#members = members;
    this.#of = of;
    this.#sources = sources;
  }

  fault(sentence: string): void {
    this.#sources.onFault(`${this.#of}: ${sentence}`);
  }

  has(name: string): boolean {
    return this.#members[name] !== undefined;
  }

  /** Reports the members that are not among the known ones, with the one that may be meant. */
  checkNames(known: readonly string[]): void {
    for (const name of Object.keys(this.#members).filter((one) => !known.includes(one))) {
      const similar = nearestName(name, known)?.name;
      this.fault(
        similar === undefined
          ? `it has a member that is not known here. Known are ${known.join(", ")}.`
          : `it has a member that is not known: ${similar} may be meant.`,
      );
    }
  }

  /** A text on one line that is not empty; `null` where it is missing or wrong. */
  text(name: string, what: string): string | null {
    const value = this.#members[name];
    if (typeof value === "string" && value.trim() !== "" && !/\p{Cc}/u.test(value)) return value;
    this.fault(`write ${name}, ${what}.`);
    return null;
  }

  flag(name: string): boolean {
    const value = this.#members[name] ?? false;
    if (typeof value !== "boolean") this.fault(`write true or false as ${name}.`);
    return value === true;
  }

  choice<Option extends string>(
    name: string,
    options: readonly Option[],
    fallback: Option,
  ): Option {
    const value = this.#members[name] ?? fallback;
    const option = options.find((one) => one === value);
    if (option === undefined) this.fault(`write ${options.join(", ")} as ${name}.`);
    return option ?? fallback;
  }

  value(name: string): unknown {
    return this.#members[name];
  }

  /**
   * A secret, which the file does not have itself: `…File` names a file with it, and `…Env` a variable of the
   * environment.
   * @returns `null` where it is missing or wrong
   */
  secret(name: string): string | null {
    const [file, variable] = [this.value(`${name}File`), this.value(`${name}Env`)];
    if ((file === undefined) === (variable === undefined)) {
      this.fault(
        `write either ${name}File with the path of a file, or ${name}Env with the name of a variable of the environment.`,
      );
      return null;
    }
    const secret = file === undefined ? this.#variable(name) : this.#file(name);
    if (secret === null) return null;
    if (secret !== "" && secret === secret.trim() && !/\p{Cc}/u.test(secret)) return secret;
    this.fault(
      `its ${name} is empty, or has spaces around it or several lines: write the value alone.`,
    );
    return null;
  }

  #file(name: string): string | null {
    const path = this.text(`${name}File`, "the path of a file");
    if (path === null) return null;
    try {
      return this.#sources.readFile(path).replace(/[\r\n]+$/, "");
    } catch {
      this.fault(
        `the file that ${name}File names cannot be read: write the path of a text file that the gateway's user can read.`,
      );
      return null;
    }
  }

  #variable(name: string): string | null {
    const variable = this.text(`${name}Env`, "the name of a variable of the environment");
    if (variable === null) return null;
    const value = this.#sources.env[variable];
    if (value === undefined) this.fault(`the variable that ${name}Env names is not set.`);
    return value ?? null;
  }
}
