import type { Access } from "#contract/access.ts";
import type { AccessConfig } from "#gateway/config/access.ts";
import type { ViewerRequest } from "#gateway/http/viewer-request.ts";
import { isSame } from "./signer.ts";

/** Longer names are ignored, in characters. */
const maxNameLength = 200;

/** The viewer's identity as a sign-on proxy reports it. */
export interface Identity {
  readonly name: string;
  readonly role: Access["role"];
}

/**
 * Reads the identity that a trusted proxy with the right secret sends; other senders are ignored.
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
  // A comma joins several values: a proxy that adds instead of replacing leaves the client's own value beside its
  // own.
  if (sent.includes(",")) return undefined;
  const name = nameIn(sent);
  // Other white space than HTTP's makes a different name, which must not pass for an admin's.
  if (name === "" || name !== name.trim() || name.length > maxNameLength) return undefined;
  return { name, role: config.admins.includes(name) ? "admin" : "viewer" };
}

/** Decodes a header: proxies send UTF-8, which Node reads as Latin-1. */
function nameIn(header: string): string {
  const name = Buffer.from(header, "latin1").toString("utf8");
  return name.includes("\ufffd") ? header : name;
}
