import type { Counting } from "#contract/counting.ts";
import { headerOf } from "./data/header.ts";
import { lineOf } from "./data/lines.ts";
import type { ScheduledCounting } from "./data/schedule.ts";
import { type Books, seenAt, totalsOf } from "./data/totals.ts";

/** What a fault may spoil in a detail that is otherwise right. */
export interface Spoils {
  readonly header?: (header: Counting) => Counting;
  /** Gets every line and its index, returns what is sent in its place. */
  readonly line?: (line: object, index: number) => object;
}

/** The text of a detail in pieces, the header first and then line by line, made as they are asked for. */
export function* detailText(
  books: Books,
  counting: ScheduledCounting,
  now: number,
  spoils: Spoils = {},
): Generator<string> {
  const plan = books.plan(counting);
  const header = headerOf(counting, totalsOf(plan, seenAt(counting, now)), now);
  yield `${JSON.stringify(spoils.header?.(header) ?? header).slice(0, -1)},"products":[`;
  for (let index = 0; index < counting.size; index++) {
    const line = lineOf(counting, plan, index, now);
    yield (index === 0 ? "" : ",") + JSON.stringify(spoils.line?.(line, index) ?? line);
  }
  yield "]}";
}
