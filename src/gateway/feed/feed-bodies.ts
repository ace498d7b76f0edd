import { minute } from "#domain/time/units.ts";
import { createExpiringMap } from "#gateway/cache/expiring-map.ts";
import { type Bytes, lazyBytes } from "#gateway/http/body.ts";
import { createUpstreamQueue } from "#gateway/upstream/queue.ts";

/** Bytes of a feed in memory at most, while it is made and afterwards; a larger one is sent while it is made. */
const maxBytes = 24_000_000;

/** How long the latest feeds are kept for programs that ask alike, in milliseconds. */
const keptFor = 5 * minute;

/** Feeds that are made at once: each takes the processor for as long as it lasts. */
const maxAtOnce = 2;

/** Pieces of this size are sent at once, in bytes. */
const pieceBytes = 256 * 1024;

/** A feed's body. */
export interface FeedBody {
  readonly stream: () => Bytes;
  /** In bytes; `undefined` for one that is sent while it is made. */
  readonly length: number | undefined;
}

type Texts = AsyncGenerator<string, void, void>;

/** Makes feeds, and keeps the latest as they are sent: unlike answers of the API not compressed, since programs want speed. */
export interface FeedBodies {
  /** A body in memory. */
  known(key: string): FeedBody | undefined;
  /**
   * Makes a body.
   * @param key equal for equal bodies
   * @throws what the texts throw before 24 MB of them
   */
  make(key: string, texts: () => Texts, signal: AbortSignal): Promise<FeedBody>;
}

export function createFeedBodies(): FeedBodies {
  const kept = createExpiringMap<FeedBody>({
    ageMs: keptFor,
    maxEntries: 200,
    maxWeight: maxBytes,
  });
  const turns = createUpstreamQueue(maxAtOnce, null);
  return {
    known: kept.get,
    async make(key, texts, signal) {
      const leave = await turns.enter({ names: new Set() }, signal);
      try {
        const known = kept.get(key);
        if (known !== undefined) return known;
        const pieces = inPieces(texts());
        const first: Uint8Array[] = [];
        let length = 0;
        while (length <= maxBytes) {
          const { done, value } = await pieces.next();
          if (done) {
            const body = { stream: () => streamOf(first), length };
            kept.set(key, body, length);
            return body;
          }
          first.push(value);
          length += value.byteLength;
        }
        return { stream: () => streamOf(first, pieces), length: undefined };
      } finally {
        leave();
      }
    },
  };
}

/** Pieces of one size, so that few have to be sent. */
async function* inPieces(texts: Texts): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  let buffer = new Uint8Array(pieceBytes);
  let used = 0;
  for await (const text of texts) {
    for (let rest = text; rest !== ""; ) {
      const { read, written } = encoder.encodeInto(rest, buffer.subarray(used));
      used += written;
      rest = rest.slice(read);
      if (rest === "") break;
      yield buffer.subarray(0, used);
      buffer = new Uint8Array(pieceBytes);
      used = 0;
    }
  }
  if (used > 0) yield buffer.slice(0, used);
}

function streamOf(
  first: readonly Uint8Array[],
  rest?: AsyncGenerator<Uint8Array, void, void>,
): Bytes {
  let at = 0;
  return lazyBytes({
    async pull(controller) {
      const piece = first[at];
      at += 1;
      if (piece !== undefined) {
        controller.enqueue(piece);
        return;
      }
      const next = await rest?.next();
      if (next?.value) controller.enqueue(next.value);
      else controller.close();
    },
    async cancel() {
      await rest?.return();
    },
  });
}
