import type { ProblemCode } from "#contract/problem.ts";
import { ViewerLeft } from "./deadline.ts";
import { createFlight, type Flight, type Launch } from "./flight.ts";
import type { Kept } from "./kept-answer.ts";
import { ProblemError } from "./problem.ts";

/** Where an answer came from; for the log and the metrics. */
export type CacheResult = "hit" | "miss" | "shared" | "stale";

/** What the cache has for a viewer. */
export interface Found {
  readonly kept: Kept;
  readonly result: CacheResult;
  /** Why there is nothing newer; only with `stale`. */
  readonly stale?: ProblemCode;
  /** Seconds after which asking again may help; only with `stale`, and where that is known. */
  readonly retryAfter?: number | undefined;
  /** The viewer needs the body no longer; a body that nobody needs is not fetched any further. */
  readonly leave: () => void;
}

/** Answers of the API by question, each asked for once however many want it. */
export interface Cache {
  /**
   * @param key names the question
   * @param launch asks the API
   * @param signal aborts when the viewer leaves
   * @throws ProblemError; ViewerLeft
   */
  find(key: string, launch: Launch, signal: AbortSignal): Promise<Found>;
  /** The answer to a question if it is whole and fresh. */
  fresh(key: string): Kept | undefined;
  /** The last whole answer to a question, however old. */
  latest(key: string): Kept | undefined;
  /** Bytes in memory, and questions with an answer or a failure. */
  size(): { readonly bytes: number; readonly entries: number };
}

interface Entry {
  /** The last whole answer, and when it was whole. */
  last?: { readonly kept: Kept; readonly at: number } | undefined;
  failure?: { readonly error: ProblemError; readonly at: number } | undefined;
  flight?: Flight | undefined;
}

/** What an entry costs besides its body, in bytes. */
const overhead = 4096;

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

/** @param now milliseconds since the epoch */
export function createCache({ seconds, maxBytes }: Limits, now: () => number = Date.now): Cache {
  const entries = new Map<string, Entry>();
  const freshFor = seconds * 1000;
  const failureFor = Math.min(2000, freshFor / 5);

  // A clock that was set back makes everything stale instead of fresh for ever.
  const isWithin = (at: number, period: number) => now() >= at && now() - at < period;
  const costOf = (key: string, { last }: Entry) =>
    overhead + 2 * key.length + (last?.kept.body.bytes() ?? 0);
  const size = () => [...entries].reduce((sum, [key, entry]) => sum + costOf(key, entry), 0);

  const trim = () => {
    let bytes = size();
    for (const [key, entry] of entries) {
      if (bytes <= maxBytes) return;
      if (entry.flight !== undefined) continue;
      entries.delete(key);
      bytes -= costOf(key, entry);
    }
  };
  const touch = (key: string): Entry => {
    const entry = entries.get(key) ?? {};
    // The order of a map is that of its insertions: what was used last stands last.
    entries.delete(key);
    entries.set(key, entry);
    return entry;
  };
  const staleOr = ({ last }: Entry, error: ProblemError): Found => {
    if (last === undefined || !isWithin(last.at, oldestStale)) throw error;
    const { code, retryAfter } = error.problem;
    return { kept: last.kept, result: "stale", stale: code, retryAfter, leave: nothing };
  };
  const launched = (key: string, entry: Entry, launch: Launch): Flight =>
    createFlight(launch, entry.last?.kept, {
      onWhole(kept) {
        entry.flight = undefined;
        entry.failure = undefined;
        entry.last = { kept, at: now() };
        trim();
      },
      onFailure(error) {
        entry.flight = undefined;
        if (error instanceof ProblemError) {
          entry.failure = { error, at: now() };
          if (final.includes(error.problem.code)) entry.last = undefined;
          trim();
        } else if (entry.last === undefined && entry.failure === undefined) entries.delete(key);
      },
    });

  return {
    fresh(key) {
      const last = entries.get(key)?.last;
      if (last === undefined || !isWithin(last.at, freshFor)) return undefined;
      touch(key);
      return last.kept;
    },
    async find(key, launch, signal) {
      const entry = touch(key);
      const { last, failure } = entry;
      if (last !== undefined && isWithin(last.at, freshFor)) {
        return { kept: last.kept, result: "hit", leave: nothing };
      }
      if (entry.flight === undefined && failure && isWithin(failure.at, failureFor)) {
        return staleOr(entry, failure.error);
      }
      const result = entry.flight === undefined ? "miss" : "shared";
      entry.flight ??= launched(key, entry, launch);
      const flight = entry.flight;
      const leave = flight.join();
      try {
        return { kept: await unlessLeft(flight.begun, signal), result, leave };
      } catch (error) {
        leave();
        if (error instanceof ProblemError) return staleOr(entry, error);
        throw error;
      }
    },
    latest: (key) => entries.get(key)?.last?.kept,
    size: () => ({ bytes: size(), entries: entries.size }),
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
