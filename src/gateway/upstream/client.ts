import type { Config } from "#gateway/config/config.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Metrics } from "#gateway/operations/metrics.ts";
import type { Hints } from "./admin-warnings.ts";
import type { UpstreamGate } from "./gate.ts";
import type { Askers } from "./queue.ts";
import {
  type Answer,
  askUpstream,
  type Fetch,
  type Former,
  type Question,
  type Unchanged,
} from "./upstream.ts";

/** How the API is asked. */
export interface AskOptions {
  readonly former: Former | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  readonly askers: Askers;
}

/** Asks the API through the gate, and takes note of how it went. */
export type UpstreamClient = (
  question: Question,
  options: AskOptions,
) => Promise<Answer | Unchanged>;

interface ClientParts {
  readonly config: Config;
  readonly fetch: Fetch;
  readonly gate: UpstreamGate;
  readonly hints: Hints;
  readonly metrics: Metrics;
}

export function createUpstreamClient(parts: ClientParts): UpstreamClient {
  const { config, fetch, gate, hints, metrics } = parts;
  return async (question, { former, signal, askers }) => {
    const onOver = await gate.enter(question, askers, signal);
    const start = performance.now();
    let status: number | undefined;
    const note = (outcome: Parameters<Metrics["upstream"]>[1]) =>
      metrics.upstream(question.name, outcome, performance.now() - start);
    const onStatus = (heard: number) => {
      status = heard;
    };
    let isUnreachable = false;
    const onUnreachable = () => {
      isUnreachable = true;
    };
    try {
      const answer = await askUpstream(config, fetch, question, {
        former,
        signal,
        onOver,
        onStatus,
        onUnreachable,
      });
      note(status ?? 200);
      gate.answered(question);
      return answer;
    } catch (error) {
      onOver();
      note(status ?? codeOf(error));
      if (!(error instanceof ProblemError)) throw error;
      const heard = error.heard(status);
      gate.failed({ question, askers, error: heard, isUnreachable });
      hints.heard(question, heard);
      throw heard;
    }
  };
}

function codeOf(error: unknown) {
  if (error instanceof ProblemError) return error.problem.code;
  return error instanceof ViewerLeft ? "abandoned" : "upstream-unavailable";
}
