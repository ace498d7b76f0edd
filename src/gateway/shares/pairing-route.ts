import type { AddressList } from "#gateway/access/address-list.ts";
import { createAttemptLimiter, networkOf } from "#gateway/access/attempt-limiter.ts";
import { clientAddress } from "#gateway/access/client-address.ts";
import { readCookie, setCookie } from "#gateway/access/cookies.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { pairPage } from "#gateway/access/pair-page.ts";
import type { RequestContext, Route } from "#gateway/access/request-context.ts";
import { inBase } from "#gateway/http/base-path.ts";
import { yieldToEventLoop } from "#gateway/http/event-loop.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { codeLife } from "./pairing-tickets.ts";
import type { PairingAnswer, Pairings } from "./pairings.ts";
import { screenPathOf } from "./screen-view.ts";
import type { ShareTokens } from "./share-tokens.ts";

/** Maximum new codes for one network within a time: many screens may be behind it. */
const newCodes = { max: 60, windowSeconds: 600 } as const;

/** Identifies the page that sends the request: random, and known to that page only. */
const pageHeader = "X-Countboard-Page";

interface PairingParts {
  readonly pairings: Pairings;
  readonly tokens: ShareTokens;
  readonly proxies: AddressList;
}

/** Pairing for screens: the page with the code, and the requests that it repeats until the code is entered. */
export function createPairingRoute({ pairings, tokens, proxies }: PairingParts): Route {
  const limiter = createAttemptLimiter(newCodes.max, newCodes.windowSeconds);

  const begin = ({ request, address }: RequestContext): PairingAnswer => {
    const client = clientAddress(address, request.headers.get("X-Forwarded-For"), proxies);
    const retryAfter = limiter.begin(networkOf(client, 3));
    if (retryAfter === 0) return pairings.begin();
    const detail = "Too many codes were asked for from this network.";
    throw new ProblemError("rate-limited", { detail, retryAfter });
  };

  return {
    name: "/pair",
    GET: (context) => pairPage(context, { offersSignIn: false }),
    async POST(context) {
      const { request } = context;
      // Many concurrent requests of strangers must not delay an admin's revocation.
      await yieldToEventLoop();
      const cookie = readCookie(context, "pairing");
      const page = pageOf(request);
      const known = cookie === undefined ? undefined : await pairings.ask(cookie, page);
      const answer = known ?? begin(context);
      if ("share" in answer) {
        const cookies = [
          shareCookie(context, tokens, answer.share, Date.now()),
          setCookie(context, "pairing", "", 0),
        ];
        const path = screenPathOf(answer.share);
        const target = path === undefined ? {} : { path: inBase(context, path) };
        return respond({ state: "paired", ...target }, cookies);
      }
      const { code, until } = answer;
      const seconds = Math.max(1, Math.round((until - Date.now()) / 1000));
      const cookies =
        known === undefined ? [setCookie(context, "pairing", answer.cookie, codeLife / 1000)] : [];
      return respond({ state: "waiting", code, seconds }, cookies);
    },
  };
}

/** The identifier of the requesting page; empty when it is missing or not random. */
function pageOf({ headers }: RequestContext["request"]): string {
  const page = headers.get(pageHeader) ?? "";
  return /^[0-9a-f]{32}$/.test(page) ? page : "";
}

function respond(body: object, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return Response.json(body, { headers });
}
