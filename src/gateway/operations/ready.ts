import type { Problem, ProblemCode } from "#contract/problem.ts";
import type { CachedApi } from "#gateway/api/cached-api.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { AdminWarnings } from "#gateway/upstream/advice/admin-warnings.ts";

/** Whether the API accepts the credentials, and the stored files can be used; for monitors and administrators. */
interface Readiness {
  readonly isReady: boolean;
  readonly status: "ready" | "not ready";
  /** What is wrong with the stored files, else why the request to the API failed. */
  readonly code?: ProblemCode;
  readonly detail?: string;
  /** Settings to change, one sentence each. */
  readonly warnings?: readonly string[];
}

/** The smallest request; monitors share its cached answer. */
const question = { name: "countings", segment: undefined } as const;

/** The state folder, as far as it is used. */
export interface StateParts {
  /** What is wrong with its files, so that something does not work. */
  checkFiles(): Promise<readonly Problem[]>;
  /** Why sign-in is impossible; `undefined` when it is possible. */
  signInFault(): Promise<Problem | undefined>;
  /** What will not work at the next start, one sentence each. */
  stateWarnings(): Promise<readonly string[]>;
}

/**
 * What everyone may know: only a fault of the files that keeps administrators from signing in to read the rest.
 * @param status that of `readiness`
 */
export async function readinessForGuests(
  status: Readiness["status"],
  { signInFault }: Pick<StateParts, "signInFault">,
): Promise<Pick<Readiness, "status" | "code" | "detail">> {
  const fault = await signInFault();
  return { status, ...(fault && { code: fault.code, detail: fault.detail }) };
}

/**
 * Checks the stored files, and the API through the cache.
 * @param signal aborts when the client leaves
 * @throws ViewerLeft
 */
export async function readiness(
  {
    api,
    warnings,
    checkFiles,
    stateWarnings,
  }: { readonly api: CachedApi; readonly warnings: AdminWarnings } & StateParts,
  signal: AbortSignal,
): Promise<Readiness> {
  const [broken, ofState] = await Promise.all([checkFiles(), stateWarnings()]);
  const failure = await failureOf(api, signal);
  const problems = [...broken, ...(failure === undefined ? [] : [failure])];
  const [first] = problems;
  const current = [...ofState, ...warnings.current()];
  return {
    isReady: first === undefined,
    status: first === undefined ? "ready" : "not ready",
    ...(first && { code: first.code, detail: problems.map(({ detail }) => detail).join(" ") }),
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
