import { isIP } from "node:net";
import type { Access } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import { createAttemptLimiter, networkOf } from "#gateway/access/attempt-limiter.ts";
import { bodyText } from "#gateway/access/body-text.ts";
import { clientAddress } from "#gateway/access/client-address.ts";
import {
  type CookieContext,
  cookieName,
  isEncrypted,
  readCookie,
  redirectTo,
  setCookie,
} from "#gateway/access/cookies.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import type { RequestContext, Route, Viewer } from "#gateway/access/request-context.ts";
import { returnPath } from "#gateway/access/return-path.ts";
import { mayMissHost } from "#gateway/access/same-origin.ts";
import type { AccessConfig } from "#gateway/config/access.ts";
import type { Log } from "#gateway/operations/log.ts";
import type { EarlierSignIns } from "./earlier-sign-in.ts";
import type { Passcodes } from "./passcodes.ts";
import type { SessionCookie } from "./sessions.ts";
import { signInPage } from "./sign-in-page.ts";
import { createSignInThrottle, guessing, type SignInThrottle } from "./sign-in-throttle.ts";

/** Wrong passcodes allowed from one network or with one browser's cookie, and the window in seconds. */
const attemptLimit = { most: 10, window: 900 } as const;

/** `Retry-After` while the queue of checks is full, in seconds. */
const busySeconds = 5;

interface SignInParts {
  readonly config: Extract<AccessConfig, { mode: "passcode" }>;
  readonly passcodes: Passcodes;
  /** Slows down guessing, here and by programs. */
  readonly throttle: SignInThrottle;
  /** Starts a session and returns its cookie. */
  readonly begin: (role: Access["role"]) => Promise<SessionCookie>;
  readonly earlierSignIns: EarlierSignIns;
  readonly log: Log;
}

/** The sign-in page and its form. */
export function createSignIn(parts: SignInParts): Route {
  const { config, passcodes, throttle, begin, earlierSignIns, log } = parts;
  const attempts = createAttemptLimiter(attemptLimit.most, attemptLimit.window);
  const browsers = createAttemptLimiter(attemptLimit.most, attemptLimit.window);
  let hasWarned = false;

  const warnIfUnencrypted = ({ request, basePath }: RequestContext) => {
    if (hasWarned || isEncrypted(request)) return;
    hasWarned = true;
    log.note(
      "warn",
      `Somebody signed in over a connection that is not encrypted, so that the cookie is ${cookieName("session", basePath, false)} ` +
        `in place of ${cookieName("session", basePath, true)} and can be read on its way: put TLS in front of the gateway.`,
    );
  };

  const earlierIn = (context: RequestContext) => {
    const cookie = readCookie(context, "earlier");
    return cookie === undefined ? undefined : earlierSignIns.read(cookie);
  };

  async function signIn(context: RequestContext): Promise<Response> {
    const { request, address } = context;
    const to = destination(context);
    const t = pageLanguage(context).t.signIn;
    const page = (fault: string, status: number, retryAfter?: number) =>
      signInPage(context, {
        to,
        fault,
        status,
        ...(retryAfter === undefined ? {} : { retryAfter }),
      });
    const form = await bodyText(request, "application/x-www-form-urlencoded");
    const passcode = new URLSearchParams(form).get("passcode") ?? "";
    const client = clientAddress(address, request.headers.get("X-Forwarded-For"), config.proxies);
    const network = networkOf(client);
    const retrySeconds = attempts.begin(network);
    if (retrySeconds > 0) return page(t.tooMany(Math.ceil(retrySeconds / 60)), 429, retrySeconds);
    const earlier = earlierIn(context);
    // A copied cookie soon counts for nothing.
    const known = earlier && browsers.begin(earlier.id) === 0 ? earlier : undefined;
    const forgive = () => {
      attempts.forgive(network);
      if (known !== undefined) browsers.forgive(known.id);
    };
    const isChecked = await throttle.enter({
      address: client,
      network,
      earlier: known?.role,
      recent: Math.max(attempts.count(network), known ? browsers.count(known.id) : 0),
      signal: request.signal,
    });
    const role = isChecked ? await passcodes.roleOf(passcode) : "busy";
    if (role === "busy") {
      forgive();
      return page(t.busy, 503, busySeconds);
    }
    if (role === null) {
      throttle.wrong();
      return page(t.wrong, 401);
    }
    forgive();
    throttle.right(network, role);
    warnIfUnencrypted(context);
    const { value, seconds } = earlierSignIns.remember(role, earlier);
    return redirectTo(context, to, [
      sessionCookie(context, await begin(role)),
      setCookie(context, "earlier", value, seconds),
    ]);
  }

  return {
    name: "/access/sign-in",
    GET(context, viewer) {
      const to = destination(context);
      // Office opens a link without the browser's cookies first, and the browser only the page where that ended.
      return isEnough(viewer, context) ? redirectTo(context, to) : signInPage(context, { to });
    },
    POST: signIn,
    refuse(context) {
      const { t } = pageLanguage(context);
      const { foreign } = t.signIn;
      const fault = mayMissHost(context.request) ? `${foreign} ${t.hostHint}` : foreign;
      return signInPage(context, { to: destination(context), fault, status: 403 });
    },
  };
}

/**
 * Slows down guessing, and says so in the log.
 * @param logAddresses whether the log may include the address of a client that guesses
 */
export function createNotedThrottle(log: Pick<Log, "note">, logAddresses: boolean): SignInThrottle {
  return createSignInThrottle((address) =>
    log.note("warn", guessingNote(logAddresses ? address : undefined)),
  );
}

/** @param address of the latest attempt; `undefined` unless the operator asked for it */
function guessingNote(address: string | undefined): string {
  const minutes = guessing.withinMs / minute;
  const from =
    address === undefined
      ? "LOG_ADDRESSES=1 adds an address to this line."
      : // A proxy may pass on any text.
        `The latest is from ${isIP(address) ? address : "no valid address"}.`;
  return `${guessing.attempts} wrong passcodes within ${minutes} minutes: checking slows to two a second. ${from}`;
}

/** The `Set-Cookie` header of a session. */
export function sessionCookie(context: CookieContext, { value, seconds }: SessionCookie): string {
  return setCookie(context, "session", value, seconds);
}

/** Whether the viewer's session has the role that the sign-in is for: `as=admin` asks for an admin's. */
function isEnough(viewer: Viewer | null, { target }: RequestContext): boolean {
  if (viewer?.access.via !== "session") return false;
  return viewer.access.role === "admin" || new URLSearchParams(target.query).get("as") !== "admin";
}

function destination({ target }: RequestContext): string {
  return returnPath(new URLSearchParams(target.query).get("to"));
}
