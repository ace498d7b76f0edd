import type { Failure } from "#transport/failure.ts";
import type { Hits } from "./find-hits.ts";
import type { LogText } from "./log-text.ts";
import type { MessageGroup } from "./message-groups.ts";

/** A log as the worker sends it. */
export interface SentLog extends LogText {
  /** Size as UTF-8. */
  readonly bytes: number;
  /** Characters of the longest line. */
  readonly maxLength: number;
  /** When the gateway received it from the API, by its clock. Milliseconds since 1970. */
  readonly readAt: number;
}

/** Questions from the page to the worker, by kind. A worker reads one log, once, before any other question. */
export interface Questions {
  readonly read: { readonly id: string };
  readonly search: { readonly query: string };
  readonly groups: Readonly<Record<never, never>>;
  readonly file: Readonly<Record<never, never>>;
}

/** The worker's answers, by kind of question. */
export interface Answers {
  readonly read: SentLog;
  readonly search: Hits;
  readonly groups: readonly MessageGroup[];
  readonly file: Blob;
}

export type QuestionKind = keyof Questions;

/** Each question has a unique number. */
export type Question = {
  [Kind in QuestionKind]: { readonly kind: Kind; readonly number: number } & Questions[Kind];
}[QuestionKind];

/** Each question gets exactly one of these. */
export type Reply =
  | { readonly kind: "answer"; readonly number: number; readonly answer: Answers[QuestionKind] }
  | { readonly kind: "failure"; readonly number: number; readonly failure: Failure }
  | { readonly kind: "unexpected"; readonly number: number; readonly message: string };
