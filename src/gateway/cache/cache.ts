import type { ProblemCode } from "#contract/problem.ts";
import { ViewerLeft } from "#gateway/http/deadline.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Kept } from "./cached-answer.ts";
import { createFlight, type Flight, type Launch } from "./flight.ts";

/** Where an answer came from; for the log and the metrics. */
export type CacheResult = "hit" | "miss" | "shared" | "stale";

/** What the cache has for a viewer. */
export interface Found {
  readonly kept: Kept;
  readonly result: CacheResult;
  /** Why there is nothing newer; only with `stale`. */
  readonly stale?: ProblemError;
  /** The viewer needs the body no longer; a body that nobody needs is not fetched any further. */
  readonly leave: () => void;
}

/** How an answer is looked for. */
export interface FindOptions {
  /** Aborts when the viewer leaves. */
  readonly signal: AbortSignal;
  /** Id of the viewer; `undefined` with open access. */
  readonly viewer?: string | undefined;
  /** Called before the API is asked; what it throws is the answer, unless there is an older one. */
  readonly onMiss?: () => void;
}

interface CacheOptions extends FindOptions {
  /** Asks the API. */
  readonly launch: Launch;
}

/** Answers of the API by question, each asked for once however many want it. */
export interface Cache {
  /**
   * @param key names the question
   * @throws ProblemError; ViewerLeft
   */
  find(key: string, options: CacheOptions): Promise<Found>;
  /** The answer to a question if it is whole and fresh. */
  fresh(key: string): Kept | undefined;
  /** The last whole answer to a question, however old. */
  latest(key: string): Kept | undefined;
  /** Bytes of answers in memory, and how many answers and failures there are. */
  size(): { readonly bytes: number; readonly entries: number };
}

/** The last whole answer to a question, and when it was whole. */
interface Last {
  readonly kept: Kept;
  readonly at: number;
}

interface Failure {
  readonly error: ProblemError;
  readonly at: number;
}

/** What an answer costs besides its body, in bytes. */
const overhead = 4096;

/** Failures that are kept; each is needed for 2 s at most. */
const maxFailures = 1000;

/** After these the API has spoken: what it said before counts no longer. */
const final: readonly ProblemCode[] = [
  "upstream-credentials",
  "upstream-rejected",
  "not-found",
  "no-longer-available",
];

/** Figures older than this are shown to nobody, in milliseconds. */
const oldestStale = 86_400_000;

const nothing = () => {};

interface Limits {
  /** For how long an answer is fresh; a failure is kept for a fifth of it, at most 2 s. */
  readonly seconds: number;
  /** Beyond that, what was used least recently goes. */
  readonly maxBytes: number;
}

/** @param now milliseconds since 1970 */
export function createCache({ seconds, maxBytes }: Limits, now: () => number = Date.now): Cache {
  const answers = new Map<string, Last>();
  const failures = new Map<string, Failure>();
  const flights = new Map<string, Flight>();
  let bytes = 0;
  const freshFor = seconds * 1000;
  const failureFor = Math.min(2000, freshFor / 5);

  // A clock that was set back makes everything stale instead of fresh for ever.
  const isWithin = (at: number, period: number) => now() >= at && now() - at < period;
  const costOf = (key: string, { kept }: Last) => overhead + 2 * key.length + kept.body.bytes();

  const remove = (key: string) => {
    const last = answers.get(key);
    if (last === undefined) return;
    last.kept.body.listen(undefined);
    answers.delete(key);
    bytes -= costOf(key, last);
  };
  const trim = () => {
    for (const key of answers.keys()) {
      if (bytes <= maxBytes) return;
      if (!flights.has(key)) remove(key);
    }
  };
  const put = (key: string, kept: Kept) => {
    remove(key);
    const last = { kept, at: now() };
    answers.set(key, last);
    bytes += costOf(key, last);
    kept.body.listen((more) => {
      bytes += more;
      trim();
    });
    trim();
  };
  const putFailure = (key: string, error: ProblemError) => {
    failures.delete(key);
    failures.set(key, { error, at: now() });
    const [oldest] = failures.keys();
    if (failures.size > maxFailures && oldest !== undefined) failures.delete(oldest);
  };
  const lastUsed = (key: string): Last | undefined => {
    const last = answers.get(key);
    if (last === undefined) return undefined;
    // The order of a map is that of its insertions: what was used last stands last.
    answers.delete(key);
    answers.set(key, last);
    return last;
  };
  const staleOr = (key: string, error: ProblemError): Found => {
    const last = answers.get(key);
    if (last === undefined || !isWithin(last.at, oldestStale)) throw error;
    return { kept: last.kept, result: "stale", stale: error, leave: nothing };
  };
  const launched = (key: string, launch: Launch): Flight => {
    const flight = createFlight(launch, answers.get(key)?.kept, {
      onWhole(kept) {
        flights.delete(key);
        failures.delete(key);
        put(key, kept);
      },
      onFailure(error) {
        flights.delete(key);
        if (!(error instanceof ProblemError)) return;
        putFailure(key, error);
        if (final.includes(error.problem.code)) remove(key);
      },
    });
    flights.set(key, flight);
    return flight;
  };

  return {
    fresh(key) {
      const last = answers.get(key);
      if (last === undefined || !isWithin(last.at, freshFor)) return undefined;
      return lastUsed(key)?.kept;
    },
    async find(key, { launch, signal, viewer, onMiss }) {
      const last = lastUsed(key);
      if (last !== undefined && isWithin(last.at, freshFor)) {
        return { kept: last.kept, result: "hit", leave: nothing };
      }
      const shared = flights.get(key);
      const failure = failures.get(key);
      if (shared === undefined && failure && isWithin(failure.at, failureFor)) {
        return staleOr(key, failure.error);
      }
      const result = shared === undefined ? "miss" : "shared";
      let leave = nothing;
      try {
        if (shared === undefined) onMiss?.();
        const flight = shared ?? launched(key, launch);
        leave = flight.join(viewer);
        return { kept: await unlessLeft(flight.begun, signal), result, leave };
      } catch (error) {
        leave();
        if (error instanceof ProblemError) return staleOr(key, error);
        throw error;
      }
    },
    latest: (key) => answers.get(key)?.kept,
    size: () => ({ bytes, entries: answers.size + failures.size }),
  };
}

/** @throws ViewerLeft as soon as the viewer leaves, while the work goes on */
export function unlessLeft<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const left = () => reject(new ViewerLeft("The viewer closed the connection."));
    if (signal.aborted) left();
    signal.addEventListener("abort", left, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", left));
  });
}
