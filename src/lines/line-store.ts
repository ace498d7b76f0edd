import type { Counting } from "#contract/counting.ts";
import type { SentLine } from "#contract/line.ts";
import type { CountingContextTotals } from "#domain/lines/counting-context.ts";
import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { LineCheckCounts } from "#domain/lines/line-checks.ts";
import type { LineFigures as FiguresOfLines } from "#domain/lines/line-figures.ts";
import type { Disagreement, LineQuality } from "#domain/lines/quality.ts";
import type { DifferenceTotals } from "#domain/lines/ranked-differences.ts";
import type { RecountRound } from "#domain/recount/round.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/history.ts";
import type { PastMoment } from "#domain/replay/past-facts.ts";
import type { ExportProgress } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { FacetName } from "./facets/line-facets.ts";
import type { ExportOptions } from "./line-export.ts";
import type { LineField } from "./line-fields.ts";
import type { LineFilter, LineOptions, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";

/** An unreadable line: its position in `products`, from 0, and the path of its first fault. */
export interface LineFault {
  readonly position: number;
  readonly field: string;
}

/** Progress of a load, in lines; `total` is the header's `totalProducts`, `null` before the header is known. */
export interface LoadProgress {
  readonly read: number;
  readonly total: number | null;
}

/** A counting whose lines are ready in the store. */
export interface LoadedCounting {
  /** Increases with every load, and with every part of the first one; orders and rows belong to one version. */
  readonly version: number;
  /** Whether these are all of its lines, rather than those received so far. */
  readonly isWhole: boolean;
  /** Whether more lines are arriving; `quality`, `checks` and `disagreements` are incomplete then. */
  readonly isArriving: boolean;
  readonly counting: Counting;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
  /** Number of lines received, readable or not. */
  readonly read: number;
  readonly faults: readonly LineFault[];
  readonly quality: LineQuality;
  readonly checks: LineCheckCounts;
  readonly disagreements: readonly Disagreement[];
  /** The ids of lines that are new or changed since the version before; empty in the first. */
  readonly changed: readonly number[];
}

/** The default view of a counting, sent with its lines so that it needs no query. */
export interface InitialView {
  /** All lines received, and the first rows with the default fields. */
  readonly order: LineOrder;
  /** Every figure over them; `null` while more are arriving. */
  readonly aggregates: LineAggregates | null;
}

/** Callbacks of a load. */
export interface LoadWatcher {
  readonly onProgress?: (progress: LoadProgress) => void;
  /**
   * Called for a first load with lines that are ready while others are arriving, and with what was received of
   * a load that breaks off.
   */
  readonly onPart?: (part: LoadedCounting) => void;
  /** Called for a first load right before the part or the counting that it belongs to. */
  readonly onFirst?: (first: InitialView) => void;
}

export interface OrderQuery {
  readonly filter: LineFilter;
  /** Empty for the order of `index`. */
  readonly sorts: readonly LineSort[];
  readonly view: LineOptions;
  /** Of the first rows, which are sent along; none without. */
  readonly fields?: readonly LineField[] | undefined;
  /** Columns that give up their place where no matching line has a value for them. */
  readonly columns?: readonly LineField[] | undefined;
}

/** Rows by their indexes in an order, and the fields requested of them. */
export interface RowRange {
  readonly from: number;
  /** Excluded. */
  readonly to: number;
  readonly fields: readonly LineField[];
}

/** The lines that match a filter, sorted: row numbers of one version. */
export interface LineOrder {
  readonly version: number;
  /** The first version of the same load: rows keep their meaning from then on. Defaults to this version. */
  readonly since?: number;
  /** Replay time; undefined means current. */
  readonly asOf?: number | undefined;
  /** As asked for. */
  readonly hasEarlier?: true | undefined;
  readonly rows: Uint32Array;
  /** Those of the requested columns that are blank in every matching line; none while lines arrive. */
  readonly blank?: readonly LineField[];
  /** The first rows, with the fields requested with the order. */
  readonly first?: readonly LineRow[];
}

/** Every figure over the matching lines, and the context of all lines. */
export interface LineFigures extends FiguresOfLines {
  readonly contextTotals: CountingContextTotals;
}

export interface LineAggregates extends LineFigures {
  readonly version: number;
  /** Whether all lines of the counting have arrived; if not, time-based figures have no answer. */
  readonly isWhole: boolean;
  /** Whether more lines are arriving. */
  readonly isArriving: boolean;
  /** Number of lines that had arrived, whether they match or not. */
  readonly read: number;
  /** The replayed moment; `null` is the present. */
  readonly past: PastMoment | null;
}

/** A value of a facet. */
export interface FacetOption {
  /** As used in filters. */
  readonly value: string;
  /** Display name if it is data; the page names the others. */
  readonly name: string | null;
  readonly lines: number;
}

export interface FacetCount {
  /** Chosen ones first, then by number of lines, highest first. */
  readonly values: readonly FacetOption[];
  /** Number of values not listed. */
  readonly more: number;
}

/** Number of lines for each value of a facet, with all other conditions of the filter. */
export type LineFacets = { readonly [Name in FacetName]?: FacetCount };

/** By location, or before that by how often the product was wrong in the counts before. */
export type RoundOrder = "location" | "wrong-before";

/** The lines to count once more, in an order: row numbers of one version. */
export interface LineRound extends LineOrder, Omit<RecountRound, "lines"> {
  /** The lines' ids, in the same order. */
  readonly ids: Float64Array;
  /** Per line, the index in `rows` of the one that it may be mixed up with; -1 without one. */
  readonly pairs: Int32Array;
  /** Per line, 1 when it is the counterpart of another, not included for its own weight. */
  readonly counterparts: Uint8Array;
  /** Per line, 1 for a likely case-or-each mistake. */
  readonly packHints: Uint8Array;
}

/** What the lines of a counting count: each product, location and lot once. */
export interface LinePlaces {
  /** For the same question about another counting. */
  readonly text: string;
  /** Number of places that exactly one of the earlier countings has, too. */
  readonly newlyShared: number;
}

/** A line with all its fields, and its row. */
export interface FoundLine {
  readonly version: number;
  readonly row: number;
  readonly line: SentLine;
}

/**
 * The lines of one counting, stored in a worker: the page requests an order, and the few rows in view. Every
 * method rejects with a `FailureError`, or with its signal's abort reason; a closed store rejects everything
 * with an `AbortError`. Methods on the newest version throw an `OutdatedVersionError` before there is any.
 */
export interface LineStore {
  /** Loads or reloads the counting; the previous version stays usable until this one is ready. */
  load(signal: AbortSignal, watcher?: LoadWatcher): Promise<LoadedCounting>;
  /**
   * Reports that the first lines are rendered: a first load pauses until then, for at most 0.4 s, to leave the
   * processor to the page.
   */
  rendered(): void;
  /** Ends a load under way: it resolves with what has arrived, or fails when that is nothing. */
  stop(): void;
  /** Gives the lines of the newest version, and of those after it, the outcomes of the counts before. */
  setEarlier(earlier: EarlierOutcomes): void;
  /** Of the newest version. */
  order(query: OrderQuery): Promise<LineOrder>;
  /**
   * The rows of an order in a range; fewer at its end.
   * @throws OutdatedVersionError when the order's version is gone: request it again
   */
  rows(order: LineOrder, range: RowRange): Promise<readonly LineRow[]>;
  /** Of the newest version. */
  aggregates(filter: LineFilter, view: LineOptions): Promise<LineAggregates>;
  /** Of the newest version. */
  totals(filter: LineFilter, view: LineOptions): Promise<DifferenceTotals>;
  /** Of the newest version. */
  facets(filter: LineFilter, view: LineOptions, names: readonly FacetName[]): Promise<LineFacets>;
  /** The first line of the newest version with that id; `null` without one. */
  line(id: number, asOf?: number): Promise<FoundLine | null>;
  /** Events of the lines of the newest version. */
  history(): Promise<LineHistory>;
  /** Changes of the lines of the newest version in a span. */
  changes(span: Span, view: LineOptions): Promise<Changes>;
  /**
   * The places of the newest version.
   * @param earlier the texts of other countings
   */
  places(earlier: readonly string[]): Promise<LinePlaces>;
  /**
   * The fewest lines of the newest version that explain a share of all differences.
   * @param share more than 0 and at most 1
   */
  round(share: number, order?: RoundOrder): Promise<LineRound>;
  /** Writes lines of the newest version to a file; other questions are answered meanwhile. */
  export(
    options: ExportOptions,
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<SheetFile>;
  /** Ends the worker; later calls reject. */
  close(): void;
}
