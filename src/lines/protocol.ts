import type { EarlierOutcomes } from "#domain/lines/earlier-outcomes.ts";
import type { DifferenceTotals } from "#domain/lines/ranked-differences.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/history.ts";
import type { ExportProgress } from "#spreadsheet/row-blocks.ts";
import type { SheetFile } from "#spreadsheet/sheet.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { Question, Reply, Request, RpcWorker } from "#worker/rpc.ts";
import type { FacetName } from "./facets/line-facets.ts";
import type { ExportOptions } from "./line-export.ts";
import type { LineField } from "./line-fields.ts";
import type { LineFilter, LineOptions } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type {
  FoundLine,
  InitialView,
  LineAggregates,
  LineFacets,
  LineOrder,
  LinePlaces,
  LineRound,
  LoadedCounting,
  LoadProgress,
  OrderQuery,
  RoundOrder,
} from "./line-store.ts";

/** Questions from the page to the worker and their answers, by kind. */
export interface LineCalls {
  readonly load: {
    /** `after` is the newest version that the page knows; the answer's is higher. */
    readonly question: { readonly id: string; readonly after: number };
    readonly answer: SentLoad;
    readonly progress: { readonly progress: LoadProgress } | { readonly part: SentLoad };
  };
  readonly order: { readonly question: OrderQuery; readonly answer: LineOrder };
  readonly rows: {
    readonly question: {
      readonly version: number;
      readonly rows: Uint32Array;
      readonly asOf: number | undefined;
      readonly fields: readonly LineField[];
    };
    readonly answer: readonly LineRow[];
  };
  readonly aggregates: {
    readonly question: { readonly filter: LineFilter; readonly view: LineOptions };
    readonly answer: LineAggregates;
  };
  readonly totals: {
    readonly question: { readonly filter: LineFilter; readonly view: LineOptions };
    readonly answer: DifferenceTotals;
  };
  readonly facets: {
    readonly question: {
      readonly filter: LineFilter;
      readonly view: LineOptions;
      readonly names: readonly FacetName[];
    };
    readonly answer: LineFacets;
  };
  readonly line: {
    readonly question: { readonly id: number; readonly asOf: number | undefined };
    readonly answer: FoundLine | null;
  };
  readonly history: { readonly question: Record<never, never>; readonly answer: LineHistory };
  readonly changes: {
    readonly question: { readonly span: Span; readonly view: LineOptions };
    readonly answer: Changes;
  };
  readonly places: {
    readonly question: { readonly earlier: readonly string[] };
    readonly answer: LinePlaces;
  };
  readonly round: {
    readonly question: { readonly share: number; readonly order: RoundOrder };
    readonly answer: LineRound;
  };
  readonly export: {
    readonly question: { readonly options: ExportOptions };
    readonly answer: SheetFile;
    readonly progress: ExportProgress;
  };
}

/**
 * `now` is the gateway's time when the answer was posted. `at` is missing: clocks of two threads differ, so the
 * page adds its own.
 */
type SentCounting = Omit<LoadedCounting, "freshness"> & {
  readonly freshness: Omit<Freshness, "at">;
};

/** A counting, and the default view on a first load. */
export interface SentLoad {
  readonly sent: SentCounting;
  readonly first: InitialView | null;
}

export type LineQuestion = Question<LineCalls>;

/** The report that the first lines are rendered, a request to stop loads, or the outcomes of the counts before. */
export type LineNotice =
  | { readonly kind: "rendered" }
  | { readonly kind: "stop" }
  | { readonly kind: "earlier"; readonly earlier: EarlierOutcomes };

export type LineRequest = Request<LineCalls> | LineNotice;
export type LineReply = Reply<LineCalls>;
export type LineWorker = RpcWorker<LineRequest, LineCalls>;
