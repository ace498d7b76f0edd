import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import type { ProblemCode } from "#contract/problem.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Requesters } from "./queue.ts";
import type { ApiQuestion } from "./upstream.ts";

/** Pause after the second consecutive failure, in seconds; each further failure doubles it. */
const firstPause = 0.25;

/** Maximum pause without a `Retry-After`, in seconds. */
const maxOwnPause = 5;

/** Maximum pause of more than one question, in seconds: a `Retry-After` may be meant for one question only. */
const maxWidePause = 60;

/** Number of different questions that must fail, without a success in between, before a pause widens. */
const questionsToWiden = 3;

/** Number of viewers that must have asked them, so that one viewer cannot pause the API for others. */
const viewersToWiden = 2;

/** Maximum number of paused questions; the oldest are dropped first. */
const maxQuestions = 1000;

/** Pauses requests while the API fails: first for one question, then for its endpoint, then for all. */
export interface UpstreamPauses {
  /** @throws ProblemError with the remaining seconds, while the question is paused */
  check(question: ApiQuestion): void;
  /** Reports an answer that is no failure of the API itself. */
  answered(question: ApiQuestion): void;
  failed(failure: UpstreamFailure): void;
}

interface UpstreamFailure {
  readonly question: ApiQuestion;
  readonly requesters: Requesters;
  readonly error: ProblemError;
  /** Whether no connection was established, which no question can cause. */
  readonly isUnreachable: boolean;
}

interface Pause {
  /** Number of consecutive failures. */
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly code: ProblemCode;
}

/** Failures since the last success, as far as they decide whether a pause widens. */
interface Evidence {
  readonly questions: Set<string>;
  readonly viewers: Set<string>;
  readonly endpoints: Set<EndpointName>;
}

/** @param now milliseconds since 1970 */
export function createUpstreamPauses(
  { demo, pollSeconds }: Pick<Config, "demo" | "pollSeconds">,
  now: () => number = () => Date.now(),
): UpstreamPauses {
  const ofQuestions = new Map<string, Pause>();
  /** By endpoint and for all. */
  const wide = new Map<string, Pause>();
  const evidence = new Map<string, Evidence>();

  const extended = (
    pause: Pause | undefined,
    { code, retryAfter }: ProblemError["problem"],
  ): Pause => {
    const failures = (pause?.failures ?? 0) + 1;
    const until = now() + (retryAfter ?? pauseAfter(failures, code, pollSeconds)) * 1000;
    // A later failure must not shorten the pause that the API asked for.
    return pause !== undefined && pause.until >= until
      ? { ...pause, failures }
      : { failures, until, code };
  };
  const collect = (key: string, { question, requesters: { names } }: UpstreamFailure): Evidence => {
    const found = evidence.get(key) ?? {
      questions: new Set(),
      viewers: new Set(),
      endpoints: new Set(),
    };
    evidence.set(key, found);
    const name = keyOf(question);
    if (found.questions.size < questionsToWiden) found.questions.add(name);
    // Without viewer ids each question counts as asked by another viewer.
    const viewers = names.size === 0 ? [name] : names;
    for (const one of viewers) if (found.viewers.size < viewersToWiden) found.viewers.add(one);
    found.endpoints.add(question.name);
    return found;
  };
  const widen = (key: string, problem: ProblemError["problem"]) => {
    const { retryAfter } = problem;
    const capped =
      retryAfter === undefined
        ? problem
        : { ...problem, retryAfter: Math.min(retryAfter, maxWidePause) };
    wide.set(key, extended(wide.get(key), capped));
  };
  const pauseQuestion = (key: string, problem: ProblemError["problem"]) => {
    setNewest(ofQuestions, key, extended(ofQuestions.get(key), problem), maxQuestions);
  };

  const self: UpstreamPauses = {
    check(question) {
      let last: Pause | undefined;
      const own = ofQuestions.get(keyOf(question));
      for (const pause of [wide.get(all), wide.get(question.name), own]) {
        if (pause !== undefined && pause.until > (last?.until ?? now())) last = pause;
      }
      if (last === undefined) return;
      const retryAfter = Math.ceil((last.until - now()) / 1000);
      throw new ProblemError(last.code, { retryAfter });
    },
    answered(question) {
      ofQuestions.delete(keyOf(question));
      for (const key of [all, question.name]) {
        evidence.delete(key);
        const pause = wide.get(key);
        if (pause !== undefined) wide.set(key, { ...pause, failures: 0 });
      }
    },
    failed(failure) {
      // The embedded API fails on purpose, to show its faults.
      if (demo) return;
      const { question, error, isUnreachable } = failure;
      const { problem } = error;
      if (!isDown(problem) && problem.retryAfter === undefined) {
        self.answered(question);
        return;
      }
      pauseQuestion(keyOf(question), problem);
      if (isWide(collect(question.name, failure))) widen(question.name, problem);
      const ofAll = collect(all, failure);
      if (isUnreachable || (isWide(ofAll) && ofAll.endpoints.size > 1)) widen(all, problem);
    },
  };
  return self;
}

/** Differs from every endpoint's name. */
const all = "";

function keyOf({ name, id, query = "" }: ApiQuestion): string {
  return `${name} ${endpointPath(name, id)}?${query}`;
}

function isWide({ questions, viewers }: Evidence): boolean {
  return questions.size >= questionsToWiden && viewers.size >= viewersToWiden;
}

/** Whether the API itself fails. A 500 may concern one counting only, and a timeout is slow enough by itself. */
function isDown({ code, upstreamStatus = 0 }: ProblemError["problem"]): boolean {
  if (code === "rate-limited") return true;
  return code === "upstream-unavailable" && [0, 502, 503, 504].includes(upstreamStatus);
}

/** Pause in seconds; a single reset connection needs none. */
function pauseAfter(failures: number, code: ProblemCode, pollSeconds: number): number {
  const min = code === "rate-limited" ? 1 : 0;
  const grown = failures < 2 ? 0 : firstPause * 2 ** Math.min(failures - 2, 10);
  return Math.max(min, Math.min(grown, maxOwnPause, pollSeconds / 2));
}
