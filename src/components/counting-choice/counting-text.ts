import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";

/** Distinguishes a counting from others, without its id. */
export interface NamedCounting {
  /** Of its warehouse. */
  readonly name: string;
  /** ISO 8601 instant. */
  readonly startedAt: string;
}

/**
 * The day and time of its start.
 * @param now milliseconds since 1970
 */
export function startText(
  { startedAt }: Pick<NamedCounting, "startedAt">,
  format: Format,
  now: number,
) {
  const at = Date.parse(startedAt);
  return `${format.dayWithin(at, now)} ${format.time(at)}`;
}

/** A counting as people tell it from others: by its warehouse and start. */
export function countingText(
  counting: NamedCounting,
  { t, format, now }: { t: Messages["countingChoice"]; format: Format; now: number },
): string {
  return t.named(counting.name, startText(counting, format, now));
}
