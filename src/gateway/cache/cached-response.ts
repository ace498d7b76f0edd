import { observeBytes } from "#gateway/http/body.ts";
import { accepts } from "#gateway/http/compress.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { httpDate } from "#gateway/http/http-date.ts";
import { type Ready, ReadyResponse } from "#gateway/http/ready-response.ts";
import type { CachedResult } from "./cache.ts";
import type { CachedAnswer } from "./cached-answer.ts";
import type { Coding } from "./cached-body.ts";

/** The parts of a viewer's request that shape its answer. */
export interface ResponseOptions {
  readonly isHead: boolean;
  readonly headers: Pick<Headers, "get">;
}

type HeaderRecord = Readonly<Record<string, string>>;

/** The previous response of a cached answer. */
interface LastResponse {
  readonly shared: HeaderRecord;
  readonly ready: Ready;
}

type LastResponses = Readonly<Record<Coding, WeakMap<CachedAnswer, LastResponse>>>;

/**
 * Most responses repeat the previous one of the same second; composing their headers takes longer than sending them.
 * Those of earlier seconds are dropped, since the headers take as much memory as a small answer.
 */
let lastSecond: { readonly date: string; readonly responses: LastResponses } | undefined;

function lastResponses(date: string, coding: Coding): LastResponses[Coding] {
  if (lastSecond?.date !== date) {
    lastSecond = { date, responses: { gzip: new WeakMap(), identity: new WeakMap() } };
  }
  return lastSecond.responses[coding];
}

/** The response to a viewer from a cached answer. */
export function cachedResponse(
  result: CachedResult,
  options: ResponseOptions,
  shared: HeaderRecord,
): Response {
  const { answer, stale, release } = result;
  const date = httpDate();
  const coding: Coding = accepts("gzip", options.headers.get("Accept-Encoding"))
    ? "gzip"
    : "identity";
  const isNotModified = isKnown(options.headers.get("If-None-Match"), answer.tags);
  const isPlain = !isNotModified && !options.isHead && stale === undefined;
  const last = lastResponses(date, coding);
  const entry = isPlain ? last.get(answer) : undefined;
  if (entry?.shared === shared) {
    release();
    return new ReadyResponse(entry.ready);
  }
  const headers = headersOf(result, date, shared);
  if (isNotModified) {
    release();
    return new ReadyResponse({ status: 304, headers, bytes: null });
  }
  headers["Content-Type"] = answer.mediaType ?? "application/json";
  if (coding === "gzip") headers["Content-Encoding"] = "gzip";
  if (options.isHead) {
    release();
    return new ReadyResponse({ status: 200, headers, bytes: null });
  }
  const bytes = answer.body.atOnce(coding);
  if (bytes === undefined) {
    return new Response(observeBytes(answer.body.read(coding), release), { status: 200, headers });
  }
  release();
  headers["Content-Length"] = String(bytes.byteLength);
  const ready = { status: 200, headers, bytes };
  if (isPlain) last.set(answer, { shared, ready });
  return new ReadyResponse(ready);
}

function headersOf(
  { answer, stale }: CachedResult,
  date: string,
  shared: HeaderRecord,
): Record<string, string> {
  const { code, retryAfter } = stale?.problem ?? {};
  return {
    ...shared,
    "Cache-Control": "no-store",
    Date: date,
    ETag: answer.tags[0] ?? "",
    Vary: answer.mediaType === undefined ? "Accept-Encoding" : "Accept, Accept-Encoding",
    "X-Fetched-At": new Date(answer.fetchedAt).toISOString(),
    ...(code === undefined ? {} : { "X-Stale": code }),
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
  };
}
