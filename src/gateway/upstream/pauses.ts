import { type EndpointName, endpointPath } from "#contract/endpoints.ts";
import type { ProblemCode } from "#contract/problem.ts";
import type { Config } from "#gateway/config/config.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Askers } from "./queue.ts";
import type { Question } from "./upstream.ts";

/** The pause after a second failure in a row, in seconds; each further one doubles it. */
const firstPause = 0.25;

/** The longest pause that the API did not ask for, in seconds. */
const maxOwnPause = 5;

/** The longest pause of more than one question, in seconds, whatever the API asks for: it may mean that one alone. */
const maxWidePause = 60;

/** So many different questions have to fail, without a success in between, before others are paused, too. */
const questionsToWiden = 3;

/** So many viewers must have asked them, so that nobody pauses the API for others. */
const viewersToWiden = 2;

/** Questions whose failures are remembered. */
const maxQuestions = 1000;

/** Leaves the API alone while it fails: for one question at first, for more when others fail, too. */
export interface UpstreamPauses {
  /** @throws ProblemError with the seconds to wait, while the question is paused */
  check(question: Question): void;
  /** The API answered something that is no failure of its own. */
  answered(question: Question): void;
  failed(failure: UpstreamFailure): void;
}

interface UpstreamFailure {
  readonly question: Question;
  readonly askers: Askers;
  readonly error: ProblemError;
  /** Whether there was no connection, which no question can be the cause of. */
  readonly isUnreachable: boolean;
}

interface Pause {
  /** Failures in a row. */
  readonly failures: number;
  /** Milliseconds since the epoch. */
  readonly until: number;
  readonly code: ProblemCode;
}

/** What failed since the last success, as far as it matters for widening a pause. */
interface Evidence {
  readonly questions: Set<string>;
  readonly viewers: Set<string>;
  readonly endpoints: Set<EndpointName>;
}

/** @param now milliseconds since the epoch */
export function createUpstreamPauses(
  { demo, pollSeconds }: Pick<Config, "demo" | "pollSeconds">,
  now: () => number,
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
    // What the API asked for holds, whatever else fails meanwhile.
    return pause !== undefined && pause.until >= until
      ? { ...pause, failures }
      : { failures, until, code };
  };
  const collect = (key: string, { question, askers: { names } }: UpstreamFailure): Evidence => {
    const found = evidence.get(key) ?? {
      questions: new Set(),
      viewers: new Set(),
      endpoints: new Set(),
    };
    evidence.set(key, found);
    const name = keyOf(question);
    if (found.questions.size < questionsToWiden) found.questions.add(name);
    // Where viewers are not told apart, each question counts as one's own.
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
    const pause = extended(ofQuestions.get(key), problem);
    ofQuestions.delete(key);
    ofQuestions.set(key, pause);
    const [oldest] = ofQuestions.keys();
    if (ofQuestions.size > maxQuestions && oldest !== undefined) ofQuestions.delete(oldest);
  };

  const self: UpstreamPauses = {
    check(question) {
      let longest: Pause | undefined;
      const own = ofQuestions.get(keyOf(question));
      for (const pause of [wide.get(all), wide.get(question.name), own]) {
        if (pause !== undefined && pause.until > (longest?.until ?? now())) longest = pause;
      }
      if (longest === undefined) return;
      const retryAfter = Math.ceil((longest.until - now()) / 1000);
      throw new ProblemError(longest.code, { retryAfter });
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
      // The embedded API's faults are there to be looked at, one after the other.
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

/** No endpoint or question has it as its key. */
const all = "";

function keyOf({ name, id, query = "" }: Question): string {
  return `${name} ${endpointPath(name, id)}?${query}`;
}

function isWide({ questions, viewers }: Evidence): boolean {
  return questions.size >= questionsToWiden && viewers.size >= viewersToWiden;
}

/** Whether the API itself fails: a 500 may be one counting's, and what hangs takes its time anyway. */
function isDown({ code, upstreamStatus = 0 }: ProblemError["problem"]): boolean {
  if (code === "rate-limited") return true;
  return code === "upstream-unavailable" && [0, 502, 503, 504].includes(upstreamStatus);
}

/** Seconds to leave the API alone; one reset connection is nothing to wait for. */
function pauseAfter(failures: number, code: ProblemCode, pollSeconds: number): number {
  const min = code === "rate-limited" ? 1 : 0;
  const grown = failures < 2 ? 0 : firstPause * 2 ** Math.min(failures - 2, 10);
  return Math.max(min, Math.min(grown, maxOwnPause, pollSeconds / 2));
}
