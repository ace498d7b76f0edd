import type { ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "./problem.ts";
import type { Question } from "./upstream.ts";

/** What an administrator has to set, a sentence each; nothing in it comes from a request or an answer. */
const hintsByCode = {
  "upstream-credentials": (status: string) =>
    `The API refused the credentials${status}: set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET to those of its integration.`,
  "upstream-rejected": (status: string) =>
    `The API rejected the list's parameters${status}: set COUNTING_API_QUERY to the names that it knows, and COUNTING_API_WAREHOUSE_BY to the identifier that it filters by.`,
  "upstream-redirect": (status: string) =>
    `The API answered with a redirect${status}: set COUNTING_API_URL to the address that it leads to.`,
} as const;

/** Keeps in mind what has to be set, for as long as the API says so. */
export interface Hints {
  /** The API answered a question: with a success, or with a failure. */
  heard(question: Question, error?: unknown): void;
  /** What has to be set, as far as it is known; empty when nothing has. */
  current(): readonly string[];
}

/** @param onHint told once of each hint, until it no longer holds */
export function createHints(onHint: (sentence: string) => void): Hints {
  // By what it takes to know that a hint no longer holds.
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
      // What is rejected elsewhere than at the list is an id, which no setting mends.
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

/** The same parameters with other values tell nothing new of their names. */
function parametersIn(query: string): string {
  return [...new URLSearchParams(query).keys()].sort().join();
}
