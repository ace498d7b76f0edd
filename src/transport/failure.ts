import type { ProblemCode } from "#contract/problem.ts";

/**
 * Why an answer did not come, as plain data: it crosses from the worker to the page, and pages choose
 * their words by `kind` and `code`. Instants are milliseconds since 1970.
 */
export type Failure =
  | {
      /** The gateway said what is wrong. */
      readonly kind: "problem";
      readonly code: ProblemCode;
      readonly status: number;
      /** The status that the API answered the gateway with; `null` when it did not, or nobody said. */
      readonly upstreamStatus: number | null;
      /** Seconds to wait before asking again; `null` when the gateway named none. */
      readonly retryAfter: number | null;
      /** What was asked, for people who mend it: path without query. */
      readonly path: string;
    }
  | {
      /** No answer from the gateway: the network, or the gateway itself. */
      readonly kind: "unreachable";
      readonly path: string;
    }
  | {
      /** The answer began and then ended early. */
      readonly kind: "cut-off";
      readonly path: string;
    }
  | {
      /** The answer is not what the API promises. */
      readonly kind: "contract";
      readonly path: string;
      /** Where in the answer, as `warehouse.id`. */
      readonly field: string;
    };

/** A failure on its way to whoever shows it. */
export class FailureError extends Error {
  override readonly name = "FailureError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.kind} at ${failure.path}`);
    this.failure = failure;
  }
}
