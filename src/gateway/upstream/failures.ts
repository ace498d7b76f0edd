import type { ProblemCode } from "#contract/problem.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ProblemError } from "#gateway/http/problem.ts";
import { extended, failedBefore, isPaused, NotAsked, notAsked, type Pause } from "./pause.ts";

/** A viewer waits, too, once this number of questions in a row has failed. */
const failuresOfViewer = 10;

/** Maximum number of questions and of viewers that are remembered; the oldest are dropped first. */
const maxRemembered = 1000;

/** With these the API works, and only has nothing for a question. They are remembered, and are no failures. */
const answeredCodes: readonly ProblemCode[] = [
  "not-found",
  "no-longer-available",
  "upstream-rejected",
];

/**
 * Remembers failures, so that a failing API is left alone. Every end of a question but a complete answer is remembered
 * for that question alone, with a pause that grows from 0.25 s to the poll's period and ends with the first success. It
 * lasts for a fifth of the time for which answers are fresh at least, 2 s at most:
 *
 * | end of a question | for its question | for its viewers | for all (`pauses.ts`) |
 * |---|---|---|---|
 * | 404, 410, 204 of a log; 400 and other 4xx | yes, apart from failures | no, it ends their failures | no, it ends theirs, too |
 * | 401, 403; 3xx; 200 that is not readable, cut off or too large | yes | yes | no, it ends their failures |
 * | 500 and other 5xx; a timeout | yes | yes | no |
 * | 502, 503, 504, a broken connection | yes, for `Retry-After` at least | yes | once three questions of two viewers fail |
 * | any 5xx with `Retry-After` | yes, for as long | yes | as above, for 5 s at most |
 * | 429 | yes, for as long | yes | at once, for `Retry-After`: it is about the gateway |
 * | no connection | yes | yes | at once |
 * | not asked: paused, too many waiting, viewer left | no | no | no |
 */
export interface Failures {
  /** @throws NotAsked while the question is paused */
  checkQuestion(key: string): void;
  /**
   * @param viewers who wait for the same answer; without any, nothing is checked
   * @param active requests of these viewers to the API under way, this one included; 0 before it has a slot
   * @throws NotAsked while each of the viewers has to wait
   */
  checkViewers(viewers: Iterable<string>, active: number): void;
  failed(key: string, viewers: Iterable<string>, error: ProblemError): void;
  answered(key: string, viewers: Iterable<string>): void;
  /** Number of questions that failed and have not succeeded since. */
  size(): number;
}

function isAnswer(code: ProblemCode): boolean {
  return answeredCodes.includes(code);
}

/** What a viewer's last questions came to. */
interface FailuresOfViewer {
  /** Failures in a row, of any question. */
  readonly failures: number;
  /** Over at once while they are few. */
  readonly pause: Pause;
}

/** @param now milliseconds since 1970 */
export function createFailures(
  {
    demo,
    pollSeconds,
    cacheSeconds,
    upstreamConcurrency,
  }: Pick<Config, "demo" | "pollSeconds" | "cacheSeconds" | "upstreamConcurrency">,
  now: () => number = () => Date.now(),
): Failures {
  const questions = new Map<string, Pause>();
  const viewers = new Map<string, FailuresOfViewer>();
  const ofQuestion = { min: Math.min(2, cacheSeconds / 5), max: pollSeconds };
  // What one viewer may have under way before the first of them fails.
  const maxUnproven = Math.max(failuresOfViewer, upstreamConcurrency - 1);

  /** The pause of a viewer; `undefined` for one who may ask. */
  const pauseOf = (viewer: string, active: number): Pause | undefined => {
    const record = viewers.get(viewer);
    if (record === undefined) return undefined;
    const isTooMany = active > 1 && record.failures + active > maxUnproven;
    return isTooMany || isPaused(record.pause, now()) ? record.pause : undefined;
  };
  return {
    checkQuestion(key) {
      const pause = questions.get(key);
      if (pause !== undefined && isPaused(pause, now())) throw failedBefore(pause, now());
    },
    checkViewers(names, active) {
      let last: Pause | undefined;
      for (const name of names) {
        last = pauseOf(name, active);
        if (last === undefined) return;
      }
      if (last !== undefined) throw notAsked(last, now());
    },
    failed(key, names, error) {
      // The embedded API fails on purpose, to show its faults.
      if (demo || error instanceof NotAsked) return;
      const { problem } = error;
      const before = questions.get(key);
      // How often an id did not exist must not show in the pause after a failure.
      const isSameKind = before && isAnswer(before.problem.code) === isAnswer(problem.code);
      const pause = extended(isSameKind ? before : undefined, problem, ofQuestion, now());
      setNewest(questions, key, pause, maxRemembered);
      if (isAnswer(problem.code)) {
        for (const name of names) viewers.delete(name);
        return;
      }
      // How long the API wants one question not to be asked says nothing about the viewer's others.
      const own = { ...problem, retryAfter: 0 };
      for (const name of names) {
        const last = viewers.get(name);
        const failures = (last?.failures ?? 0) + 1;
        const pause =
          failures < failuresOfViewer
            ? { failures: 0, from: now(), until: now(), problem: own }
            : extended(last?.pause, own, { min: 0, max: pollSeconds }, now());
        setNewest(viewers, name, { failures, pause }, maxRemembered);
      }
    },
    answered(key, names) {
      questions.delete(key);
      for (const name of names) viewers.delete(name);
    },
    size: () => questions.size,
  };
}
