import type { ActiveCountings } from "#api/countings/active-countings.ts";
import { type ActiveReading, readActiveCountings } from "#api/countings/read-active.ts";
import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { lookFirst, type PairedLine } from "#domain/recount/look-first.ts";
import { PairFinder } from "#domain/recount/round-pairs.ts";
import { factsOfLines } from "#domain/replay/past-facts.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { facetValue } from "#lines/facet-value.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { LinePlaces, LineStore, LoadProgress } from "#lines/line-store.ts";
import {
  type ChosenCounts,
  chosenCounts,
  type HandoverSpan,
  isWithin,
  type KnownEnds,
} from "#slices/handover/rules/ended-counts.ts";
import type { CostlyLine, HandedCounting } from "#slices/handover/rules/handover.ts";
import { nowOf } from "#transport/freshness.ts";

/** What a handover tells of one counting. */
interface ReadCounting {
  readonly kind: "read";
  readonly counting: Counting;
  readonly handed: HandedCounting;
  /** The gateway's time of its figures, in milliseconds since 1970. */
  readonly at: number;
  /** When the API sent them. */
  readonly fetchedAt: number;
  /** Lines that could not be read and are left out. */
  readonly unreadable: number;
  /** The places of its lines, and how many an earlier counting has, too; `null` where no other counting is active. */
  readonly places: LinePlaces | null;
}

/** An ended counting whose lines tell that it did not end in the span. */
interface OtherCounting {
  readonly kind: "other";
  readonly counting: Counting;
}

/** Progress of reading the countings of a warehouse. */
export interface HandoverReading extends ActiveReading<ReadCounting | OtherCounting> {
  /** Of the counting that is being read; `null` without one. */
  readonly progress: LoadProgress | null;
  /** The countings that it reads, as far as they are found. */
  readonly chosen: ChosenCounts;
}

/** A counting of the handover, as far as it could be read. */
export type HandoverResult = HandoverReading["results"][number];

/** Dependencies: the search for active countings, and their lines. */
export interface HandoverSources {
  readonly find: (search: {
    readonly signal: AbortSignal;
    readonly onPage: (progress: ActiveCountings) => void;
  }) => Promise<ActiveCountings>;
  readonly open: (id: string) => LineStore;
  readonly calendarOf: (warehouseCode: string) => WorkCalendar;
  readonly ends: KnownEnds;
  readonly onEnd: (id: string, at: number | null) => void;
}

/** Maximum number of lines that a sheet lists of one counting. */
const maxCostly = 12;

const none: ChosenCounts = { countings: [], checked: 0, unchecked: 0 };

/** Reads every counting of a handover, as `readActiveCountings`. */
export function readHandover(
  { find, open, calendarOf, ends, onEnd }: HandoverSources,
  {
    span,
    isOne,
    signal,
    onChange,
  }: {
    span: HandoverSpan;
    /** Whether it is about one warehouse, and so lists places, zones and lines. */
    isOne: boolean;
    signal: AbortSignal;
    onChange: (reading: HandoverReading) => void;
  },
): Promise<void> {
  let reading: ActiveReading<ReadCounting | OtherCounting> = {
    phase: "finding",
    found: null,
    results: [],
  };
  let chosen = none;
  const tell = (progress: LoadProgress | null) => onChange({ ...reading, progress, chosen });
  return readActiveCountings(
    {
      find,
      choose: () => chosen.countings,
      open,
      read: (store, counting) =>
        readCounting(store, {
          calendar: calendarOf(counting.warehouse.code),
          span,
          isOne,
          hasOthers: chosen.countings.length > 1,
          earlierPlaces: reading.results.flatMap((result) =>
            result.kind === "read" && result.places ? [result.places.text] : [],
          ),
          signal,
          onProgress: tell,
          onEnd,
        }),
    },
    {
      signal,
      onChange: (next) => {
        if (next.found && next.found !== reading.found) {
          const { active, pages } = next.found;
          const found = pages.flatMap(({ items }) => items);
          chosen = chosenCounts(active, found, span, ends);
        }
        reading = next;
        tell(null);
      },
    },
  );
}

