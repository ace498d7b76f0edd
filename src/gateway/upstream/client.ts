import type { Config } from "#gateway/config/config.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Metrics } from "#gateway/operations/metrics.ts";
import type { AdminWarnings } from "./advice/admin-warnings.ts";
import { NoConnection } from "./connection/no-connection.ts";
import type { UpstreamGate } from "./gate.ts";
import type { Requesters } from "./queue.ts";
import {
  type Answer,
  type ApiQuestion,
  askUpstream,
  type Fetch,
  type PreviousAnswer,
  type Unchanged,
} from "./upstream.ts";

export interface AskOptions {
  readonly previous: PreviousAnswer | undefined;
  /** Aborts when the last viewer has left. */
  readonly signal: AbortSignal;
  readonly requesters: Requesters;
}

/** Sends a request to the API through the gate; reports its outcome to gate, metrics and warnings. */
export type UpstreamClient = (
  question: ApiQuestion,
  options: AskOptions,
) => Promise<Answer | Unchanged>;

interface ClientParts {
  readonly config: Config;
  readonly fetch: Fetch;
  readonly gate: UpstreamGate;
  readonly warnings: AdminWarnings;
  readonly metrics: Metrics;
}

export function createUpstreamClient(parts: ClientParts): UpstreamClient {
  const { config, fetch, gate, warnings, metrics } = parts;
  return async (question, { previous, signal, requesters }) => {
    const onDone = await gate.enter(question, requesters, signal);
    const start = performance.now();
    let status: number | undefined;
    const note = (outcome: Parameters<Metrics["upstream"]>[1]) =>
      metrics.upstream(question.name, outcome, performance.now() - start);
    const onStatus = (received: number) => {
      status = received;
    };
    try {
      const answer = await askUpstream(config, fetch, question, {
        previous,
        signal,
        onDone,
        onStatus,
      });
      note(status ?? 200);
      gate.answered(question);
      return answer;
    } catch (error) {
      onDone();
      note(status ?? codeOf(error));
      if (!(error instanceof ProblemError)) throw error;
      const received = error.withUpstreamStatus(status);
      const isUnreachable = received.cause instanceof NoConnection;
      gate.failed({ question, requesters, error: received, isUnreachable });
      warnings.record(question, received);
      throw received;
    }
  };
}

function codeOf(error: unknown) {
  if (error instanceof ProblemError) return error.problem.code;
  return error instanceof ViewerLeft ? "abandoned" : "upstream-unavailable";
}
