import { createSigner } from "#gateway/access/signer.ts";
import type { Gateway } from "#gateway/create.ts";
import { cookiesOf, postAs, sharedTestKey, submitForm } from "./access.ts";

interface ScreenRequest {
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
  readonly address?: string;
}

/** Sends a pairing request of a screen; returns the cookies for its next request. */
export async function askToPair(gateway: Gateway, request: ScreenRequest = {}) {
  const { cookie = "", headers = {}, address = "192.0.2.1" } = request;
  const response = await submitForm(gateway, "/pair", {}, { Cookie: cookie, ...headers }, address);
  const said = (await response.json()) as { state?: string; code?: string; seconds?: number };
  return { status: response.status, said, cookie: cookiesOf(response) || cookie, response };
}

/** Enters a code as an admin. */
export function enterCode(
  gateway: Gateway,
  admin: string,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const defaults = { name: "Hall 3", scope: { kind: "all" }, hides: ["names"] };
  return postAs(gateway, "/api/screens", admin, { ...defaults, ...wanted });
}

/** The cookie of a ticket. */
export function ticketCookie(
  code: string,
  createdAt: number,
  { id = "a".repeat(12), key = sharedTestKey } = {},
): string {
  const text = `${id}.${code}.${createdAt.toString(36)}`;
  return `countboard-pairing=${text}.${createSigner(key).sign("pairing", text)}`;
}
