import type { Access } from "#contract/access.ts";
import type { AccessConfig } from "#gateway/config-access.ts";
import type { ViewerRequest } from "#gateway/visit.ts";
import { isSame } from "./signer.ts";

/** Names longer than this are none, in characters. */
const longestName = 200;

/** Whom a sign-on proxy says the viewer is. */
export interface Identity {
  readonly name: string;
  readonly role: Access["role"];
}

/**
 * Believes a proxy that is one of ours and knows the secret; everybody else may write what they like.
 * @param address of the socket
 */
export function proxyIdentity(
  config: Extract<AccessConfig, { mode: "header" }>,
  { headers }: ViewerRequest,
  address: string,
): Identity | undefined {
  const secret = headers.get("X-Countboard-Proxy-Secret") ?? "";
  const isOurs = isSame(secret, config.secret);
  if (!config.proxies.has(address) || !isOurs) return undefined;
  const sent = headers.get(config.header) ?? "";
  // A comma joins several values: the client's own beside that of a proxy that adds instead of replacing.
  if (sent.includes(",")) return undefined;
  const name = nameIn(sent);
  // Blank space beyond that of HTTP makes another name, which must not pass for an admin's.
  if (name === "" || name !== name.trim() || name.length > longestName) return undefined;
  return { name, role: config.admins.includes(name) ? "admin" : "viewer" };
}

/** Proxies send UTF-8, which Node reads as Latin-1. */
function nameIn(header: string): string {
  const name = Buffer.from(header, "latin1").toString("utf8");
  return name.includes("\ufffd") ? header : name;
}
