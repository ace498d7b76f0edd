import * as v from "valibot";
import { type Hidden, hiddenSchema } from "#contract/access.ts";
import { type CountRecord, countRecordHeader, countRecordSchema } from "#contract/count-record.ts";
import type { Freshness } from "./freshness.ts";
import { type RequestOptions, request, type StartedResponse } from "./request.ts";

const headerSchema = v.pipe(v.string(), v.parseJson(), countRecordSchema);

/** The counted lines of a counting over time, by the header of its answer; `null` without a valid one. */
export function countRecordOf(headers: Headers): CountRecord | null {
  const { success, output } = v.safeParse(headerSchema, headers.get(countRecordHeader));
  return success ? output : null;
}

/** A body that is read in chunks. */
export interface BodyStream {
  readonly freshness: Freshness;
  /** ETag for the next request; `null` without one. */
  readonly tag: string | null;
  /** Whether the caller already has the body; there are no chunks then. */
  readonly isUnchanged: boolean;
  /** Media type of the body; empty without one. */
  readonly mediaType: string;
  /** The data that the gateway left out. */
  readonly hidden: readonly Hidden[];
  /** The counted lines over time that the gateway knows of; `null` for none. */
  readonly countRecord: CountRecord | null;
  /** The chunks of the body as they arrive; throws when the body breaks off. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Milliseconds from the request until now. */
  transferTime(): number;
}

/**
 * Requests a large answer from the gateway.
 * @param address an own path, with its query
 * @param read consumes the body; its errors are passed on
 * @throws FailureError, or the signal's abort reason
 */
export function streamBody<Result>(
  address: string,
  options: RequestOptions,
  read: (stream: BodyStream) => Promise<Result>,
): Promise<Result> {
  const begin = ({
    response,
    freshness,
    tag,
    isUnchanged,
    start,
    throwReadError,
  }: StartedResponse) =>
    read({
      freshness,
      tag,
      isUnchanged,
      mediaType: response.headers.get("Content-Type") ?? "",
      hidden: hiddenOf(response.headers),
      countRecord: countRecordOf(response.headers),
      chunks: chunksOf(response, throwReadError),
      transferTime: () => performance.now() - start,
    });
  return request(address, options, begin);
}

async function* chunksOf(
  { body }: Response,
  throwReadError: (error: unknown) => never,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(throwReadError);
      if (done) break;
      yield value;
    }
  } finally {
    // Stops the transfer when the consumer stops early.
    await reader.cancel().catch(() => undefined);
  }
}

/** The data that the gateway left out of an answer, by its header; unknown names are ignored. */
export function hiddenOf(headers: Headers): readonly Hidden[] {
  const names = headers.get("X-Countboard-Redacted")?.split(",") ?? [];
  return names.map((name) => name.trim()).filter((name) => v.is(hiddenSchema, name));
}
