import type { Counting } from "#contract/counting.ts";
import { averageForecast, elapsed } from "#domain/average-pace.ts";
import { countingFacts } from "#domain/counting-facts.ts";
import { discrepancyRate } from "#domain/discrepancy-rate.ts";
import { progress } from "#domain/pace.ts";
import type { WorkCalendar } from "#domain/work-calendar.ts";
import type { ColumnName } from "./column-names.ts";
import type { CountingSort } from "./search.ts";

/** What some columns' figures depend on besides the counting. */
export interface SortView {
  /** The gateway's time, or `null` while the figures are stale. Milliseconds since 1970. */
  readonly now: number | null;
  /** When a warehouse works, by its code. */
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
  /** How the viewer's language orders text. */
  readonly collator: Pick<Intl.Collator, "compare">;
}

type Key = number | string | null;

/** What a row is sorted by in a column: the figure that the column shows. */
const keys: Readonly<Record<ColumnName, (counting: Counting, view: SortView) => Key>> = {
  active: ({ active }) => (active ? 0 : 1),
  "warehouse.name": ({ warehouse }) => warehouse.name,
  startedAt: ({ startedAt }) => Date.parse(startedAt),
  endsAt: ({ endsAt }) => Date.parse(endsAt),
  elapsed: (counting, { now }) => now && elapsed(countingFacts(counting), now),
  progress: (counting) => progress(countingFacts(counting)),
  forecast: (counting, { now, calendarOf }) =>
    now && averageForecast(countingFacts(counting), now, calendarOf(counting.warehouse.code)),
  totalProductsCounted: (counting) => progress(countingFacts(counting)),
  totalProductsLeft: ({ totalProductsLeft }) => totalProductsLeft,
  totalDiscrepancies: ({ totalDiscrepancies }) => totalDiscrepancies,
  "discrepancy-rate": (counting) => discrepancyRate(countingFacts(counting)),
  totalIncidents: ({ totalIncidents }) => totalIncidents,
  participants: ({ participants }) => new Set(participants.map(({ id }) => id)).size,
};

/**
 * The countings by the columns that a person sorts by, the first one first. What has no answer comes last
 * either way, and what is alike stays in the order that it came in.
 */
export function sortCountings(
  countings: readonly Counting[],
  sort: readonly CountingSort[],
  view: SortView,
): readonly Counting[] {
  if (sort.length === 0) return countings;
  const columns = sort.map(({ field }) =>
    ranked(
      countings.map((counting) => keys[field](counting, view)),
      view,
    ),
  );
  const rows = countings.map((counting, place) => ({
    counting,
    keys: columns.map((column) => column[place] ?? null),
  }));
  rows.sort((one, other) => {
    for (const [place, { descending }] of sort.entries()) {
      const [a = null, b = null] = [one.keys[place], other.keys[place]];
      if (a === null || b === null) {
        if (a !== b) return a === null ? 1 : -1;
        continue;
      }
      if (a !== b) return descending ? b - a : a - b;
    }
    return 0;
  });
  return rows.map(({ counting }) => counting);
}

/** Text as its place in the viewer's order: names repeat, and comparing two costs far more than two numbers. */
function ranked(column: readonly Key[], { collator }: SortView): readonly (number | null)[] {
  const ranks = new Map<Key, number>();
  const texts = [...new Set(column)].filter(isText).sort(collator.compare);
  let rank = 0;
  for (const [place, text] of texts.entries()) {
    if (place > 0 && collator.compare(texts[place - 1] ?? "", text) !== 0) rank += 1;
    ranks.set(text, rank);
  }
  return column.map((key) => (isText(key) ? (ranks.get(key) ?? null) : key));
}

function isText(key: Key): key is string {
  return typeof key === "string";
}

/**
 * The sort after a press on a column's name: ascending, descending, then not at all.
 * @param add whether the column comes after those that are sorted by already, instead of in their place
 */
export function nextSort(
  sort: readonly CountingSort[],
  field: ColumnName,
  add: boolean,
): readonly CountingSort[] {
  const now = sort.find((one) => one.field === field);
  const next = now?.descending ? [] : [{ field, descending: now !== undefined }];
  if (!add) return next;
  return now ? sort.flatMap((one) => (one === now ? next : [one])) : [...sort, ...next];
}
