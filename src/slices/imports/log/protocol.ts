import type { Question, Reply, Request, RpcWorker } from "#worker/rpc.ts";
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

/** Questions from the page to the worker and their answers. A worker reads one log, once, before any other question. */
export interface LogCalls {
  readonly read: { readonly question: { readonly id: string }; readonly answer: SentLog };
  readonly search: { readonly question: { readonly query: string }; readonly answer: Hits };
  readonly groups: {
    readonly question: Record<never, never>;
    readonly answer: readonly MessageGroup[];
  };
  readonly file: { readonly question: Record<never, never>; readonly answer: Blob };
}

export type LogQuestion = Question<LogCalls>;
export type LogRequest = Request<LogCalls>;
export type LogReply = Reply<LogCalls>;
export type LogWorker = RpcWorker<LogRequest, LogCalls>;
