import type { LookFirst } from "#domain/recount/look-first.ts";
import type { lines } from "#messages/en/lines.ts";
import { noAnswer } from "./numbers.ts";

/** What to look at before a line is counted once more. */
export function lookFirstText(
  reason: LookFirst | null,
  { lookFirst }: Pick<typeof lines, "lookFirst">,
  number: (count: number) => string,
): string {
  switch (reason?.kind) {
    case "pair":
      return lookFirst.pair(reason.location);
    case "packs":
      return lookFirst.packs(number(reason.packs), number(reason.unit));
    default:
      return noAnswer;
  }
}
