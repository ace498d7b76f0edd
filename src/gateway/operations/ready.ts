import type { ProblemCode } from "#contract/problem.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { AdminWarnings } from "#gateway/upstream/advice/admin-warnings.ts";

/** Whether the API accepts the credentials; for monitors and administrators. */
interface Readiness {
  readonly isReady: boolean;
  readonly status: "ready" | "not ready";
  /** Why the request to the API failed. */
  readonly code?: ProblemCode;
  readonly detail?: string;
  /** Settings to change, one sentence each. */
  readonly warnings?: readonly string[];
}

/** The smallest request; monitors share its cached answer. */
const question = { name: "countings", segment: undefined } as const;

/**
 * Checks the API, through the cache.
 * @param signal aborts when the client leaves
 * @throws ViewerLeft
 */
export async function readiness(
  { api, warnings }: { readonly api: CachedApi; readonly warnings: AdminWarnings },
  signal: AbortSignal,
): Promise<Readiness> {
  const failure = await failureOf(api, signal);
  const current = warnings.current();
  return {
    isReady: failure === undefined,
    status: failure === undefined ? "ready" : "not ready",
    ...(failure === undefined ? {} : { code: failure.code, detail: failure.detail }),
    ...(current.length === 0 ? {} : { warnings: current }),
  };
}

async function failureOf(api: CachedApi, signal: AbortSignal) {
  try {
    const { stale, release } = await api.find(api.parse(question, "limit=1"), {
      signal,
    });
    release();
    return stale?.problem;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
