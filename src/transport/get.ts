import * as v from "valibot";
import { FailureError } from "./failure.ts";
import { faultPath } from "./fault-path.ts";
import type { Freshness } from "./freshness.ts";
import { type RequestOptions, request, type StartedResponse } from "./request.ts";

/** A complete JSON body; `decode` validates it. */
export interface Answer {
  /** `undefined` when the caller already has it. */
  readonly body: unknown;
  /** ETag for the next request; `null` without one. */
  readonly tag: string | null;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
}

/**
 * Requests JSON from the gateway.
 * @param address an own path, with its query, as `/api/v1/countings?limit=100`
 * @throws FailureError, or the signal's abort reason
 */
export function getJson(
  address: string,
  signal: AbortSignal,
  options: Omit<RequestOptions, "signal"> = {},
): Promise<Answer> {
  const read = async ({
    response,
    freshness,
    tag,
    isUnchanged,
    path,
    start,
    throwReadError,
  }: StartedResponse) => {
    const text = isUnchanged ? null : await response.text().catch(throwReadError);
    const transferTime = performance.now() - start;
    const body = text === null ? undefined : parse(text, path);
    return { body, tag, freshness, transferTime };
  };
  return request(address, { ...options, signal }, read);
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new FailureError({ kind: "contract", path, field: "" });
  }
}

/**
 * Validates a value.
 * @param path requested path, for the failure
 * @throws FailureError naming the first field that violates the contract
 */
export function decode<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  path: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new FailureError({ kind: "contract", path, field: faultPath(result.issues) });
}
