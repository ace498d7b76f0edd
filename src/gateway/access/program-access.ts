import { minute } from "#domain/time/units.ts";
import { isProgramPath } from "#gateway/http/gateway-paths.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { Target } from "#gateway/http/target.ts";
import { hasFeedToken, type ShareFault, type ShareTokens } from "#gateway/shares/share-tokens.ts";
import type { StoredShare } from "#gateway/shares/state.ts";
import type { StateFile } from "#gateway/shares/state-file.ts";
import { createAttemptLimiter, networkOf } from "./attempt-limiter.ts";
import { clientAddress, type TrustedProxies } from "./client-address.ts";
import type { Passcodes } from "./passcode/passcodes.ts";
import type { SignInThrottle } from "./passcode/sign-in-throttle.ts";
import type { RequestContext } from "./request-context.ts";

/** Wrong tokens and passcodes allowed from one network, and the window in seconds: as many as at the sign-in page. */
const attemptLimit = { most: 10, window: 900 } as const;

/** Longer headers hold no token and no passcode, in characters. */
const maxHeaderLength = 2000;

/** `Retry-After` while the queue of passcode checks is full, in seconds. */
const busySeconds = 5;

/** What a 401 offers to programs. */
export const programChallenge =
  'Bearer realm="Countboard", Basic realm="Countboard", charset="UTF-8"';

/** Who a program is: the holder of a feed, or one with the admins' passcode, who may read the metrics. */
export type Program = { readonly feed: StoredShare } | "admin" | ShareFault;

interface ProgramParts {
  readonly proxies: TrustedProxies;
  readonly file: Pick<StateFile, "read">;
  readonly tokens: Pick<ShareTokens, "readFeedToken">;
  /** `undefined` in modes without passcodes. */
  readonly passcodes:
    | { readonly roleOf: Passcodes["roleOf"]; readonly throttle: SignInThrottle }
    | undefined;
}

/**
 * Reads who a program is from `Authorization`: a feed's token, as a bearer token or as the password of Basic. Wrong ones
 * have a limit of their own, so that a scraper with an old passcode keeps no one of its network from signing in.
 * @returns a function that returns `undefined` where the header says nothing. It throws a ProblemError for what is wrong
 */
export function createProgramAccess({ proxies, file, tokens, passcodes }: ProgramParts) {
  const attempts = createAttemptLimiter(attemptLimit.most, attemptLimit.window);

  const clientOf = ({ address, request }: RequestContext) =>
    clientAddress(address, request.headers.get("X-Forwarded-For"), proxies);
  const begin = (network: string) => {
    const retryAfter = attempts.begin(network);
    if (retryAfter === 0) return;
    const minutes = Math.ceil((retryAfter * 1000) / minute);
    const detail = `Too many wrong tokens came from this network. Try again in ${minutes} min.`;
    throw new ProblemError("rate-limited", { detail, retryAfter });
  };

  const readPasscode = async (context: RequestContext, passcode: string): Promise<"admin"> => {
    const client = clientOf(context);
    const network = networkOf(client);
    begin(network);
    if (passcodes === undefined || context.target.path !== "/metrics") throw wrongToken();
    const { throttle, roleOf } = passcodes;
    const recent = attempts.count(network);
    const { signal } = context.request;
    const attempt = { address: client, network, earlier: undefined, recent, signal };
    const role = (await throttle.enter(attempt)) ? await roleOf(passcode) : "busy";
    if (role === null) throttle.wrong();
    else attempts.forgive(network);
    if (role === "busy") {
      const detail = "Too many passcodes are checked. Try again in a few seconds.";
      throw new ProblemError("rate-limited", { detail, status: 503, retryAfter: busySeconds });
    }
    if (role !== "admin") throw wrongToken();
    throttle.right(network, role);
    return role;
  };

  return async (context: RequestContext): Promise<Program | undefined> => {
    const header = context.request.headers.get("Authorization");
    if (header === null || !isProgramPath(context.target.path)) return undefined;
    const secret = secretIn(header);
    if (secret === undefined || !hasFeedToken(secret)) return readPasscode(context, secret ?? "");
    const feed = tokens.readFeedToken(secret, await file.read());
    if (typeof feed !== "string") return { feed };
    if (feed !== "access-denied") return feed;
    begin(networkOf(clientOf(context)));
    throw wrongToken();
  };
}

/** The bearer token, or the password of Basic; `undefined` for anything else. */
function secretIn(header: string): string | undefined {
  if (header.length > maxHeaderLength) return undefined;
  const [, scheme = "", value = ""] = /^(bearer|basic) +(\S+) *$/i.exec(header) ?? [];
  if (scheme.toLowerCase() === "bearer") return value;
  const pair = Buffer.from(value, "base64").toString();
  const colon = pair.indexOf(":");
  return scheme === "" || colon < 0 ? undefined : pair.slice(colon + 1);
}

function wrongToken(): ProblemError {
  const detail =
    "Send a feed's token in the header Authorization, as Bearer or as the password of Basic. Admins make one at /shares.";
  return new ProblemError("access-denied", { detail });
}

/** What to do about a feed that has ended: its user may not know who made it. */
const endedFeeds = {
  "share-revoked": "This feed was stopped; an administrator makes another on the page Shares.",
  "share-expired": "This feed has expired; an administrator makes another on the page Shares.",
} as const;

/**
 * The problem of a program without access; `undefined` where the request is none of a program.
 * @param fault why the share does not hold; `null` without a share
 */
export function programProblem(
  { request, target }: RequestContext,
  fault: ShareFault | null,
): ProblemError | undefined {
  const hasToken = hasFeedToken(secretIn(request.headers.get("Authorization") ?? "") ?? "");
  const isOfProgram = isProgramPath(target.path);
  if (fault !== null) {
    // On other paths the fault is that of a link.
    return hasToken && isOfProgram && fault !== "access-denied"
      ? new ProblemError(fault, { detail: endedFeeds[fault] })
      : undefined;
  }
  if (isOfProgram) return wrongToken();
  if (!hasToken) return undefined;
  const detail = "A feed's token opens /feed, /metrics and /openapi.json, and nothing else.";
  return new ProblemError("access-denied", { detail });
}

/** Names of parameters that programs give secrets in. */
const secretNames = /^(access_?token|token|api_?key|key|auth|authorization|password|passcode)$/i;

/**
 * Refuses a token in an address, which logs, histories and proxies keep.
 * @throws ProblemError `bad-request`
 */
export function refuseTokenInAddress({ path, query }: Target): void {
  const isNamed =
    isProgramPath(path) &&
    [...new URLSearchParams(query).keys()].some((name) => secretNames.test(name));
  if (!isNamed && !hasFeedToken(path) && !hasFeedToken(query)) return;
  const detail =
    "A token does not belong in an address, because logs and histories keep addresses. Send it in the header " +
    "Authorization, and replace this one: stop it at /shares and make another.";
  throw new ProblemError("bad-request", { detail });
}
