import { basePath } from "./base-path.ts";
import { FailureError } from "./failure.ts";
import { failureOf, staleFailure } from "./failure-of.ts";
import { type Freshness, freshnessOf } from "./freshness.ts";
import { noteGatewayTime } from "./gateway-clock.ts";

/** An answer whose headers have arrived. */
export interface StartedResponse {
  readonly response: Response;
  readonly freshness: Freshness;
  /** ETag of the answer; `null` without one. */
  readonly tag: string | null;
  /** Whether the caller already has this answer (304); there is no body then. */
  readonly isUnchanged: boolean;
  /** Without the query. */
  readonly path: string;
  /** This thread's `performance.now()` at the request. */
  readonly start: number;
  /** Converts an error while reading the body: an abort stays itself, everything else is `cut-off`. */
  readonly throwReadError: (error: unknown) => never;
}

/**
 * Longer than the gateway's own limits for the API's first byte and for a whole answer. Without limits a
 * request lost in the network would never end, and polling would stop. Milliseconds.
 */
const [headersTimeoutMs, bodyTimeoutMs] = [30_000, 600_000];

/** Rethrows an abort unchanged; everything else becomes the given failure. */
function failWith(error: unknown, signal: AbortSignal, failure: FailureError): never {
  signal.throwIfAborted();
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw failure;
}

export interface RequestOptions {
  readonly signal: AbortSignal;
  readonly fetcher?: typeof fetch;
  /**
   * Whether the gateway's last answer is acceptable, as when nothing is on screen yet; otherwise the reason why there
   * is no newer one is thrown.
   */
  readonly allowStale?: boolean;
  /** ETag of the answer that the caller has. */
  readonly knownTag?: string | null;
  /** A media type that the caller reads besides JSON. */
  readonly mediaType?: string | null;
}

/**
 * Sends a request to the gateway and reads the body.
 * @param address an own path, with its query, as `/api/v1/countings?limit=100`
 * @param read reads the body; its errors are passed on
 * @throws FailureError, or the signal's abort reason
 */
export async function request<Body>(
  address: string,
  { signal, fetcher = fetch, allowStale = false, knownTag = null, mediaType }: RequestOptions,
  read: (response: StartedResponse) => Promise<Body>,
): Promise<Body> {
  const path = address.replace(/[?#].*$/s, "");
  const throwReadError = (error: unknown) =>
    failWith(error, signal, new FailureError({ kind: "cut-off", path }));
  const start = performance.now();
  const deadline = createDeadline(signal);
  try {
    deadline.restart(headersTimeoutMs);
    const headers = {
      Accept: mediaType ? `${mediaType}, application/json` : "application/json",
      ...(knownTag !== null && { "If-None-Match": knownTag }),
    };
    const response = await fetcher(`${basePath}${address}`, {
      signal: deadline.signal,
      headers,
    }).catch((error) => failWith(error, signal, new FailureError({ kind: "unreachable", path })));
    const freshness = freshnessOf(response.headers, performance.now());
    noteGatewayTime(freshness.now);
    deadline.restart(bodyTimeoutMs);
    const isUnchanged = knownTag !== null && response.status === 304;
    if (!response.ok && !isUnchanged) {
      throw new FailureError(
        failureOf(response, await response.text().catch(throwReadError), path),
      );
    }
    const failure = staleFailure(response.headers, path);
    if (failure !== null && !allowStale) throw new FailureError(failure);
    const tag = response.headers.get("ETag");
    return await read({ response, freshness, tag, isUnchanged, path, start, throwReadError });
  } finally {
    deadline.clear();
  }
}

/** A signal that aborts with another one, or on a timeout. */
interface Deadline {
  readonly signal: AbortSignal;
  /** Restarts the timeout, in milliseconds. */
  restart(time: number): void;
  /** Clears the timeout and the listener. */
  clear(): void;
}

function createDeadline(outer: AbortSignal): Deadline {
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  if (outer.aborted) abort();
  outer.addEventListener("abort", abort);
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: controller.signal,
    restart: (time) => {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(new Error("No answer in time")), time);
    },
    clear: () => {
      clearTimeout(timer);
      outer.removeEventListener("abort", abort);
    },
  };
}
