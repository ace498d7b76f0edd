import type { ProblemCode } from "#contract/problem.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { ProxyRefusal } from "./proxy-refusal.ts";
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

/** Advice by the system's code of a failed connection. */
const connectionAdvice: readonly (readonly [codes: RegExp, advice: (code: string) => string])[] = [
  [
    /^(ENOTFOUND|EAI_AGAIN)$/,
    (code) =>
      `The API's host name is not known here (${code}): correct it in COUNTING_API_URL, or name the proxy that leads there in HTTPS_PROXY.`,
  ],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/,
    (code) =>
      `The API's address does not answer (${code}): correct it in COUNTING_API_URL, or name the proxy that leads there in HTTPS_PROXY.`,
  ],
  [
    /^(UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|SELF_SIGNED_CERT_IN_CHAIN|DEPTH_ZERO_SELF_SIGNED_CERT)$/,
    (code) =>
      `The API's certificate is from an authority that is not known here (${code}): name the file with that authority in NODE_EXTRA_CA_CERTS.`,
  ],
  [
    /^(ERR_TLS_CERT_ALTNAME_INVALID|CERT_HAS_EXPIRED|CERT_NOT_YET_VALID)$/,
    (code) =>
      `The API's certificate is not valid for its address now (${code}): correct COUNTING_API_URL, or have the certificate renewed.`,
  ],
];

/** Advice for a failed connection; `undefined` where its reason names no setting. */
function connectionWarning(reason: unknown): string | undefined {
  if (reason instanceof ProxyRefusal) return proxyWarning(reason.status);
  const code = reason instanceof Error && "code" in reason ? String(reason.code) : "";
  return connectionAdvice.find(([codes]) => codes.test(code))?.[1](code);
}

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
  /** Records why there was no connection to the API. */
  recordUnreachable(reason: unknown): void;
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
        current.delete("connection");
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
    recordUnreachable(reason) {
      const sentence = connectionWarning(reason);
      if (sentence !== undefined) warn("connection", sentence);
    },
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
