import { type Cache, createCache } from "#gateway/cache/cache.ts";
import type { FetchAnswer, StartedAnswer } from "#gateway/cache/flight.ts";
import type { Bytes } from "#gateway/http/body.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { createFailures } from "#gateway/upstream/failures.ts";
import { testConfig } from "./gateway.ts";

const { signal } = new AbortController();

/** A cache with the pauses of the default settings after failures. */
export function testCache(
  limits: { readonly seconds: number; readonly maxBytes: number },
  now?: () => number,
): Cache {
  return createCache(
    limits,
    createFailures(testConfig({ cacheSeconds: limits.seconds }), now),
    now,
  );
}

/** A success whose body hardly shrinks. */
function answer(bytes: number): StartedAnswer {
  return {
    body: new Blob([Uint8Array.from({ length: bytes }, (_, n) => (n * n * 7919) >> 5)]).stream(),
    fetchedAt: 0,
    upstreamTag: '"v1"',
    version: (hash) => hash,
    takeCompressed: null,
    holdBytes: 1e6,
    provisional: "p",
  };
}

/** Lets a cache find an answer of a size, and waits until it is whole. */
export async function findAnswer(cache: Cache, key: string, bytes: number): Promise<void> {
  const result = await cache.find(key, { fetchAnswer: async () => answer(bytes), signal });
  await result.answer.body.completed;
  result.release();
}

/** Lets a cache ask for what is not there. */
export async function findNothing(cache: Cache, key: string): Promise<void> {
  const fetchAnswer: FetchAnswer = () => Promise.reject(new ProblemError("not-found"));
  await cache.find(key, { fetchAnswer, signal }).catch(() => {});
}

/** A change of a body to twice itself. */
export function doubled(body: Bytes): Bytes {
  const double = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      controller.enqueue(piece);
      controller.enqueue(piece.map((byte) => byte ^ 0x55));
    },
  });
  return body.pipeThrough(double);
}
