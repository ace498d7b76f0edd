import type { Problem } from "#contract/problem.ts";
import type { Config } from "#gateway/config/config.ts";
import type { Log } from "#gateway/operations/log.ts";
import { ViewerLeft } from "./deadline.ts";
import { ProblemError } from "./problem.ts";

/** The problem to answer an error with; `undefined` when the viewer has left. */
export function toProblem(error: unknown, config: Config, log: Log): Problem | undefined {
  if (error instanceof ViewerLeft) return undefined;
  if (!(error instanceof ProblemError)) {
    const { name, stack = "" } = error instanceof Error ? error : new Error(String(typeof error));
    log.note("error", `Unexpected ${name} ${frames(stack)}`);
  }
  const { problem } =
    error instanceof ProblemError ? error : new ProblemError("upstream-unavailable");
  // Clients wait as long as the upstream asked, else one polling interval.
  const waits = problem.status === 429 || problem.status === 503;
  const retryAfter = problem.retryAfter ?? config.pollSeconds;
  return waits ? { ...problem, retryAfter } : problem;
}

/** The stack frames of an error, without its message, which may contain data. */
function frames(stack: string): string {
  const lines = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return lines.slice(0, 3).join(" ").replaceAll(/\s+/g, " ").trim();
}
