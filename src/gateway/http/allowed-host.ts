import { isLoopback } from "#domain/loopback.ts";
import { plainAddress } from "#gateway/access/address-list.ts";
import type { AllowedHosts } from "#gateway/config/hosts.ts";
import { ProblemError } from "./problem.ts";

/** Answered with any host: load balancers probe by IP address. */
const probes: readonly string[] = ["/healthz", "/readyz"];

/**
 * Whether a request names an allowed host. With DNS rebinding, a web page could otherwise read every answer.
 * @param host the `Host` header; `null` without one
 * @param address of the socket: this machine's own names count only from there
 */
export function isAllowedHost(
  allowed: AllowedHosts,
  host: string | null,
  address: string,
): boolean {
  if (allowed === "any") return true;
  const [, name = ""] =
    /^(\[[\da-f:.]+\]|[^\s:,/@]+)(?::\d*)?$/.exec(host?.toLowerCase() ?? "") ?? [];
  return allowed.includes(name) || (isLoopback(name) && isLoopback(plainAddress(address)));
}

/**
 * @param path the raw path of the request
 * @throws ProblemError `bad-request`, except for probes
 */
export function refuseForeignHost(path: string): void {
  if (probes.includes(path)) return;
  throw new ProblemError("bad-request", {
    detail:
      "The gateway does not answer to this host name. ALLOWED_HOSTS lists those that it answers to.",
  });
}
