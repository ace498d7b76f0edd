import type { Counting } from "#contract/counting.ts";
import type { SentLine } from "#contract/line.ts";
import type { CountingContextTotals } from "#domain/lines/counting-context.ts";
import type { LineFigures as FiguresOfLines } from "#domain/lines/line-figures.ts";
import type { Disagreement, LineQuality } from "#domain/lines/quality.ts";
import type { ZoneRule } from "#domain/lines/zone.ts";
import type { RecountRound } from "#domain/recount/round.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/clock.ts";
import type { PastMoment } from "#domain/replay/facts.ts";
import type { ZoneAssignment } from "#domain/rescue/zone-assignments.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { ExportProgress, ExportWish, LineFile } from "./line-export.ts";
import type { LineField } from "./line-field.ts";
import type { FacetName, LineFilter, LineSort, LineView } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";

/** A line that could not be read: its place in `products`, from 0, and the path of the first fault in it. */
export interface LineFault {
  readonly position: number;
  readonly field: string;
}

/** How far a load has come, in lines; `total` is the header's `totalProducts`, `null` before the header is known. */
export interface LoadProgress {
  readonly read: number;
  readonly total: number | null;
}

/** A counting whose lines are ready in the store. */
export interface LoadedCounting {
  /** Grows with every load, and with every part of the first one; orders and rows belong to one version. */
  readonly version: number;
  /** Whether these are all of its lines, and not those that had come so far. */
  readonly isWhole: boolean;
  /** Whether more of them are on their way; what is said of their soundness then is not complete. */
  readonly isArriving: boolean;
  readonly counting: Counting;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
  /** How many lines came, readable or not. */
  readonly read: number;
  readonly faults: readonly LineFault[];
  readonly quality: LineQuality;
  readonly disagreements: readonly Disagreement[];
  /** The ids of lines that are new or other than in the version before; none in the first. */
  readonly changed: readonly number[];
}

/** What a page shows of a counting as usual, told with its lines so that it need not be asked for. */
export interface InitialView {
  /** All that had come, and the rows at the beginning with the usual fields. */
  readonly order: LineOrder;
  /** Every figure over them; `null` while more are on their way. */
  readonly aggregates: LineAggregates | null;
}

/** What a load tells before it is done. */
export interface LoadWatcher {
  readonly onProgress?: (progress: LoadProgress) => void;
  /**
   * Lines of a first load that are ready while others are still on their way, and once more what had come of a
   * load that breaks off.
   */
  readonly onPart?: (part: LoadedCounting) => void;
  /** Told with lines of a first load, right before the part or the counting that they belong to. */
  readonly onFirst?: (first: InitialView) => void;
}

/** The lines that match a filter, sorted: row numbers of one version. */
export interface LineOrder {
  readonly version: number;
  /** The first version of the same load: in all since then a row says the same. Left out, it is this one. */
  readonly since?: number;
  /** As of when the lines are told; left out, as they are. */
  readonly asOf?: number | undefined;
  readonly rows: Uint32Array;
  /** The rows at its beginning, with the fields that were asked for along with it. */
  readonly first?: readonly LineRow[];
}

/** Every figure over the lines that match a filter, and what all lines of the counting tell. */
export interface LineFigures extends FiguresOfLines {
  readonly survey: CountingContextTotals;
}

export interface LineAggregates extends LineFigures {
  readonly version: number;
  /** Whether all lines of the counting had come; what goes with the time is no answer otherwise. */
  readonly isWhole: boolean;
  /** As of when they are; `null`, as the lines are. */
  readonly past: PastMoment | null;
}

/** One of the values that lines can have in a facet. */
export interface FacetOption {
  /** As filters name it. */
  readonly value: string;
  /** What it is called where that is data; the page names the others. */
  readonly name: string | null;
  readonly lines: number;
}

export interface FacetCount {
  /** Chosen ones first, then most lines first. */
  readonly values: readonly FacetOption[];
  /** How many values are not told of. */
  readonly more: number;
}

/** How many lines each value of a facet would leave, all other parts of the filter holding. */
export type LineFacets = { readonly [Name in FacetName]?: FacetCount };

/** The lines to count once more, in the order of their locations: row numbers of one version. */
export interface LineRound extends LineOrder, Omit<RecountRound, "lines"> {
  /** The lines' ids, in the same order. */
  readonly ids: Float64Array;
  /** Per line, the place in `rows` of the one that it may be mixed up with; -1 without one. */
  readonly pairs: Int32Array;
  /** Per line, 1 when it came with another, and not for what it weighs. */
  readonly brought: Uint8Array;
  /** Per line, 1 for a likely case or each mistake. */
  readonly packHints: Uint8Array;
}

/** A line with all its fields, and its row. */
export interface FoundLine {
  readonly version: number;
  readonly row: number;
  readonly line: SentLine;
}

/**
 * The lines of one counting, held away from the page: the page asks for an order, and for the few rows
 * in view. Every method rejects with a `FailureError`, or with what its signal was aborted with; a closed
 * store rejects everything with an `AbortError`. What asks of the newest version throws an
 * `OutdatedVersionError` before there is any.
 */
export interface LineStore {
  /** Gets the counting, or gets it anew; the previous version stays usable until this one is ready. */
  load(signal: AbortSignal, watcher?: LoadWatcher): Promise<LoadedCounting>;
  /**
   * Says that the first lines are drawn: a first load rests until then, for 0.4 s at most, so that the page has the
   * processor for itself.
   */
  rendered(): void;
  /** Ends a load under way: it resolves with what had come, or fails when that is nothing. */
  stop(): void;
  /**
   * Of the newest version; without sorts, in the order of `index`.
   * @param fields of the rows at its beginning that come along; none without
   */
  order(
    filter: LineFilter,
    sorts: readonly LineSort[],
    view: LineView,
    fields?: readonly LineField[],
  ): Promise<LineOrder>;
  /**
   * The rows at places `from` (included) to `to` (excluded) of an order; fewer at its end.
   * @throws OutdatedVersionError when the order is of lines that are no longer held: ask for it anew
   */
  rows(
    order: LineOrder,
    from: number,
    to: number,
    fields: readonly LineField[],
  ): Promise<readonly LineRow[]>;
  /** Of the newest version. */
  aggregates(filter: LineFilter, view: LineView): Promise<LineAggregates>;
  /** Of the newest version. */
  facets(filter: LineFilter, view: LineView, names: readonly FacetName[]): Promise<LineFacets>;
  /** The first line of the newest version with that id; `null` without one. */
  line(id: number, asOf?: number): Promise<FoundLine | null>;
  /** When something came to the lines of the newest version. */
  history(): Promise<LineHistory>;
  /** What came to the lines of the newest version in a stretch of time. */
  changes(span: Span, view: LineView): Promise<Changes>;
  /** Who has which lines where, of the newest version. */
  rescue(zone: ZoneRule): Promise<readonly ZoneAssignment[]>;
  /**
   * The fewest lines of the newest version that explain a share of what differs.
   * @param share more than 0 and at most 1
   */
  round(share: number): Promise<LineRound>;
  /** Writes lines of the newest version to a file; other questions are answered meanwhile. */
  export(
    options: ExportWish,
    signal: AbortSignal,
    onProgress: (progress: ExportProgress) => void,
  ): Promise<LineFile>;
  /** Ends the worker; nothing can be asked afterwards. */
  close(): void;
}
