import type { ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ProxyRefusal } from "./proxy-refusal.ts";
import type { ApiQuestion } from "./upstream.ts";

/** Configuration advice for administrators, one sentence each; no text comes from a request or an answer. */
const warningsByCode = {
  "upstream-credentials": (status: string) =>
    `The API refused the credentials${status}: set COUNTING_API_CLIENT_ID and COUNTING_API_CLIENT_SECRET to those of its integration.`,
  "upstream-rejected": (status: string) =>
    `The API rejected the list's parameters${status}: set COUNTING_API_QUERY to the names that it knows, and COUNTING_API_WAREHOUSE_BY to the identifier that it filters by.`,
  "upstream-redirect": (status: string) =>
    `The API answered with a redirect${status}: set COUNTING_API_URL to the address that it leads to.`,
} as const;

function proxyWarning(status: number): string {
  const advice =
    status === 407
      ? "write its user and password into the address in HTTPS_PROXY, or"
      : "allow the API's host in it, or";
  return `The proxy refused to connect to the API (status ${status}): ${advice} name the host in NO_PROXY.`;
}

/** Remembers which settings the API has rejected, until it accepts them. */
export interface AdminWarnings {
  /** Records the API's answer to a question: a success, or an error. */
  record(question: ApiQuestion, error?: unknown): void;
  /** Records that the proxy in front of the API opens no connection. */
  recordRefusal(refusal: ProxyRefusal): void;
  /** The advice that applies now; empty when all is well. */
  current(): readonly string[];
}

/** @param onWarning called once for each warning, until it no longer applies */
export function createAdminWarnings(onWarning: (sentence: string) => void): AdminWarnings {
  // By what clears a warning: any success of the API, or a list with the same parameters.
  const current = new Map<string, string>();
  const warn = (key: string, sentence: string) => {
    const isNew = !current.has(key);
    current.set(key, sentence);
    if (isNew) onWarning(sentence);
  };
  return {
    record({ name, query = "" }, error) {
      const rejected = `upstream-rejected ${parametersIn(query)}`;
      if (!(error instanceof ProblemError)) {
        current.delete("upstream-credentials");
        current.delete("upstream-redirect");
        current.delete("proxy");
        if (name === "countings") current.delete(rejected);
        return;
      }
      const { code, upstreamStatus } = error.problem;
      // A rejection outside the list concerns an id, which no setting can fix.
      if (!hasWarning(code)) return;
      const isAboutParameters = name === "countings" && [400, 422].includes(upstreamStatus ?? 0);
      if (code === "upstream-rejected" && !isAboutParameters) return;
      const key = code === "upstream-rejected" ? rejected : code;
      warn(key, warningsByCode[code](upstreamStatus ? ` (status ${upstreamStatus})` : ""));
    },
    recordRefusal: ({ status }) => warn("proxy", proxyWarning(status)),
    current: () => [...new Set(current.values())],
  };
}

function hasWarning(code: ProblemCode): code is keyof typeof warningsByCode {
  return code in warningsByCode;
}

/** The names of a query's parameters; their values do not matter here. */
function parametersIn(query: string): string {
  return [...new URLSearchParams(query).keys()].sort().join();
}
