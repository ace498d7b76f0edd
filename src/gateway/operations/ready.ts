import type { ProblemCode } from "#contract/problem.ts";
import type { Figures } from "#gateway/api/figures.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Hints } from "#gateway/upstream/admin-warnings.ts";

/** Whether the API answers our credentials, in words for monitors and administrators. */
interface Readiness {
  readonly isReady: boolean;
  readonly status: "ready" | "not ready";
  /** Why the API could not be asked. */
  readonly code?: ProblemCode;
  readonly detail?: string;
  /** What has to be set, in a sentence each. */
  readonly hints?: readonly string[];
}

/** The least that can be asked: monitors share the answer with each other, as viewers do. */
const question = { name: "countings", segment: undefined } as const;

/**
 * Asks the API, unless it was asked just now.
 * @param signal aborts when the asker leaves
 * @throws ViewerLeft
 */
export async function readiness(
  { figures, hints }: { readonly figures: Figures; readonly hints: Hints },
  signal: AbortSignal,
): Promise<Readiness> {
  const failure = await failureOf(figures, signal);
  const current = hints.current();
  return {
    isReady: failure === undefined,
    status: failure === undefined ? "ready" : "not ready",
    ...(failure === undefined ? {} : { code: failure.code, detail: failure.detail }),
    ...(current.length === 0 ? {} : { hints: current }),
  };
}

async function failureOf(figures: Figures, signal: AbortSignal) {
  try {
    const { stale, leave } = await figures.find(figures.read(question, "limit=1"), { signal });
    leave();
    return stale?.problem;
  } catch (error) {
    if (error instanceof ProblemError) return error.problem;
    throw error;
  }
}
