/** Ways to sign in that the gateway does not speak, as their names are written. */
const otherSchemes = ["NTLM", "Negotiate", "Kerberos", "Digest", "Bearer"];

/** The first words of each challenge of `WWW-Authenticate` or `Proxy-Authenticate`; its parameters have an equals sign. */
export function schemesIn(header: string | readonly string[] | null = ""): readonly string[] {
  const challenges = [header ?? []].flat().join(",").split(",");
  return challenges.flatMap((one) => /^\s*([\w-]+)(?=\s|$)(?!\s*=)/.exec(one)?.[1] ?? []);
}

/**
 * Names the schemes where none of them is Basic, which the gateway speaks; `undefined` for others, and for none. Only
 * known names are shown.
 */
export function unspokenSchemes(schemes: readonly string[]): string | undefined {
  const offered = schemes.map((one) => one.toLowerCase());
  if (offered.length === 0 || offered.includes("basic")) return undefined;
  const known = otherSchemes.filter((one) => offered.includes(one.toLowerCase()));
  return known.length > 0 ? known.join(" and ") : "another scheme";
}

/** The API offers ways to sign in, but none that the gateway speaks. */
export class UnspokenSchemes extends Error {
  /** Their names. */
  readonly names: string;

  constructor(names: string) {
    super("Unspoken schemes");
    this.name = "UnspokenSchemes";
    this.names = names;
  }
}
