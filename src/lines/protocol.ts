import type { ZoneRule } from "#domain/lines/zone.ts";
import type { Changes, Span } from "#domain/replay/changes.ts";
import type { LineHistory } from "#domain/replay/clock.ts";
import type { ZoneAssignment } from "#domain/rescue/zone-assignments.ts";
import type { Failure } from "#transport/failure.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { ExportOptions, ExportProgress, LineFile } from "./line-export.ts";
import type { LineField } from "./line-field.ts";
import type { FacetName, LineFilter, LineOptions, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type {
  FoundLine,
  InitialView,
  LineAggregates,
  LineFacets,
  LineOrder,
  LineRound,
  LoadedCounting,
  LoadProgress,
} from "./line-store.ts";

/** Questions from the page to the worker, by kind. */
export interface Questions {
  /** `after` is the newest version that the page knows; the answer's is higher. */
  readonly load: { readonly id: string; readonly after: number };
  readonly order: {
    readonly filter: LineFilter;
    readonly sorts: readonly LineSort[];
    readonly view: LineOptions;
    readonly fields: readonly LineField[] | undefined;
  };
  readonly rows: {
    readonly version: number;
    readonly rows: Uint32Array;
    readonly asOf: number | undefined;
    readonly fields: readonly LineField[];
  };
  readonly aggregates: { readonly filter: LineFilter; readonly view: LineOptions };
  readonly facets: {
    readonly filter: LineFilter;
    readonly view: LineOptions;
    readonly names: readonly FacetName[];
  };
  readonly line: { readonly id: number; readonly asOf: number | undefined };
  readonly history: Record<never, never>;
  readonly changes: { readonly span: Span; readonly view: LineOptions };
  readonly rescue: { readonly zone: ZoneRule };
  readonly round: { readonly share: number };
  readonly export: { readonly options: ExportOptions };
}

/** The worker's answers, by kind of question. */
export interface Answers {
  readonly load: SentLoad;
  readonly order: LineOrder;
  readonly rows: readonly LineRow[];
  readonly aggregates: LineAggregates;
  readonly facets: LineFacets;
  readonly line: FoundLine | null;
  readonly history: LineHistory;
  readonly changes: Changes;
  readonly rescue: readonly ZoneAssignment[];
  readonly round: LineRound;
  readonly export: LineFile;
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

export type QuestionKind = keyof Questions;
export type Answer = Answers[QuestionKind];

/** Each question has a unique number. */
export type Question = {
  [Kind in QuestionKind]: { readonly kind: Kind; readonly number: number } & Questions[Kind];
}[QuestionKind];

/**
 * From the page: a question, its withdrawal by number, the report that the first lines are rendered, or a
 * request to stop loads.
 */
export type WorkerRequest =
  | Question
  | { readonly kind: "abort"; readonly number: number }
  | { readonly kind: "rendered" }
  | { readonly kind: "stop" };

/** Messages of a load or an export before its answer. */
export type ProgressMessage =
  | { readonly kind: "written"; readonly number: number; readonly progress: ExportProgress }
  | { readonly kind: "progress"; readonly number: number; readonly progress: LoadProgress }
  | { readonly kind: "part"; readonly number: number; readonly part: SentLoad };

/**
 * From the worker: for a load or an export any number of progress messages, then for each question one of the
 * others; none after its withdrawal.
 */
export type WorkerResponse =
  | ProgressMessage
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer }
  | { readonly kind: "failure"; readonly number: number; readonly failure: Failure }
  | { readonly kind: "outdated"; readonly number: number; readonly version: number }
  | { readonly kind: "unexpected"; readonly number: number; readonly message: string };
