import { plainAddress } from "./access/address-list.ts";
import type { AllowedHosts } from "./config-hosts.ts";
import { isLoopback } from "./config-values.ts";
import { ProblemError } from "./problem.ts";

/** Answered whatever the host: load balancers ask by an address, and cannot be told another. */
const probes: readonly string[] = ["/healthz", "/readyz"];

/**
 * Whether a request names a host that the gateway answers to. A web page can point a name of its own at the
 * gateway's address; the browser then lets it read every answer.
 * @param host the `Host` header; `null` without one
 * @param address of the socket: names of this machine count only from there
 */
export function isOwnHost(allowed: AllowedHosts, host: string | null, address: string): boolean {
  if (allowed === "any") return true;
  const [, name = ""] =
    /^(\[[\da-f:.]+\]|[^\s:,/@]+)(?::\d*)?$/.exec(host?.toLowerCase() ?? "") ?? [];
  return allowed.includes(name) || (isLoopback(name) && isLoopback(plainAddress(address)));
}

/**
 * @param path the raw path that is asked for
 * @throws ProblemError `bad-request`, except for probes
 */
export function refuseForeignHost(path: string): void {
  if (probes.includes(path)) return;
  throw new ProblemError("bad-request", {
    detail:
      "The gateway does not answer to this host name. ALLOWED_HOSTS lists those that it answers to.",
  });
}
