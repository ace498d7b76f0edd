import type { Failure } from "#transport/failure.ts";
import type { Freshness } from "#transport/freshness.ts";
import type { LineFilter, LineSort } from "./line-query.ts";
import type { LineRow } from "./line-row.ts";
import type { LineAggregates, LineOrder, LoadedCounting, LoadProgress } from "./line-store.ts";

/** What the page can ask of the worker, by kind. */
export interface Questions {
  /** `after` is the newest version that the page knows; the answer's is higher. */
  readonly load: { readonly id: string; readonly after: number };
  readonly order: { readonly filter: LineFilter; readonly sorts: readonly LineSort[] };
  readonly rows: { readonly version: number; readonly rows: Uint32Array };
  readonly aggregates: { readonly filter: LineFilter };
}

/** What the worker answers, by kind of question. */
export interface Answers {
  readonly load: SentCounting;
  readonly order: LineOrder;
  readonly rows: readonly LineRow[];
  readonly aggregates: LineAggregates;
}

/**
 * `now` is the gateway's time when the answer was posted. `at` is missing: a thread's clock means
 * nothing in another, so the page adds its own.
 */
export type SentCounting = Omit<LoadedCounting, "freshness"> & {
  readonly freshness: Omit<Freshness, "at">;
};

export type QuestionKind = keyof Questions;
export type Answer = Answers[QuestionKind];

/** Each question has a number of its own. */
export type Question = {
  [Kind in QuestionKind]: { readonly kind: Kind; readonly number: number } & Questions[Kind];
}[QuestionKind];

/** From the page: a question, or the withdrawal of the one with that number. */
export type ToWorker = Question | { readonly kind: "abort"; readonly number: number };

/** From the worker: to a question any number of `progress`, then one of the others; none once it is withdrawn. */
export type FromWorker =
  | { readonly kind: "progress"; readonly number: number; readonly progress: LoadProgress }
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answer }
  | { readonly kind: "failure"; readonly number: number; readonly failure: Failure }
  | { readonly kind: "outdated"; readonly number: number; readonly version: number }
  | { readonly kind: "unexpected"; readonly number: number; readonly message: string };