interface ReadOptions {
  readonly calendar: WorkCalendar;
  readonly span: HandoverSpan;
  readonly isOne: boolean;
  /** Whether the handover has other countings. */
  readonly hasOthers: boolean;
  readonly earlierPlaces: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: LoadProgress) => void;
  readonly onEnd: HandoverSources["onEnd"];
}

async function readCounting(
  store: LineStore,
  { calendar, span, isOne, hasOthers, earlierPlaces, signal, onProgress, onEnd }: ReadOptions,
): Promise<ReadCounting | OtherCounting> {
  const loaded = await store.load(signal, { onProgress });
  const present = nowOf(loaded.freshness);
  // An end in the past means the counting as it was then.
  const asOf = span.to !== null && span.to < present ? span.to : undefined;
  const view = { ...defaultViewSettings, ...(asOf !== undefined && { asOf }) };
  const aggregates = await store.aggregates(everyLine, view);
  if (!loaded.counting.active) {
    const end = aggregates.totals.lastFinish;
    const isLater = aggregates.past?.hasLaterFinish === true;
    if (!isLater) onEnd(loaded.counting.id, end);
    if (isLater || !isWithin(end, span)) return { kind: "other", counting: loaded.counting };
  }
  const to = asOf ?? present;
  const changes = await store.changes({ from: span.from, to }, defaultViewSettings);
  const { fetchedAt } = loaded.freshness;
  const facts = factsOfLines(countingFacts(loaded.counting), aggregates, fetchedAt);
  const { id } = loaded.counting;
  return {
    kind: "read",
    counting: loaded.counting,
    handed: {
      id,
      warehouse: loaded.counting.warehouse.name,
      facts,
      outlook: outlookOf(facts, to, calendar),
      calendar,
      changes,
      totals: aggregates.totals,
      assignments: aggregates.assignments,
      people: aggregates.people,
      costliest: isOne ? await costliestOf(store, id, view) : [],
    },
    at: to,
    fetchedAt,
    unreadable: loaded.faults.length,
    places: isOne && hasOthers ? await store.places(earlierPlaces) : null,
  };
}

/** The undocumented discrepancies of largest value; of most units where costs are left out. */
async function costliestOf(
  store: LineStore,
  countingId: string,
  view: Parameters<LineStore["aggregates"]>[1],
): Promise<readonly CostlyLine[]> {
  const order = await store.order({
    filter: { part: "discrepancies", facets: { documented: ["no"] } },
    sorts: [{ field: "absolute-value", descending: true }],
    view,
  });
  const rows = await store.rows(order, {
    from: 0,
    to: Math.min(maxCostly, order.rows.length),
    fields: [
      "product.id",
      "product.packagingUnit",
      "product.code",
      "product.description",
      "location.code",
      "expected",
      "countedStock",
      "difference",
      "value",
    ],
  });
  const pairs = await pairsOf(store, rows, view);
  return rows.map((row) => ({
    id: row.id,
    countingId,
    code: row["product.code"] ?? "",
    description: row["product.description"] ?? "",
    location: row["location.code"] ?? "",
    expected: row.expected ?? null,
    counted: row.countedStock ?? null,
    difference: row.difference ?? null,
    value: row.value ?? null,
    lookFirst: lookFirst(
      { ...pairedLine(row), packagingUnit: row["product.packagingUnit"] ?? 1 },
      pairs,
    ),
  }));
}

/** The lines of these rows' products that are short or over, where a product is both. */
async function pairsOf(
  store: LineStore,
  rows: readonly LineRow[],
  view: Parameters<LineStore["aggregates"]>[1],
): Promise<PairFinder<PairedLine>> {
  if (rows.length === 0) return new PairFinder([]);
  const products = new Set(rows.map((row) => facetValue(row["product.id"] ?? "")));
  const order = await store.order({
    filter: { facets: { misplaced: ["yes"], product: [...products] } },
    sorts: [],
    view,
  });
  const paired = await store.rows(order, {
    from: 0,
    to: order.rows.length,
    fields: ["product.id", "location.code", "difference"],
  });
  return new PairFinder(paired.map(pairedLine));
}

function pairedLine(row: LineRow): PairedLine {
  return {
    productId: row["product.id"] ?? "",
    difference: row.difference ?? 0,
    location: row["location.code"] ?? "",
  };
}
