import type { Counting } from "#contract/counting.ts";
import { distinctionOf } from "#domain/screen/distinction.ts";
import type { ScreenMessages } from "#messages/languages.ts";
import type { ScreenFormat } from "#pages/screen/screen-format.ts";

interface Words {
  readonly t: ScreenMessages["screen"];
  readonly format: ScreenFormat;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Distinguishes a counting from others of its warehouse in words: `started Mon 08:00`; `null` if its name is enough.
 * @param all countings that are visible together
 */
export function distinctionText(
  counting: Counting,
  all: readonly Counting[],
  { t, format, now }: Words,
): string | null {
  switch (distinctionOf(counting, all)) {
    case null:
      return null;
    case "start":
      return t.started(format.near(Date.parse(counting.startedAt), now));
    case "lines":
      return t.lines(format.number(counting.totalProducts), counting.totalProducts);
    case "id":
      return counting.id;
  }
}

/**
 * The line below a name in a row: the deadline, beside the text that distinguishes the counting from others of its
 * warehouse.
 */
export function momentText(
  counting: Counting,
  all: readonly Counting[],
  { deadline, ...words }: Words & { readonly deadline: number | null },
): string {
  const { t, format, now } = words;
  const until = deadline === null ? t.status.noDeadline : t.until(format.near(deadline, now));
  const distinction = distinctionOf(counting, all);
  if (distinction === "start" && deadline !== null) {
    return t.fromTo(format.near(Date.parse(counting.startedAt), now), format.near(deadline, now));
  }
  const text = distinctionText(counting, all, words);
  return text === null ? until : t.partOf(text, until);
}

/** The name of a counting's warehouse, with what tells it from others of that warehouse. */
export function nameAmong(counting: Counting, all: readonly Counting[], words: Words): string {
  const text = distinctionText(counting, all, words);
  const { name } = counting.warehouse;
  return text === null ? name : words.t.partOf(name, text);
}
