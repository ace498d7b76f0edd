// Steps at a gateway with passcodes: sign in, share, open a link.
import { ask } from "./wire.mjs";

export const passcodes = { viewer: "visitors-code", admin: "operators-code" };

/** This machine acts as the proxy, so an attack can come from any number of addresses. */
export const passcodeSettings = {
  ACCESS: "passcode",
  ACCESS_PASSCODE: passcodes.viewer,
  ACCESS_ADMIN_PASSCODE: passcodes.admin,
  ACCESS_PROXIES: "127.0.0.1",
};

export const from = (address) => ["X-Forwarded-For", address];

/** @param cookies by name */
export const carrying = (cookies) => [
  "Cookie",
  Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; "),
];

/** Tries a passcode; if it is right, the answer's `cookies` are the session's. */
export function signIn(port, passcode, address) {
  return ask(port, {
    method: "POST",
    path: "/access/sign-in",
    headers: [["Content-Type", "application/x-www-form-urlencoded"], from(address)],
    body: `passcode=${passcode}`,
  });
}

/** @throws when the answer has another status */
export async function signedIn(port, role = "admin", address = "192.0.2.1") {
  const { status, cookies } = await signIn(port, passcodes[role], address);
  if (status !== 303) throw new Error(`Signing in as ${role} was answered with ${status}.`);
  return cookies;
}

export function post(port, path, cookies, body) {
  return ask(port, {
    method: "POST",
    path,
    headers: [["Content-Type", "application/json"], carrying(cookies)],
    body: JSON.stringify(body),
  });
}

export const get = (port, path, cookies = {}) => ask(port, { path, headers: [carrying(cookies)] });

const year = 31_536_000;
export const everything = { kind: "all" };
export const ofWarehouse = (warehouse) => ({ kind: "warehouse", warehouse, name: null });

/** Creates a link and opens it in a separate browser: the share, and the cookies that open it. */
export async function sharedWith(port, admin, scope, hides = []) {
  const made = await post(port, "/api/shares", admin, {
    name: "attack",
    scope,
    hides,
    seconds: year,
  });
  if (made.status !== 201)
    throw new Error(`Sharing was answered with ${made.status}: ${made.body}`);
  const share = JSON.parse(made.body);
  const { cookies } = await ask(port, { method: "POST", path: share.link });
  return { share, cookies };
}

/** A screen's pairing request: its code or the answer; `cookies` are the screen's afterwards. */
export async function pair(port, cookies = {}, address = "192.0.2.2") {
  const answer = await ask(port, {
    method: "POST",
    path: "/pair",
    headers: [carrying(cookies), from(address)],
  });
  return {
    status: answer.status,
    cookies: { ...cookies, ...answer.cookies },
    ...(answer.status === 200 ? JSON.parse(answer.body) : {}),
  };
}

export const letIn = (port, admin, code) =>
  post(port, "/api/screens", admin, { name: "attack", scope: everything, hides: [], code });
