import type { ActiveCountings } from "#api/countings/active-countings.ts";
import { type ActiveReading, readActiveCountings } from "#api/countings/read-active.ts";
import type { Counting } from "#contract/counting.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { knownFinish } from "#domain/counting/known-finish.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { lookFirst, type PairedLine } from "#domain/recount/look-first.ts";
import { PairFinder } from "#domain/recount/round-pairs.ts";
import { factsOfLines } from "#domain/replay/facts.ts";
import type { WorkCalendar } from "#domain/time/work-calendar.ts";
import { facetValue } from "#lines/facet-value.ts";
import { everyLine } from "#lines/line-query.ts";
import type { LineRow } from "#lines/line-row.ts";
import type { LinePlaces, LineStore, LoadProgress } from "#lines/line-store.ts";
import type { CostlyLine, HandedCounting } from "#slices/handover/rules/handover.ts";
import { nowOf } from "#transport/freshness.ts";

/** The time that a handover is about, in milliseconds since 1970; `to` is `null` for now. */
export interface HandoverSpan {
  readonly from: number;
  readonly to: number | null;
}

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

/** Progress of reading the countings of a warehouse. */
export interface HandoverReading extends ActiveReading<ReadCounting> {
  /** Of the counting that is being read; `null` without one. */
  readonly progress: LoadProgress | null;
  /** The countings that it reads, as far as they are found. */
  readonly handed: readonly Counting[];
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
}

/** Maximum number of lines that a sheet lists of one counting. */
const maxCostly = 12;

/** Reads every counting of a handover, as `readActiveCountings`. */
export function readHandover(
  { find, open, calendarOf }: HandoverSources,
  {
    span,
    signal,
    onChange,
  }: {
    span: HandoverSpan;
    signal: AbortSignal;
    onChange: (reading: HandoverReading) => void;
  },
): Promise<void> {
  let reading: ActiveReading<ReadCounting> = { phase: "finding", found: null, results: [] };
  const handed = () => (reading.found ? handedCountings(reading.found, span) : []);
  const tell = (progress: LoadProgress | null) =>
    onChange({ ...reading, progress, handed: handed() });
  return readActiveCountings(
    {
      find,
      choose: (found) => handedCountings(found, span),
      open,
      read: (store, counting) =>
        readCounting(store, {
          calendar: calendarOf(counting.warehouse.code),
          span,
          hasOthers: handed().length > 1,
          earlierPlaces: reading.results.flatMap((result) =>
            result.kind === "read" && result.places ? [result.places.text] : [],
          ),
          signal,
          onProgress: tell,
        }),
    },
    {
      signal,
      onChange: (next) => {
        reading = next;
        tell(null);
      },
    },
  );
}

/** The active countings, then those that are known to have finished in the span, each once. */
export function handedCountings(
  { active, pages }: ActiveCountings,
  { from, to }: HandoverSpan,
): readonly Counting[] {
  const finished = pages
    .flatMap(({ items }) => items)
    .filter((counting) => {
      const finish = knownFinish(countingFacts(counting));
      return finish !== null && finish > from && (to === null || finish <= to);
    });
  return [...new Map([...active, ...finished].map((counting) => [counting.id, counting])).values()];
}

interface ReadOptions {
  readonly calendar: WorkCalendar;
  readonly span: HandoverSpan;
  /** Whether the handover has other countings. */
  readonly hasOthers: boolean;
  readonly earlierPlaces: readonly string[];
  readonly signal: AbortSignal;
  readonly onProgress: (progress: LoadProgress) => void;
}

async function readCounting(
  store: LineStore,
  { calendar, span, hasOthers, earlierPlaces, signal, onProgress }: ReadOptions,
): Promise<ReadCounting> {
  const loaded = await store.load(signal, { onProgress });
  const present = nowOf(loaded.freshness);
  // An end in the past means the counting as it was then.
  const asOf = span.to !== null && span.to < present ? span.to : undefined;
  const view = { ...defaultViewSettings, ...(asOf !== undefined && { asOf }) };
  const aggregates = await store.aggregates(everyLine, view);
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
      facts,
      outlook: outlookOf(facts, to, calendar),
      calendar,
      changes,
      totals: aggregates.totals,
      assignments: aggregates.assignments,
      people: aggregates.people,
      costliest: await costliestOf(store, id, view),
    },
    at: to,
    fetchedAt,
    unreadable: loaded.faults.length,
    places: hasOthers ? await store.places(earlierPlaces) : null,
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
