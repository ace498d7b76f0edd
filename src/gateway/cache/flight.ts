import type { Bytes } from "#gateway/http/body.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { AskOptions } from "#gateway/upstream/client.ts";
import type { TakeCompressed } from "#gateway/upstream/inflated-response.ts";
import type { Askers } from "#gateway/upstream/queue.ts";
import type { Unchanged } from "#gateway/upstream/upstream.ts";
import type { Kept } from "./cached-answer.ts";
import { type KeptBody, keepBody } from "./cached-body.ts";

/** A success of the API's that has begun. */
export interface Begun {
  readonly body: Bytes;
  /** The same body as it came, if that was compressed, so that it need not be compressed again. */
  readonly takeCompressed: TakeCompressed | null;
  readonly fetchedAt: number;
  readonly upstreamTag: string | null;
  /** Once more than this is there, the rest is not waited for, in bytes. */
  readonly holdBytes: number;
  /** Names the body by its hash. */
  readonly version: (hash: string) => string;
  /** A name for as long as the hash is not known. */
  readonly provisional: string;
}

/** Asks the API a question. */
export type Launch = (options: AskOptions) => Promise<Begun | Unchanged>;

/** One request to the API, and all who wait for it. */
export interface Flight {
  /**
   * The answer, as soon as it is whole or, where that takes longer, as it comes.
   * Rejects with a ProblemError when it failed until then.
   */
  readonly begun: Promise<Kept>;
  /**
   * Takes part; the function that comes back ends that. Without anybody the request is given up.
   * @param viewer id of the viewer; `undefined` with open access
   */
  join(viewer?: string): () => void;
}

interface Outcome {
  onWhole(kept: Kept): void;
  onFailure(error: unknown): void;
}

/**
 * How long an answer that has begun is held back, in milliseconds: most are whole by then, so that
 * failures of theirs can be said in words and their version is known.
 */
const held = 10;

/** The same where the API has sent more, and only this machine has not worked through it yet. */
const heldBusy = 200;

/** Names by which a body that stays the same was known before. */
const mostTags = 4;

/** @param last the last whole answer to the same question */
export function createFlight(launch: Launch, last: Kept | undefined, outcome: Outcome): Flight {
  const leaving = new AbortController();
  const askers: Askers = { names: new Set() };
  let viewers = 0;
  let over = false;
  const end = (tell: () => void) => {
    if (!over) tell();
    over = true;
  };
  const begun = begin().catch((error) => {
    end(() => outcome.onFailure(error));
    throw error;
  });
  // Viewers who leave first hear nothing of it.
  begun.catch(() => {});

  async function begin(): Promise<Kept> {
    const former = last?.upstreamTag == null ? undefined : { tag: last.upstreamTag };
    // The first viewer joins before this continues.
    await Promise.resolve();
    const answer = await launch({ signal: leaving.signal, former, askers });
    if ("isUnchanged" in answer) {
      if (last === undefined) throw new ProblemError("upstream-not-json");
      const kept = { ...last, fetchedAt: answer.fetchedAt };
      end(() => outcome.onWhole(kept));
      return kept;
    }
    const { fetchedAt, upstreamTag, version, provisional } = answer;
    const body = keepBody(answer.body, answer.takeCompressed);
    const as = (tags: readonly string[]): Kept => ({ body, fetchedAt, upstreamTag, tags });
    const whole = body.whole.then((hash) => {
      const name = version(hash);
      const before = last?.tags[0] === name ? last.tags.slice(1) : [];
      // Those who got it while it came know it by another name.
      const kept = as([name, provisional, ...before].slice(0, mostTags));
      end(() => outcome.onWhole(kept));
      return kept;
    });
    whole.catch((error) => end(() => outcome.onFailure(error)));
    return Promise.race([whole.catch(brokenStart), later(provisional, answer.holdBytes)]);

    async function later(tag: string, holdBytes: number): Promise<Kept> {
      await heldBack(body, holdBytes, () => over);
      return as([tag]);
    }
    function brokenStart(error: unknown): Kept {
      // What came before a cut is passed on, so that the viewer sees a transfer that failed.
      const isCut = error instanceof ProblemError && error.problem.code === "upstream-not-json";
      if (isCut && last === undefined) return as([provisional]);
      throw error;
    }
  }

  return {
    begun,
    join(viewer) {
      viewers += 1;
      if (viewer !== undefined) askers.names.add(viewer);
      askers.onJoin?.();
      let here = true;
      return () => {
        if (!here) return;
        here = false;
        viewers -= 1;
        if (viewers > 0 || over) return;
        const reason = new ViewerLeft("Nobody waits for the answer any more.");
        leaving.abort(reason);
        // At once, so that nobody joins what is given up.
        end(() => outcome.onFailure(reason));
      };
    },
  };
}

/**
 * Waits until a body is worth sending: it is whole or broken, so large that the rest is not waited for, or
 * slow to come.
 * @param holdBytes how large that is
 * @param isOver whether it is whole, or will never be
 * @param isWaiting whether more has to come from elsewhere first
 */
export async function heldBack(
  body: KeptBody,
  holdBytes: number,
  isOver: () => boolean,
  isWaiting: () => boolean = body.isWaiting,
): Promise<void> {
  const start = performance.now();
  for (let passed = 0; !isOver() && passed < heldBusy; passed = performance.now() - start) {
    if (body.plainBytes() > holdBytes || (isWaiting() && passed >= held)) break;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}
