import type { Bytes } from "#gateway/http/body.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { AskOptions } from "#gateway/upstream/client.ts";
import type { TakeCompressed } from "#gateway/upstream/inflated-response.ts";
import type { Requesters } from "#gateway/upstream/queue.ts";
import type { Unchanged } from "#gateway/upstream/upstream.ts";
import type { CachedAnswer } from "./cached-answer.ts";
import { type CachedBody, cacheBody } from "./cached-body.ts";

/** A successful answer of the API whose body may still be in transfer. */
export interface StartedAnswer {
  readonly body: Bytes;
  /** The body as received, if the API compressed it, so that it is not compressed again. */
  readonly takeCompressed: TakeCompressed | null;
  readonly fetchedAt: number;
  readonly upstreamTag: string | null;
  /** A body is sent to viewers once more than this has arrived, in bytes. */
  readonly holdBytes: number;
  /** The entity tag of a body with that hash. */
  readonly version: (hash: string) => string;
  /** The entity tag while the hash is unknown. */
  readonly provisional: string;
}

/** Sends a request to the API. */
export type FetchAnswer = (options: AskOptions) => Promise<StartedAnswer | Unchanged>;

/** One request to the API, shared by all viewers who wait for it. */
export interface Flight {
  /**
   * The answer, once it is complete, or in transfer if that takes longer.
   * Rejects with a ProblemError when it fails before.
   */
  readonly answer: Promise<CachedAnswer>;
  /**
   * Adds a viewer. The returned function removes it; without viewers the request is cancelled.
   * @param viewer id of the viewer; `undefined` for a question of the gateway itself
   */
  join(viewer?: string): () => void;
}

interface Outcome {
  /** @param viewers ids of all who waited */
  onComplete(answer: CachedAnswer, viewers: ReadonlySet<string>): void;
  onFailure(error: unknown, viewers: ReadonlySet<string>): void;
}

/**
 * How long an answer in transfer is held back, in milliseconds. Most are complete by then, so that a failure can be
 * reported as a problem and the entity tag is known.
 */
const minHoldMs = 10;

/** The same while received bytes still wait for processing on this machine. */
const maxHoldMs = 200;

/** Maximum number of entity tags of a body. */
const maxTags = 4;

/** @param last the last complete answer of the same key */
export function createFlight(
  fetchAnswer: FetchAnswer,
  last: CachedAnswer | undefined,
  outcome: Outcome,
): Flight {
  const leaving = new AbortController();
  const requesters: Requesters = { names: new Set() };
  let viewers = 0;
  let isOver = false;
  const end = (report: () => void) => {
    if (!isOver) report();
    isOver = true;
  };
  const answer = begin().catch((error) => {
    end(() => outcome.onFailure(error, requesters.names));
    throw error;
  });
  // Without a viewer left, a failure must not be an unhandled rejection.
  answer.catch(() => {});

  async function begin(): Promise<CachedAnswer> {
    const previous = last?.upstreamTag == null ? undefined : { tag: last.upstreamTag };
    // The first viewer joins before this continues.
    await Promise.resolve();
    const started = await fetchAnswer({ signal: leaving.signal, previous, requesters });
    if ("isUnchanged" in started) {
      if (last === undefined) throw new ProblemError("upstream-not-json");
      const answer = { ...last, fetchedAt: started.fetchedAt };
      end(() => outcome.onComplete(answer, requesters.names));
      return answer;
    }
    const { fetchedAt, upstreamTag, version, provisional } = started;
    const body = cacheBody(started.body, started.takeCompressed);
    const withTags = (tags: readonly string[]): CachedAnswer => ({
      body,
      fetchedAt,
      upstreamTag,
      version,
      tags,
    });
    const completed = body.completed.then((hash) => {
      const name = version(hash);
      const before = last?.tags[0] === name ? last.tags.slice(1) : [];
      // Viewers who got the body in transfer have its provisional tag.
      const answer = withTags([name, provisional, ...before].slice(0, maxTags));
      end(() => outcome.onComplete(answer, requesters.names));
      return answer;
    });
    completed.catch((error) => end(() => outcome.onFailure(error, requesters.names)));
    return Promise.race([completed.catch(brokenStart), later(provisional, started.holdBytes)]);

    async function later(tag: string, holdBytes: number): Promise<CachedAnswer> {
      await waitUntilSendable(body, holdBytes, () => isOver);
      return withTags([tag]);
    }
    function brokenStart(error: unknown): CachedAnswer {
      // The received part is sent, so that the viewer sees a failed transfer.
      const isCut = error instanceof ProblemError && error.problem.code === "upstream-not-json";
      if (isCut && last === undefined) return withTags([provisional]);
      throw error;
    }
  }

  return {
    answer,
    join(viewer) {
      viewers += 1;
      if (viewer !== undefined) requesters.names.add(viewer);
      requesters.onJoin?.();
      let isJoined = true;
      return () => {
        if (!isJoined) return;
        isJoined = false;
        viewers -= 1;
        if (viewers > 0 || isOver) return;
        const reason = new ViewerLeft("The last viewer left.");
        leaving.abort(reason);
        // Synchronously, so that no viewer joins a cancelled request.
        end(() => outcome.onFailure(reason, requesters.names));
      };
    },
  };
}

/**
 * Waits until a body should be sent: when it is complete, failed, larger than `holdBytes` or slow to arrive.
 * @param isOver whether it is complete or failed
 * @param isWaiting whether all received bytes are processed
 */
export async function waitUntilSendable(
  body: CachedBody,
  holdBytes: number,
  isOver: () => boolean,
  isWaiting: () => boolean = () => body.isWaiting(),
): Promise<void> {
  const start = performance.now();
  for (let passed = 0; !isOver() && passed < maxHoldMs; passed = performance.now() - start) {
    if (body.plainBytes() > holdBytes || (isWaiting() && passed >= minHoldMs)) break;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
