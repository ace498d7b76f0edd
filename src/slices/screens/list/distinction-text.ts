import type { Counting } from "#contract/counting.ts";
import { distinctionOf } from "#slices/screens/rules/distinction.ts";
import type { ScreenFormat } from "#slices/screens/screen-format.ts";
import type { ScreenMessages } from "#slices/screens/use-screen-messages.ts";

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
 * The line below a name in a row: the deadline, which is never cut, and before it what distinguishes the counting:
 * `started Mon 08:00 · `, or where both are times `Mon 08:00 – `.
 */
export function rowMoment(
  counting: Counting,
  all: readonly Counting[],
  { deadline, ...context }: Words & { readonly deadline: number | null },
): { readonly lead: string | null; readonly deadline: string } {
  const { t, format, now } = context;
  const end = deadline === null ? null : format.near(deadline, now);
  if (distinctionOf(counting, all) === "start" && end !== null) {
    return { lead: `${format.near(Date.parse(counting.startedAt), now)} – `, deadline: end };
  }
  const distinction = distinctionText(counting, all, context);
  return {
    lead: distinction === null ? null : `${distinction} · `,
    deadline: end === null ? t.status.noDeadline : t.until(end),
  };
}

/** The name of a counting's warehouse, with what tells it from others of that warehouse. */
export function nameAmong(counting: Counting, all: readonly Counting[], context: Words): string {
  const text = distinctionText(counting, all, context);
  const { name } = counting.warehouse;
  return text === null ? name : context.t.partOf(name, text);
}
