import type { AddressList } from "#gateway/access/address-list.ts";
import type { Arrival, Route } from "#gateway/access/arrival.ts";
import { clientAddress } from "#gateway/access/client-address.ts";
import { readCookie, setCookie } from "#gateway/access/cookies.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { pairPage } from "#gateway/access/pair-page.ts";
import { refuseForeign } from "#gateway/access/sign-in.ts";
import { createTries, networkOf } from "#gateway/access/tries.ts";
import { ProblemError } from "#gateway/problem.ts";
import { codeLife, type Heard, type Pairings } from "./pairings.ts";
import type { ShareTokens } from "./share-tokens.ts";

/** New codes for one address within a time: there may be many screens behind it. */
const newCodes = { most: 60, windowSeconds: 600 } as const;

interface PairingParts {
  readonly pairings: Pairings;
  readonly tokens: ShareTokens;
  readonly proxies: AddressList;
}

/** A screen's way in: the page with its code, and what that page asks until somebody entered the code. */
export function createPairingRoute({ pairings, tokens, proxies }: PairingParts): Route {
  const tries = createTries(newCodes.most, newCodes.windowSeconds);

  const begin = ({ request, address }: Arrival): Promise<Heard> => {
    const client = clientAddress(address, request.headers.get("X-Forwarded-For"), proxies);
    const retryAfter = tries.begin(client);
    if (retryAfter === 0) return pairings.begin(networkOf(client, 3));
    const detail = "Too many codes were asked for from this network.";
    throw new ProblemError("rate-limited", { detail, retryAfter });
  };

  return {
    name: "/pair",
    GET: (arrival) => pairPage(arrival, { offersSignIn: false }),
    async POST(arrival) {
      const { request } = arrival;
      refuseForeign(request);
      const ticket = readCookie(request, "pairing");
      const known = ticket === undefined ? undefined : await pairings.ask(ticket);
      const heard = known ?? (await begin(arrival));
      if ("share" in heard) {
        const cookies = [
          shareCookie(request, tokens, heard.share, Date.now()),
          setCookie(request, "pairing", "", 0),
        ];
        return said({ state: "paired" }, cookies);
      }
      const { code, until } = heard;
      const seconds = Math.max(1, Math.round((until - Date.now()) / 1000));
      const cookies =
        known === undefined ? [setCookie(request, "pairing", heard.ticket, codeLife / 1000)] : [];
      return said({ state: "waiting", code, seconds }, cookies);
    },
  };
}

function said(body: object, cookies: readonly string[]): Response {
  const headers = new Headers({ "Cache-Control": "no-store" });
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  return Response.json(body, { headers });
}
