import { startText } from "#components/counting-choice/counting-text.ts";
import type { Access } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

type Words = Messages["access"];

/** How a viewer got access. */
export function whoText({ via, role, name }: Access, t: Words): string {
  const { account } = t;
  if (via === "share") return account.link(name ?? "");
  if (via === "screen") return account.screen(name ?? "");
  const isAdmin = role === "admin";
  if (name === null) return isAdmin ? account.admin : account.viewer;
  return isAdmin ? account.knownAdmin(name) : account.known(name);
}

/**
 * The viewer's scope in words.
 * @param now milliseconds since 1970
 */
export function seesText(
  { scope, subject }: Pick<Access, "scope" | "subject">,
  { t: { account }, format, now }: { t: Words; format: Format; now: number },
): string {
  if (subject !== null) return account.seesCounting(subject.name, startText(subject, format, now));
  if (scope.kind !== "warehouse") return account.sees[scope.kind];
  return account.seesWarehouse(scope.name ?? scope.warehouse);
}

/**
 * When access ends; `null` when it does not.
 * @param now milliseconds since 1970
 */
export function untilText(
  { until }: Access,
  { t, format, now }: { t: Words; format: Format; now: number },
) {
  return until === null ? null : t.account.until(format.moment(Date.parse(until), now));
}

/** The hidden data in words, and its replacement; `null` when nothing is hidden. */
export function hiddenWords({ hidden }: Access, { hidden: t }: Words) {
  const [first, second] = hidden;
  if (first === undefined) return null;
  return second === undefined ? t[first] : t.both;
}
