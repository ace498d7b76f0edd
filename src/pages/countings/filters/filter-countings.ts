import type { Counting } from "#contract/counting.ts";
import { type CountingFacts, countingFacts } from "#domain/counting/facts.ts";
import {
  type CountingStatus,
  type OfferedStatus,
  offeredStatuses,
  statusMatcher,
} from "#domain/counting/status.ts";
import { searchWords } from "#domain/search-text.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";

/** The inputs to the status of countings. */
export interface Judgement {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
}

/** Filters for loaded countings: every status must hold and every word must occur. */
export interface CountingsFilter {
  readonly statuses: readonly CountingStatus[];
  readonly q: string;
}

/** Whether there is anything to filter by. */
export function canFilterBy({ statuses, q }: CountingsFilter): boolean {
  return statuses.length > 0 || searchWords(q).length > 0;
}

/** The matching countings, in their order. */
export function filterCountings(
  countings: readonly Counting[],
  { statuses, q }: CountingsFilter,
  judgement: Judgement,
): readonly Counting[] {
  const words = searchWords(q);
  return countings.filter(
    (counting) =>
      statuses.every(matcherOf(counting, judgement)) &&
      words.every((word) => textOf(counting).includes(word)),
  );
}

/** Number of all countings, and of those that each offered status would leave. */
export type StatusCounts = Readonly<Record<"all" | OfferedStatus, number>>;

export function statusCounts(countings: readonly Counting[], judgement: Judgement): StatusCounts {
  const none = Object.fromEntries(offeredStatuses.map((status) => [status, 0]));
  const counts = { ...(none as Record<OfferedStatus, number>), all: countings.length };
  for (const counting of countings) {
    for (const status of offeredStatuses.filter(matcherOf(counting, judgement))) {
      counts[status] += 1;
    }
  }
  return counts;
}

function matcherOf(counting: Counting, { at, calendarOf }: Judgement) {
  return statusMatcher(factsOf(counting), at, calendarOf(counting.warehouse.code));
}

// A counting is judged every second while it is visible, and is a new object after each refresh.
const facts = new WeakMap<Counting, CountingFacts>();
const texts = new WeakMap<Counting, string>();

function factsOf(counting: Counting): CountingFacts {
  return memoised(facts, counting, countingFacts);
}

/** The text that a search looks through. People without a name are found by their id. */
function textOf(counting: Counting): string {
  return memoised(texts, counting, ({ id, warehouse: { name, code, slug }, participants }) => {
    const people = participants.map((person) => person.username ?? String(person.id));
    return searchWords([name, code, slug, id, ...people].join("\n")).join(" ");
  });
}

function memoised<Value>(
  values: WeakMap<Counting, Value>,
  counting: Counting,
  make: (counting: Counting) => Value,
): Value {
  const known = values.get(counting) ?? make(counting);
  values.set(counting, known);
  return known;
}
