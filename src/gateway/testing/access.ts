import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import {
  type Access,
  type NewShare,
  type Share,
  shareSchema,
  sharesSchema,
} from "#contract/access.ts";
import { readAddresses } from "#gateway/access/address-list.ts";
import { cookieName } from "#gateway/access/cookies.ts";
import { createPasscodes } from "#gateway/access/passcode/passcodes.ts";
import { createSessions } from "#gateway/access/passcode/sessions.ts";
import { createSigner } from "#gateway/access/signer.ts";
import type { Config } from "#gateway/config/config.ts";
import type { Gateway } from "#gateway/create.ts";
import { emptyState } from "#gateway/shares/state.ts";
import type { Fetch } from "#gateway/upstream/upstream.ts";
import { emptyList, get, json, testGateway } from "./gateway.ts";

/** Passcodes that must not appear in any output. */
export const viewerPasscode = "viewer-canary-71c0";
export const adminPasscode = "admin-canary-92af";

export const noProxies = readAddresses("", () => {});

export const byPasscode = {
  mode: "passcode",
  passcode: viewerPasscode,
  adminPasscode,
  proxies: noProxies,
} as const;

/** A new folder for stored state; the run's other temporary files are removed with it. */
export function stateDir(): string {
  return mkdtempSync(join(tmpdir(), "countboard access "));
}

/** A key that gateways of a test share. */
export const sharedTestKey = Buffer.alloc(32, 7);

interface Wanted {
  readonly upstream?: Fetch;
  readonly access?: Config["access"];
  readonly directory?: string;
  readonly page?: { readonly directory: string };
  readonly changes?: Partial<Config>;
}

/** A gateway with access control. */
export function accessGateway(wanted: Wanted = {}) {
  const { upstream = async () => json(emptyList), access = byPasscode } = wanted;
  const { directory = stateDir(), page, changes = {} } = wanted;
  const made = testGateway(upstream, { access, ...changes }, page, sharedTestKey, directory);
  return { ...made, directory };
}

/** The `Cookie` header of a browser after an answer. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.replace(/;.*$/, ""))
    .join("; ");
}

export function submitForm(
  gateway: Gateway,
  target: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
  address = "192.0.2.1",
): Promise<Response> {
  const body = new URLSearchParams(fields);
  return gateway(
    new Request("http://localhost/", { method: "POST", body, headers }),
    target,
    address,
  );
}

export function postAs(
  gateway: Gateway,
  target: string,
  cookie: string,
  body?: unknown,
): Promise<Response> {
  return get(gateway, target, {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Signs in; returns the cookie. */
export async function signIn(gateway: Gateway, passcode = adminPasscode): Promise<string> {
  return cookiesOf(await submitForm(gateway, "/access/sign-in", { passcode }));
}

/**
 * The cookie of somebody who has signed in at a gateway with the passcodes and the key of `accessGateway`. It checks no
 * passcode, which takes longer than most tests.
 */
export function sessionCookie(role: Access["role"] = "admin"): string {
  const given = { viewer: viewerPasscode, admin: adminPasscode };
  const { hashes } = createPasscodes(sharedTestKey, given);
  const sessions = createSessions(createSigner(sharedTestKey), hashes);
  const { value } = sessions.begin(role, emptyState.endedSessions);
  return `${cookieName("session", "", false)}=${value}`;
}

export async function createShare(
  gateway: Gateway,
  cookie: string,
  wanted: Partial<NewShare> = {},
): Promise<Share> {
  const defaults = { name: "A share", scope: { kind: "all" }, hides: [], seconds: 3600 };
  const response = await postAs(gateway, "/api/shares", cookie, { ...defaults, ...wanted });
  if (response.status !== 201) throw new Error(await response.text());
  return v.parse(shareSchema, await response.json());
}

/** Opens a share's link; returns the cookie. */
export async function openLink(gateway: Gateway, { link }: Share): Promise<string> {
  return cookiesOf(await submitForm(gateway, link ?? ""));
}

/** Creates a share and opens its link; returns the cookie. */
export async function linkCookie(gateway: Gateway, admin: string, wanted: Partial<NewShare> = {}) {
  return openLink(gateway, await createShare(gateway, admin, wanted));
}

/** The shares in an answer. */
export async function sharesOf(response: Response): Promise<readonly Share[]> {
  return v.parse(sharesSchema, await response.json()).shares;
}

/** Requests a target with a cookie. */
export function getAs(gateway: Gateway, target: string, cookie: string, headers = {}) {
  return get(gateway, target, { headers: { Cookie: cookie, ...headers } });
}

/** The access that the settings tell a viewer. */
export async function accessOf(gateway: Gateway, cookie: string): Promise<unknown> {
  const settings = await (await getAs(gateway, "/api/settings", cookie)).json();
  return (settings as { readonly access: unknown }).access;
}
