import type { Hidden, Share } from "#contract/access.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

export function hidesText(hides: readonly Hidden[], { hides: t }: Messages["shares"]): string {
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
