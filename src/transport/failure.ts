import type { ProblemCode } from "#contract/problem.ts";

/**
 * Why an answer is missing, as plain data that can be posted from a worker; the page words it by `kind` and
 * `code`. Instants are milliseconds since 1970.
 */
export type Failure =
  | {
      /** The gateway sent problem details. */
      readonly kind: "problem";
      readonly code: ProblemCode;
      readonly status: number;
      /** The status that the API sent to the gateway; `null` when unknown or without an answer. */
      readonly upstreamStatus: number | null;
      /** Seconds to wait before a retry; `null` when the gateway sent none. */
      readonly retryAfter: number | null;
      /** Requested path without query, for troubleshooting. */
      readonly path: string;
    }
  | {
      /** No answer from the gateway: the network, or the gateway itself. */
      readonly kind: "unreachable";
      readonly path: string;
    }
  | {
      /** The answer started and then ended early. */
      readonly kind: "cut-off";
      readonly path: string;
    }
  | {
      /** The answer violates the API's contract. */
      readonly kind: "contract";
      readonly path: string;
      /** Path of the first fault, as `warehouse.id`. */
      readonly field: string;
    };

/** Carries a failure as an error. */
export class FailureError extends Error {
  override readonly name = "FailureError";
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(`${failure.kind} at ${failure.path}`);
    this.failure = failure;
  }
}
