import type { Hidden } from "#contract/access.ts";
import { type Asked, ask } from "./ask.ts";
import type { Freshness } from "./freshness.ts";
import { hiddenOf } from "./hidden-of.ts";

/** A body that is read piece by piece. */
export interface BodyStream {
  readonly freshness: Freshness;
  /** Names the body for the next time; `null` when it has no name. */
  readonly tag: string | null;
  /** Whether the asker has the body already; nothing comes then. */
  readonly isKnown: boolean;
  /** What the gateway left out. */
  readonly hidden: readonly Hidden[];
  /** The body in the pieces in which it arrives; throws when the body breaks off. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** Milliseconds from the request until now. */
  transferTime(): number;
}

/**
 * Asks the gateway for a large answer.
 * @param address on our own origin, with its query
 * @param mayBeStale whether an old answer will do, because nothing is shown yet
 * @param known the tag of the body that the asker has
 * @param read takes the body in; what it throws goes through
 * @throws FailureError, or whatever the signal was aborted with
 */
export function streamBody<Result>(
  address: string,
  signal: AbortSignal,
  mayBeStale: boolean,
  known: string | null,
  read: (stream: BodyStream) => Promise<Result>,
): Promise<Result> {
  const begin = ({ response, freshness, tag, isKnown, start, brokeOff }: Asked) =>
    read({
      freshness,
      tag,
      isKnown,
      hidden: hiddenOf(response.headers),
      pieces: piecesOf(response, brokeOff),
      transferTime: () => performance.now() - start,
    });
  return ask(address, signal, fetch, begin, mayBeStale, known);
}

async function* piecesOf(
  { body }: Response,
  brokeOff: (error: unknown) => never,
): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(brokeOff);
      if (done) break;
      yield value;
    }
  } finally {
    // Whoever stops reading early wants no more of it.
    await reader.cancel().catch(() => undefined);
  }
}
