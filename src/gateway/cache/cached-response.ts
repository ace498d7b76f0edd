import type { Bytes } from "#gateway/http/body.ts";
import { accepts } from "#gateway/http/compress.ts";
import { isKnown } from "#gateway/http/entity-tag.ts";
import { httpDate } from "#gateway/http/http-date.ts";
import { type Ready, ReadyResponse } from "#gateway/http/ready-response.ts";
import type { Found } from "./cache.ts";
import type { Kept } from "./cached-answer.ts";
import type { Coding } from "./cached-body.ts";

/** The parts of a viewer's request that shape its answer. */
export interface Wish {
  readonly isHead: boolean;
  readonly headers: Pick<Headers, "get">;
}

type Headings = Readonly<Record<string, string>>;

/** The previous response of a cached answer, valid within the same second. */
interface Made {
  readonly date: string;
  readonly shared: Headings;
  readonly ready: Ready;
}

/** Most responses repeat the previous one; composing their headers takes longer than sending them. */
const made: Readonly<Record<Coding, WeakMap<Kept, Made>>> = {
  gzip: new WeakMap(),
  identity: new WeakMap(),
};

/** The response to a viewer from a cached answer. */
export function keptResponse(found: Found, wish: Wish, shared: Headings): Response {
  const { kept, stale, leave } = found;
  const date = httpDate();
  const coding: Coding = accepts("gzip", wish.headers.get("Accept-Encoding")) ? "gzip" : "identity";
  const isKnownThere = isKnown(wish.headers.get("If-None-Match"), kept.tags);
  const isUsual = !isKnownThere && !wish.isHead && stale === undefined;
  const last = isUsual ? made[coding].get(kept) : undefined;
  if (last?.date === date && last.shared === shared) {
    leave();
    return new ReadyResponse(last.ready);
  }
  const headers = headersOf(found, date, shared);
  if (isKnownThere) {
    leave();
    return new ReadyResponse({ status: 304, headers, bytes: null });
  }
  headers["Content-Type"] = "application/json";
  if (coding === "gzip") headers["Content-Encoding"] = "gzip";
  if (wish.isHead) {
    leave();
    return new ReadyResponse({ status: 200, headers, bytes: null });
  }
  const bytes = kept.body.atOnce(coding);
  if (bytes === undefined) {
    return new Response(whenOver(kept.body.read(coding), leave), { status: 200, headers });
  }
  leave();
  headers["Content-Length"] = String(bytes.byteLength);
  const ready = { status: 200, headers, bytes };
  if (isUsual) made[coding].set(kept, { date, shared, ready });
  return new ReadyResponse(ready);
}

function headersOf({ kept, stale }: Found, date: string, shared: Headings): Record<string, string> {
  const { code, retryAfter } = stale?.problem ?? {};
  return {
    ...shared,
    "Cache-Control": "no-store",
    Date: date,
    ETag: kept.tags[0] ?? "",
    Vary: "Accept-Encoding",
    "X-Fetched-At": new Date(kept.fetchedAt).toISOString(),
    ...(code === undefined ? {} : { "X-Stale": code }),
    ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
  };
}

/** Calls back when a body has been read, failed or was cancelled. */
function whenOver(body: Bytes, onOver: () => void): Bytes {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) {
            controller.enqueue(value);
            return;
          }
          controller.close();
        } catch (error) {
          controller.error(error);
        }
        onOver();
      },
      async cancel(reason) {
        onOver();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
