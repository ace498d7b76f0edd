import type { ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Question } from "./upstream.ts";

/** Configuration advice for administrators, one sentence each; no text comes from a request or an answer. */
const hintsByCode = {
  "upstream-credentials": (status: string) =>
    `The API refused the credentials${status}: set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET to those of its integration.`,
  "upstream-rejected": (status: string) =>
    `The API rejected the list's parameters${status}: set COUNTING_API_QUERY to the names that it knows, and COUNTING_API_WAREHOUSE_BY to the identifier that it filters by.`,
  "upstream-redirect": (status: string) =>
    `The API answered with a redirect${status}: set COUNTING_API_URL to the address that it leads to.`,
} as const;

/** Remembers which settings the API has rejected, until it accepts them. */
export interface Hints {
  /** Records the API's answer to a question: a success, or an error. */
  heard(question: Question, error?: unknown): void;
  /** The advice that applies now; empty when all is well. */
  current(): readonly string[];
}

/** @param onHint called once for each hint, until it no longer applies */
export function createHints(onHint: (sentence: string) => void): Hints {
  // By what clears a hint: any success of the API, or a list with the same parameters.
  const held = new Map<string, string>();
  return {
    heard({ name, query = "" }, error) {
      const rejected = `upstream-rejected ${parametersIn(query)}`;
      if (!(error instanceof ProblemError)) {
        held.delete("upstream-credentials");
        held.delete("upstream-redirect");
        if (name === "countings") held.delete(rejected);
        return;
      }
      const { code, upstreamStatus } = error.problem;
      // A rejection outside the list concerns an id, which no setting can fix.
      if (!isHinted(code)) return;
      const isAboutParameters = name === "countings" && [400, 422].includes(upstreamStatus ?? 0);
      if (code === "upstream-rejected" && !isAboutParameters) return;
      const key = code === "upstream-rejected" ? rejected : code;
      const isNew = !held.has(key);
      const sentence = hintsByCode[code](upstreamStatus ? ` (status ${upstreamStatus})` : "");
      held.set(key, sentence);
      if (isNew) onHint(sentence);
    },
    current: () => [...new Set(held.values())],
  };
}

function isHinted(code: ProblemCode): code is keyof typeof hintsByCode {
  return code in hintsByCode;
}

/** The names of a query's parameters; their values do not matter here. */
function parametersIn(query: string): string {
  return [...new URLSearchParams(query).keys()].sort().join();
}
