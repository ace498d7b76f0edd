import type * as z from "zod/mini";
import { createDeadline } from "./deadline.ts";
import { FailureError } from "./failure.ts";
import { failureOf } from "./failure-of.ts";
import { faultPath } from "./fault-path.ts";
import { type Freshness, freshnessOf } from "./freshness.ts";

/** A body that arrived whole and is JSON; whether it is what the API promises is for `decode` to say. */
export interface Answer {
  readonly body: unknown;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
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
 * Asks the gateway.
 * @param address on our own origin, with its query, as `/api/v1/countings?limit=100`
 * @throws FailureError, or whatever the signal was aborted with
 */
export async function getJson(
  address: string,
  signal: AbortSignal,
  fetcher: typeof fetch = fetch,
): Promise<Answer> {
  const path = address.replace(/[?#].*$/s, "");
  const start = performance.now();
  const deadline = createDeadline(signal);
  let response: Response;
  let text: string;
  let freshness: Freshness;
  try {
    deadline.within(headersWithin);
    const headers = { Accept: "application/json" };
    response = await fetcher(address, { signal: deadline.signal, headers }).catch((error) =>
      failWith(error, signal, new FailureError({ kind: "unreachable", path })),
    );
    freshness = freshnessOf(response.headers, performance.now());
    deadline.within(bodyWithin);
    text = await response
      .text()
      .catch((error) => failWith(error, signal, new FailureError({ kind: "cut-off", path })));
  } finally {
    deadline.end();
  }
  if (!response.ok) throw new FailureError(failureOf(response, text, path));
  const transferTime = performance.now() - start;
  return { body: parse(text, path), freshness, transferTime };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FailureError({ kind: "contract", path, field: "" });
  }
}

/**
 * The value as the schema gives it back.
 * @param path what was asked, for the failure
 * @throws FailureError naming the first field that breaks the contract
 */
export function decode<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
  path: string,
): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new FailureError({ kind: "contract", path, field: faultPath(result.error) });
}
