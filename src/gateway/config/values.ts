/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Collects all faults, so that they are reported at once. */
export class Faults {
  readonly sentences: string[] = [];

  /** Records a fault and returns a placeholder, which is never used: a faulty config is rejected. */
  add<T>(sentence: string, placeholder: T): T {
    this.sentences.push(sentence);
    return placeholder;
  }
}

/** A setting's text; `undefined` when it is absent or empty. */
export function textOf(env: Environment, name: string): string | undefined {
  return env[name] === "" ? undefined : env[name];
}

/** A whole number within bounds. */
export function numberOf(
  env: Environment,
  faults: Faults,
  name: string,
  range: { readonly min: number; readonly max: number; readonly fallback: number },
): number {
  const text = textOf(env, name);
  if (text === undefined) return range.fallback;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= range.min && value <= range.max) return value;
  return faults.add(
    `${name} is "${text}": write a whole number from ${range.min} to ${range.max}.`,
    range.fallback,
  );
}

/** One of a fixed set of words. */
export function choiceOf<Option extends string>(
  env: Environment,
  faults: Faults,
  name: string,
  options: readonly Option[],
  fallback: Option,
): Option {
  const text = textOf(env, name);
  const option = options.find((one) => one === (text ?? fallback));
  return option ?? faults.add(`${name} is "${text}": write ${options.join(" or ")}.`, fallback);
}

/** Whether a text is the IANA name of a time zone. */
export function isTimeZone(text: string): boolean {
  // Offsets such as +01:00 work in some engines only, and have no daylight saving time.
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

/** Whether a host name or address is a loopback one. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host);
}
