import { isIP } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Access } from "#contract/access.ts";
import type { AccessConfig } from "#gateway/config-access.ts";
import type { Log } from "#gateway/log.ts";
import { ProblemError } from "#gateway/problem.ts";
import type { ViewerRequest } from "#gateway/visit.ts";
import type { Arrival, Route } from "./arrival.ts";
import { bodyText } from "./body-text.ts";
import { clientAddress } from "./client-address.ts";
import { cookieName, isEncrypted, setCookie } from "./cookies.ts";
import { pageLanguage } from "./language.ts";
import { isFromOwnPage } from "./own-origin.ts";
import type { Passcodes } from "./passcodes.ts";
import { returnPath } from "./return-path.ts";
import type { SessionCookie } from "./sessions.ts";
import { signInPage } from "./sign-in-page.ts";
import { createSignInThrottle, guessing } from "./sign-in-throttle.ts";
import { createTries } from "./tries.ts";

/** Wrong passcodes from one address, and for how many seconds they count. */
const wrongTries = { most: 10, window: 900 } as const;

/** When to come back while too many are being checked, in seconds. */
const busySeconds = 5;

interface SignInParts {
  readonly config: Extract<AccessConfig, { mode: "passcode" }>;
  readonly passcodes: Passcodes;
  /** Begins a session; what the browser stores of it. */
  readonly begin: (role: Access["role"]) => Promise<SessionCookie>;
  readonly log: Log;
  /** Whether the log may name the address of somebody who guesses. */
  readonly logAddresses: boolean;
  /** Lets a number of milliseconds pass. */
  readonly wait?: (milliseconds: number) => Promise<unknown>;
}

/** The sign-in page, and what becomes of its form. */
export function createSignIn(parts: SignInParts): Route {
  const { config, passcodes, begin, log, logAddresses, wait = pause } = parts;
  const throttle = createSignInThrottle((address) =>
    log.note("warn", guessingNote(logAddresses ? address : undefined)),
  );
  const tries = createTries(wrongTries.most, wrongTries.window);
  let saidClear = false;

  const sayClear = ({ request }: Arrival) => {
    if (saidClear || isEncrypted(request)) return;
    saidClear = true;
    log.note(
      "warn",
      `Somebody signed in over a connection that is not encrypted, so that the cookie is ${cookieName("session", false)} ` +
        `in place of ${cookieName("session", true)} and can be read on its way: put TLS in front of the gateway.`,
    );
  };

  async function signIn(arrival: Arrival): Promise<Response> {
    const { request, address } = arrival;
    const to = destination(arrival);
    const words = pageLanguage(arrival).words.signIn;
    const page = (fault: string, status: number, retryAfter?: number) =>
      signInPage(arrival, {
        to,
        fault,
        status,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    if (!isFromOwnPage(request)) return page(words.foreign, 403);
    const form = await bodyText(request, "application/x-www-form-urlencoded");
    const passcode = new URLSearchParams(form).get("passcode") ?? "";
    const client = clientAddress(address, request.headers.get("X-Forwarded-For"), config.proxies);
    const left = tries.begin(client);
    if (left > 0) return page(words.tooMany(Math.ceil(left / 60)), 429, left);
    const slowed = throttle.next(client);
    if (slowed !== undefined && slowed > 0) await wait(slowed);
    const role = slowed === undefined ? "busy" : await passcodes.roleOf(passcode);
    if (role === "busy") {
      tries.forgive(client);
      return page(words.busy, 503, busySeconds);
    }
    if (role === null) {
      throttle.wrong();
      return page(words.wrong, 401);
    }
    tries.forgive(client);
    throttle.right(client, role);
    sayClear(arrival);
    return goTo(to, [sessionCookie(request, await begin(role))]);
  }

  return {
    name: "/access/sign-in",
    GET: (arrival) => signInPage(arrival, { to: destination(arrival) }),
    POST: signIn,
  };
}

/** @param address of the latest guess; `undefined` where the operator did not ask for it */
function guessingNote(address: string | undefined): string {
  const minutes = guessing.withinMs / 60_000;
  const from =
    address === undefined
      ? "LOG_ADDRESSES=1 adds an address to this line."
      : // What a proxy passes on may be anything.
        `The latest is from ${isIP(address) ? address : "no valid address"}.`;
  return `${guessing.tries} wrong passcodes within ${minutes} minutes: checking is slowed to two a second. ${from}`;
}

/** `Set-Cookie` of a session. */
export function sessionCookie(request: ViewerRequest, { value, seconds }: SessionCookie): string {
  return setCookie(request, "session", value, seconds);
}

/** @throws ProblemError for what a page of another site sends */
export function refuseForeign(request: Arrival["request"]): void {
  if (isFromOwnPage(request)) return;
  const detail = "This was sent from another site.";
  throw new ProblemError("access-denied", { status: 403, detail });
}

/** Goes on to a page of our own, with cookies set or taken away. */
export function goTo(path: string, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "no-store", Location: path });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

function destination({ to }: Arrival): string {
  return returnPath(new URLSearchParams(to.query).get("to"));
}
