import type { Counting } from "#contract/counting.ts";
import { headerOf } from "./data/header.ts";
import { lineOf } from "./data/lines.ts";
import type { ScheduledCounting } from "./data/schedule.ts";
import { type PlanCache, seenAt, totalsOf } from "./data/totals.ts";

/** How a fault changes an otherwise valid detail. */
export interface DetailFaults {
  readonly header?: (header: Counting) => Counting;
  /** Maps a line and its index to what is sent instead. */
  readonly line?: (line: object, index: number) => object;
}

/** The text of a detail in chunks, the header first and then line by line, generated on demand. */
export function* detailText(
  cache: PlanCache,
  counting: ScheduledCounting,
  now: number,
  faults: DetailFaults = {},
): Generator<string> {
  const plan = cache.plan(counting);
  const header = headerOf(counting, totalsOf(plan, seenAt(counting, now)), now);
  yield `${JSON.stringify(faults.header?.(header) ?? header).slice(0, -1)},"products":[`;
  for (let index = 0; index < counting.size; index++) {
    const line = lineOf(counting, plan, index, now);
    yield (index === 0 ? "" : ",") + JSON.stringify(faults.line?.(line, index) ?? line);
  }
  yield "]}";
}
