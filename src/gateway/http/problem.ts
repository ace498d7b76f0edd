import type { Problem, ProblemCode } from "#contract/problem.ts";

interface Kind {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
}

const kinds: Readonly<Record<ProblemCode, Kind>> = {
  "upstream-credentials": {
    status: 502,
    title: "The API refused the credentials",
    detail: "Check the client id and the client secret of the API integration.",
  },
  "not-found": { status: 404, title: "Not found", detail: "There is nothing at this address." },
  "no-longer-available": {
    status: 404,
    title: "No longer available",
    detail: "The API has no error log for this import, or keeps it no longer.",
  },
  "upstream-rejected": {
    status: 502,
    title: "The API rejected the request",
    detail: "The API answered that it does not accept what was asked.",
  },
  "rate-limited": {
    status: 429,
    title: "Too many requests",
    detail: "The API asks to be left alone for a while.",
  },
  "upstream-unavailable": {
    status: 503,
    title: "The API is not available",
    detail: "The API could not be reached, or failed.",
  },
  "upstream-timeout": {
    status: 504,
    title: "The API did not answer in time",
    detail: "The API was reached, but its answer did not come in time.",
  },
  "upstream-redirect": {
    status: 502,
    title: "The API answered with a redirect",
    detail: "Redirects are not followed. Check the base URL of the API.",
  },
  "upstream-not-json": {
    status: 502,
    title: "The API's answer cannot be read",
    detail: "The answer is not JSON, is cut off, or is not what the API promises.",
  },
  "upstream-too-large": {
    status: 502,
    title: "The API's answer is too large",
    detail: "The answer is larger than this gateway accepts.",
  },
  "bad-request": {
    status: 400,
    title: "Bad request",
    detail: "The address or one of its parameters is not understood.",
  },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    detail: "Everything here is only read: use GET or HEAD.",
  },
  "access-denied": {
    status: 401,
    title: "Access denied",
    detail: "Sign in, or open a link that was shared with you.",
  },
  "out-of-scope": {
    status: 403,
    title: "Not part of what was shared",
    detail: "The link or screen shows something else.",
  },
  "share-expired": {
    status: 403,
    title: "The share has expired",
    detail: "Ask whoever sent it for a new one.",
  },
  "share-revoked": {
    status: 403,
    title: "No longer shared",
    detail: "Ask whoever sent it for a new one.",
  },
  "shares-unusable": {
    status: 503,
    title: "The gateway cannot use its file shares.json",
    detail: "It cannot tell who may see what. Its log says what to do.",
  },
  "views-unusable": {
    status: 503,
    title: "The gateway cannot use its file views.json",
    detail: "It does not know the views for everyone. Its log says what to do.",
  },
  "alerts-unusable": {
    status: 503,
    title: "The gateway cannot use its files of alerts",
    detail: "It can store and send no messages. Its log says what to do.",
  },
  "history-off": {
    status: 404,
    title: "There is no archive",
    detail: "The setting ARCHIVE_DIR names the folder in which the gateway keeps ended counts.",
  },
  "history-engine-missing": {
    status: 501,
    title: "The engine of the history is missing",
    detail:
      "The package @duckdb/node-api is not installed or does not run here. The log says how to add it.",
  },
  "history-reading": {
    status: 503,
    title: "Not in the archive yet",
    detail: "The gateway still reads ended counts; this one is not among those read.",
  },
  "history-unavailable": {
    status: 503,
    title: "The history is not available",
    detail: "Its process restarts, is busy, or could not finish in time. Everything else works.",
  },
};

/** Optional details of a problem. */
interface ProblemOptions {
  /** Overrides the code's default status. */
  readonly status?: number;
  /** Replaces the code's default text. */
  readonly detail?: string;
  /** Seconds to wait before the next request. */
  readonly retryAfter?: number | undefined;
  /** The API's status. */
  readonly upstreamStatus?: number | undefined;
  /** What failed, for the administrators' advice; viewers never get it. */
  readonly cause?: unknown;
}

/** Ends a request with a problem; the only upstream data in it is the time to wait. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    const { title, detail, ...kind } = kinds[code];
    const status = options.status ?? kind.status;
    super(`${code}: ${options.detail ?? detail}`, { cause: options.cause });
    this.name = "ProblemError";
    this.problem = {
      type: "about:blank",
      title,
      status,
      detail: options.detail ?? detail,
      code,
      ...(options.retryAfter === undefined ? {} : { retryAfter: options.retryAfter }),
      ...(options.upstreamStatus === undefined ? {} : { upstreamStatus: options.upstreamStatus }),
    };
  }

  /** The same problem with the API's status. */
  withUpstreamStatus(upstreamStatus: number | undefined): ProblemError {
    return new ProblemError(this.problem.code, {
      ...this.problem,
      upstreamStatus,
      cause: this.cause,
    });
  }
}

/**
 * A problem as an answer (RFC 9457), with the headers that its status requires.
 * @param allow the methods that the address supports
 */
export function problemResponse(problem: Problem, allow = "GET, HEAD"): Response {
  const headers = new Headers({ "Content-Type": "application/problem+json" });
  if (problem.retryAfter !== undefined) headers.set("Retry-After", String(problem.retryAfter));
  if (problem.status === 405) headers.set("Allow", allow);
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
