import { createDeadline } from "./deadline.ts";
import { FailureError } from "./failure.ts";
import { failureOf, staleFailure } from "./failure-of.ts";
import { type Freshness, freshnessOf } from "./freshness.ts";

/** An answer that has begun. */
export interface Asked {
  readonly response: Response;
  readonly freshness: Freshness;
  /** Names what was answered; `null` when it has no name. */
  readonly tag: string | null;
  /** Whether that is what the asker has already; there is no body then. */
  readonly isKnown: boolean;
  /** Without the query. */
  readonly path: string;
  /** This thread's `performance.now()` at the request. */
  readonly start: number;
  /** Throws what an error while the body was read means: that it broke off, or the asker's own abort. */
  readonly brokeOff: (error: unknown) => never;
}

/**
 * Longer than the gateway waits for the first byte of the API, and for all of an answer. Without limits a
 * request that the network swallowed would never end, and polling with it. Milliseconds.
 */
const [headersWithin, bodyWithin] = [30_000, 600_000];

/** An abort is the asker's own doing, so it stays what it is; everything else becomes the given failure. */
function failWith(error: unknown, signal: AbortSignal, failure: FailureError): never {
  signal.throwIfAborted();
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw failure;
}

/**
 * Asks the gateway, and reads the answer's body.
 * @param address on our own origin, with its query, as `/api/v1/countings?limit=100`
 * @param read reads the body; what it throws goes through
 * @param mayBeStale whether the last answer that the gateway had will do, because nothing is shown yet; else the
 *   reason why there is no newer one is thrown
 * @param known the tag of the answer that the asker has
 * @throws FailureError, or whatever the signal was aborted with
 */
export async function ask<Body>(
  address: string,
  signal: AbortSignal,
  fetcher: typeof fetch,
  read: (asked: Asked) => Promise<Body>,
  mayBeStale: boolean,
  known: string | null = null,
): Promise<Body> {
  const path = address.replace(/[?#].*$/s, "");
  const brokeOff = (error: unknown) =>
    failWith(error, signal, new FailureError({ kind: "cut-off", path }));
  const start = performance.now();
  const deadline = createDeadline(signal);
  try {
    deadline.within(headersWithin);
    const headers = {
      Accept: "application/json",
      ...(known !== null && { "If-None-Match": known }),
    };
    const response = await fetcher(address, { signal: deadline.signal, headers }).catch((error) =>
      failWith(error, signal, new FailureError({ kind: "unreachable", path })),
    );
    const freshness = freshnessOf(response.headers, performance.now());
    deadline.within(bodyWithin);
    const isKnown = known !== null && response.status === 304;
    if (!response.ok && !isKnown) {
      throw new FailureError(failureOf(response, await response.text().catch(brokeOff), path));
    }
    const failure = staleFailure(response.headers, path);
    if (failure !== null && !mayBeStale) throw new FailureError(failure);
    const tag = response.headers.get("ETag");
    return await read({ response, freshness, tag, isKnown, path, start, brokeOff });
  } finally {
    deadline.end();
  }
}
