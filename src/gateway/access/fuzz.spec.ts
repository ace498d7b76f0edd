import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { accessGateway, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { emptyList, json } from "#gateway/testing/gateway.ts";

const { gateway, lines, requests } = accessGateway({ upstream: async () => json(emptyList) });
const admin = sessionCookie();
const guest = await linkCookie(gateway, admin);

const name = fc.constantFrom(
  "countboard-session",
  "countboard-share",
  "countboard-pairing",
  "__Host-countboard-session",
  "Countboard-Session",
  "x",
);
const sign = fc.constantFrom("=", ";", ".", " ", ",", '"', "%00", "A", "admin.", "viewer.", "é");
const noise = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.array(sign, { maxLength: 20 }).map((parts) => parts.join("")),
);
/** A valid cookie with a part of it replaced. */
const mutated = fc
  .tuple(fc.constantFrom(admin, guest), fc.nat(90), fc.nat(5), noise)
  .map(([cookie, at, cut, put]) => cookie.slice(0, at) + put + cookie.slice(at + cut));
const cookie = fc
  .oneof(
    fc
      .array(fc.tuple(name, noise), { maxLength: 4 })
      .map((all) => all.map((one) => one.join("=")).join("; ")),
    mutated,
    fc.tuple(mutated, mutated).map((both) => both.join("; ")),
    noise,
  )
  .map((text) => text.replaceAll(/[^ -~]/g, "?"));
const target = fc.constantFrom(
  "/api/settings",
  "/api/v1/countings",
  "/api/shares",
  "/api/screens",
  "/pair",
  "/share/x",
  "/access/sign-in",
  "/access/sign-out",
  "/readyz",
  "/screen",
  "/",
);
const proto = fc.constantFrom("https", "http", "", "https, http");

test("no forged cookie gives access, and each request is answered", {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      cookie,
      target,
      fc.constantFrom("GET", "POST"),
      proto,
      async (sent, path, method, over) => {
        const isGood = sent.split(/;\s*/).some((one) => [admin, guest].includes(one.trim()));
        fc.pre(!isGood);
        requests.length = 0;
        const headers = { Cookie: sent, "X-Forwarded-Proto": over };
        const response = await gateway(
          new Request("http://localhost/", { method, headers }),
          path,
          "192.0.2.1",
        );
        const text = await response.text();
        if (path.startsWith("/api/")) {
          expect([401, 403]).toContain(response.status);
          expect(v.parse(problemSchema, JSON.parse(text)).status).toBe(response.status);
          expect(requests).toHaveLength(0);
        }
        expect(response.status).toBeLessThan(500);
        expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
        expect(response.headers.get("WWW-Authenticate")).toBeNull();
      },
    ),
    { seed: 7, numRuns: 400 },
  );
  expect(lines.filter((line) => line.includes("Unexpected"))).toEqual([]);
});
