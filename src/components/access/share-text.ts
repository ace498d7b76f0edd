import { countingText } from "#components/counting-choice/counting-text.ts";
import type { Hidden, Share } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

type Words = Messages["shares"];

/**
 * The scope of a share in words; a counting by its warehouse and start, or by its id while its name is unknown.
 * @param now milliseconds since 1970
 */
export function scopeText(
  { scope, subject }: Pick<Share, "scope" | "subject">,
  {
    t: { shares, countingChoice },
    format,
    now,
  }: { t: Pick<Messages, "shares" | "countingChoice">; format: Format; now: number },
): string {
  const { scope: t } = shares;
  if (scope.kind === "all") return t.all;
  if (scope.kind === "warehouse") return t.warehouse(scope.name ?? scope.warehouse);
  if (scope.kind === "countings") return t.countings(format.number(scope.ids.length));
  if (subject === null) return t.counting(scope.id);
  return countingText(subject, { t: countingChoice, format, now });
}

export function hidesText(hides: readonly Hidden[], { hides: t }: Words): string {
  const [first, second] = hides;
  if (first === undefined) return t.none;
  return second === undefined ? t[first] : t.both;
}

/** @param now milliseconds since 1970 */
export function instantText(instant: string, format: Format, now: number): string {
  const time = Date.parse(instant);
  return `${format.day(time, now)} ${format.time(time)}`;
}

/** The full address of a link; `null` for a screen. */
export function addressOf({ link }: Share): string | null {
  return link === null ? null : new URL(link, location.origin).href;
}
