import { isLoopback } from "./config-values.ts";
import { ProblemError } from "./problem.ts";

/**
 * Refuses what asks a gateway on this machine by another name: a web page can point a name of its own
 * at 127.0.0.1 and would then read the figures as if they were its own. Elsewhere every name passes,
 * since nobody here knows by which one the gateway is reached.
 * @param listensOn the address that the gateway listens on
 * @param asked the `Host` header; browsers always send one
 * @throws ProblemError `bad-request`
 */
export function refuseForeignHost(listensOn: string, asked: string | null): void {
  if (asked === null || !isLoopback(listensOn)) return;
  if (isLoopback(asked.toLowerCase().replace(/:\d*$/, ""))) return;
  throw new ProblemError("bad-request", {
    detail:
      "This gateway listens on its own machine alone and answers there only to localhost, 127.0.0.1 and [::1].",
  });
}
