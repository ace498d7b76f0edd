import { startText } from "#components/counting-choice/counting-text.ts";
import type { Access } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

type Words = Messages["account"];

/** How a viewer got access. */
export function whoText({ via, role, name }: Access, t: Words): string {
  if (via === "share") return t.link(name ?? "");
  if (via === "screen") return t.screen(name ?? "");
  const isAdmin = role === "admin";
  if (name === null) return isAdmin ? t.admin : t.viewer;
  return isAdmin ? t.knownAdmin(name) : t.known(name);
}

/**
 * The viewer's scope in words.
 * @param now milliseconds since 1970
 */
export function seesText(
  { scope, subject }: Pick<Access, "scope" | "subject">,
  { t, format, now }: { t: Words; format: Format; now: number },
): string {
  if (subject !== null) return t.seesCounting(subject.name, startText(subject, format, now));
  if (scope.kind !== "warehouse") return t.sees[scope.kind];
  return t.seesWarehouse(scope.name ?? scope.warehouse);
}

/**
 * When access ends; `null` when it does not.
 * @param now milliseconds since 1970
 */
export function untilText(
  { until }: Access,
  { t, format, now }: { t: Words; format: Format; now: number },
) {
  return until === null ? null : t.until(format.moment(Date.parse(until), now));
}
