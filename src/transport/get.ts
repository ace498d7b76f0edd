import type * as z from "zod/mini";
import { type Asked, ask } from "./ask.ts";
import { FailureError } from "./failure.ts";
import { faultPath } from "./fault-path.ts";
import type { Freshness } from "./freshness.ts";

/** A body that arrived whole and is JSON; whether it is what the API promises is for `decode` to say. */
export interface Answer {
  /** `undefined` when the asker has it already. */
  readonly body: unknown;
  /** Names the body for the next time; `null` when it has no name. */
  readonly tag: string | null;
  readonly freshness: Freshness;
  /** Milliseconds from the request to the last byte. */
  readonly transferTime: number;
}

/**
 * Asks the gateway.
 * @param address on our own origin, with its query, as `/api/v1/countings?limit=100`
 * @param mayBeStale whether an old answer will do, because nothing is shown yet
 * @param known the tag of the body that the asker has
 * @throws FailureError, or whatever the signal was aborted with
 */
export function getJson(
  address: string,
  signal: AbortSignal,
  fetcher: typeof fetch = fetch,
  mayBeStale = false,
  known: string | null = null,
): Promise<Answer> {
  const read = async ({ response, freshness, tag, isKnown, path, start, brokeOff }: Asked) => {
    const text = isKnown ? null : await response.text().catch(brokeOff);
    const transferTime = performance.now() - start;
    const body = text === null ? undefined : parse(text, path);
    return { body, tag, freshness, transferTime };
  };
  return ask(address, signal, fetcher, read, mayBeStale, known);
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
