import type { ProblemCode } from "#contract/problem.ts";
import { day } from "#domain/time/units.ts";
import { orViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Failures } from "#gateway/upstream/failures.ts";
import { NotAsked } from "#gateway/upstream/pause.ts";
import type { CachedAnswer, CacheStatus } from "./cached-answer.ts";
import { createFlight, type FetchAnswer, type Flight } from "./flight.ts";

/** A cached or newly requested answer for a viewer. */
export interface CachedResult {
  readonly answer: CachedAnswer;
  readonly status: CacheStatus;
  /** Why there is no newer answer; only with the status `stale`. */
  readonly stale?: ProblemError;
  /** Ends the viewer's use of the body. The request to the API is cancelled when its last viewer releases it. */
  readonly release: () => void;
}

export interface FindOptions {
  /** Aborts when the viewer leaves. */
  readonly signal: AbortSignal;
  /** Id of the viewer; `undefined` for a question of the gateway itself. */
  readonly viewer?: string | undefined;
  /** Called before a request to the API. When it throws, the viewer gets a stale answer or that error. */
  readonly onMiss?: () => void;
}

interface CacheOptions extends FindOptions {
  /** Sends the request to the API. */
  readonly fetchAnswer: FetchAnswer;
}

/** Caches answers of the API by key. Concurrent viewers of a key share one request. */
export interface Cache {
  /** @throws ProblemError; ViewerLeft */
  find(key: string, options: CacheOptions): Promise<CachedResult>;
  /** The last complete answer if it is fresh. */
  fresh(key: string): CachedResult | undefined;
  /** The last complete answer of any age. */
  latest(key: string): CachedAnswer | undefined;
  /** Bytes of answers in memory, and the number of answers and failures. */
  size(): { readonly bytes: number; readonly entries: number };
}

/** The last complete answer of a key, and when it was complete. */
interface CacheEntry {
  readonly answer: CachedAnswer;
  readonly at: number;
}

/**
 * Memory of an entry besides its body, in bytes: its objects take 3 kB, and the engine keeps more than as much of what
 * is no longer used.
 */
const entryOverhead = 8192;

/** Errors that make the previous answer invalid, so that it is removed instead of served stale. */
const finalCodes: readonly ProblemCode[] = [
  "upstream-credentials",
  "upstream-rejected",
  "not-found",
  "no-longer-available",
];

/** Maximum age of a stale answer, in milliseconds. */
const maxStaleMs = day;

const noop = () => {};

interface Limits {
  /** How long an answer is fresh. */
  readonly seconds: number;
  /** The least recently used answers beyond this are removed. */
  readonly maxBytes: number;
}

/** @param now milliseconds since 1970 */
export function createCache(
  { seconds, maxBytes }: Limits,
  failures: Failures,
  now: () => number = Date.now,
): Cache {
  const answers = new Map<string, CacheEntry>();
  const flights = new Map<string, Flight>();
  let bytes = 0;
  const freshMs = seconds * 1000;

  // A clock that was set back makes everything stale instead of fresh forever.
  const isWithin = (at: number, period: number) => now() >= at && now() - at < period;
  const costOf = (key: string, { answer }: CacheEntry) =>
    entryOverhead + 2 * key.length + answer.body.bytes();

  const remove = (key: string) => {
    const entry = answers.get(key);
    if (entry === undefined) return;
    entry.answer.body.listen(undefined);
    answers.delete(key);
    bytes -= costOf(key, entry);
  };
  const trim = () => {
    for (const key of answers.keys()) {
      if (bytes <= maxBytes) return;
      if (!flights.has(key)) remove(key);
    }
  };
  const put = (key: string, answer: CachedAnswer) => {
    remove(key);
    const entry = { answer, at: now() };
    answers.set(key, entry);
    bytes += costOf(key, entry);
    answer.body.listen((more) => {
      bytes += more;
      trim();
    });
    trim();
  };
  const markUsed = (key: string) => {
    const entry = answers.get(key);
    if (entry === undefined) return;
    // A map iterates in insertion order, so that the least recently used entry comes first.
    answers.delete(key);
    answers.set(key, entry);
  };
  const fresh = (key: string): CachedResult | undefined => {
    const entry = answers.get(key);
    if (entry === undefined || !isWithin(entry.at, freshMs)) return undefined;
    markUsed(key);
    return { answer: entry.answer, status: "hit", release: noop };
  };
  const staleOrThrow = (key: string, error: ProblemError): CachedResult => {
    const entry = answers.get(key);
    if (entry === undefined || !isWithin(entry.at, maxStaleMs)) throw error;
    return { answer: entry.answer, status: "stale", stale: error, release: noop };
  };
  const start = (key: string, fetchAnswer: FetchAnswer): Flight => {
    const flight = createFlight(fetchAnswer, answers.get(key)?.answer, {
      onComplete(answer, viewers) {
        flights.delete(key);
        failures.answered(key, viewers);
        put(key, answer);
      },
      onFailure(error, viewers) {
        flights.delete(key);
        if (!(error instanceof ProblemError) || error instanceof NotAsked) return;
        failures.failed(key, viewers, error);
        if (finalCodes.includes(error.problem.code)) remove(key);
      },
    });
    flights.set(key, flight);
    return flight;
  };

  return {
    fresh,
    async find(key, { fetchAnswer, signal, viewer, onMiss }) {
      const hit = fresh(key);
      if (hit !== undefined) return hit;
      markUsed(key);
      const shared = flights.get(key);
      const status = shared === undefined ? "miss" : "shared";
      let release = noop;
      try {
        if (shared === undefined) {
          failures.checkQuestion(key);
          failures.checkViewers(viewer === undefined ? [] : [viewer], 0);
          onMiss?.();
        }
        const flight = shared ?? start(key, fetchAnswer);
        release = flight.join(viewer);
        return { answer: await orViewerLeft(flight.answer, signal), status, release };
      } catch (error) {
        release();
        if (error instanceof ProblemError) return staleOrThrow(key, error);
        throw error;
      }
    },
    latest: (key) => answers.get(key)?.answer,
    size: () => ({ bytes, entries: answers.size + failures.size() }),
  };
}
