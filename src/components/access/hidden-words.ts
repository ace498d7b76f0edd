import type { Access } from "#contract/access.ts";
import type { Messages } from "#messages/en/catalogue.ts";

/** The hidden data in words, and its replacement; `null` when nothing is hidden. */
export function hiddenWords({ hidden }: Access, { hidden: t }: Messages["access"]) {
  const [first, second] = hidden;
  if (first === undefined) return null;
  return second === undefined ? t[first] : t.both;
}
