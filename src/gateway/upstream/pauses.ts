import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import type { Problem } from "#contract/problem.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ProblemError } from "#gateway/http/problem.ts";
import { extended, isPaused, notAsked, type Pause } from "./pause.ts";
import type { Requesters } from "./queue.ts";
import type { ApiQuestion } from "./upstream.ts";

/**
 * Maximum pause but after 429 with a `Retry-After`, in seconds: without 429, that may be meant for one question only. It
 * is short, since somebody who has two ids as a viewer may choose questions that fail.
 */
const maxPause = 5;

/** Number of different questions that must fail, without an answer in between, before all of an endpoint pause. */
const questionsToWiden = 3;

/** Number of viewers that must have asked them, so that one viewer cannot pause the API for others. */
const viewersToWiden = 2;

/**
 * Pauses many questions while the API fails: those of an endpoint, or all. The pause of a single question is in
 * `failures.ts`.
 */
export interface UpstreamPauses {
  /** @throws NotAsked with the remaining seconds, while the question's endpoint or everything is paused */
  check(question: ApiQuestion): void;
  /** Reports an answer of an API that works. */
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

/** Failures since the last answer, as far as they decide whether a pause widens. */
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
  /** By endpoint and for all. */
  const pauses = new Map<string, Pause>();
  const evidence = new Map<string, Evidence>();
  const max = Math.min(maxPause, pollSeconds / 2);

  const collect = (key: string, { question, requesters: { names } }: UpstreamFailure): Evidence => {
    const found = evidence.get(key) ?? {
      questions: new Set(),
      viewers: new Set(),
      endpoints: new Set(),
    };
    evidence.set(key, found);
    const name = keyOf(question);
    if (found.questions.size < questionsToWiden) found.questions.add(name);
    // Each of the gateway's own questions counts as asked by another viewer.
    const viewers = names.size === 0 ? [name] : names;
    for (const one of viewers) if (found.viewers.size < viewersToWiden) found.viewers.add(one);
    found.endpoints.add(question.name);
    return found;
  };
  const pause = (key: string, problem: Problem) => {
    // Without a time, a caller who asks too often waits a second at least.
    const min = problem.code === "rate-limited" ? 1 : 0;
    pauses.set(key, extended(pauses.get(key), problem, { min, max }, now()));
  };
  const widen = (key: string, problem: Problem) => pause(key, { ...problem, retryAfter: 0 });
  const answered = ({ name }: ApiQuestion) => {
    for (const key of [all, name]) {
      evidence.delete(key);
      const last = pauses.get(key);
      if (last !== undefined) pauses.set(key, { ...last, failures: 0 });
    }
  };

  return {
    check({ name }) {
      const paused = [all, name].flatMap((key) => pauses.get(key) ?? []);
      const [last] = paused
        .filter((one) => isPaused(one, now()))
        .sort((one, other) => other.until - one.until);
      if (last !== undefined) throw notAsked(last, now());
    },
    answered,
    failed(failure) {
      // The embedded API fails on purpose, to show its faults.
      if (demo) return;
      const { question, error, isUnreachable } = failure;
      const { problem } = error;
      if (problem.code === "rate-limited") {
        // It is about the gateway as the API's caller, whatever was asked.
        pause(all, problem);
      } else if (isDown(problem) || problem.retryAfter !== undefined) {
        if (isWide(collect(question.name, failure))) widen(question.name, problem);
        const ofAll = collect(all, failure);
        if (isUnreachable || (isWide(ofAll) && ofAll.endpoints.size > 1)) widen(all, problem);
      } else if (hasAnswered(problem)) answered(question);
    },
  };
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
function isDown({ code, upstreamStatus = 0 }: Problem): boolean {
  return code === "upstream-unavailable" && [0, 502, 503, 504].includes(upstreamStatus);
}

/** Whether the API answered at all, whatever it said. */
function hasAnswered({ upstreamStatus = 0 }: Problem): boolean {
  return upstreamStatus < 500 && upstreamStatus > 0;
}
