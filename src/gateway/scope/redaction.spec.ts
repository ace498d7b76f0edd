import { gunzipSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Hidden } from "#contract/access.ts";
import { accessGateway, getAs, linkCookie, sessionCookie } from "#gateway/testing/access.ts";
import { codeOf, pieces, testConfig } from "#gateway/testing/gateway.ts";
import { createReferenceApi } from "#reference-api/create.ts";

/** Of a product's metrics, those with amounts of money, and the classes and ranks by them. */
const isCostMetric = (name: string) => /^(value|price)/.test(name);

/** Written by hand, so that it shares no mistake with the code under test. */
function expected(value: unknown, hidden: readonly Hidden[], inside = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => expected(one, hidden, inside));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isCost = key === "costPrice" || (inside === "metrics" && isCostMetric(key));
      const isGone =
        (isCost && hidden.includes("costs")) ||
        (key === "username" && hidden.includes("names")) ||
        (key === "body" && hidden.length > 0);
      return [key, isGone ? null : expected(inner, hidden, key)];
    }),
  );
}

/** Marks every value that must not appear, so that it is recognisable anywhere. */
function marked(value: unknown, secrets: string[], inside = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => marked(one, secrets, inside));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isSecret =
        ["username", "body", "costPrice"].includes(key) ||
        (inside === "metrics" && isCostMetric(key));
      if (!isSecret || inner === null) return [key, marked(inner, secrets, key)];
      const secret =
        typeof inner === "number" ? 7_654_000_000 + secrets.length : `secret ${secrets.length}`;
      secrets.push(String(secret));
      return [key, secret];
    }),
  );
}

const kinds: readonly (readonly Hidden[])[] = [["costs"], ["names"], ["costs", "names"]];
const api = createReferenceApi();
const demo = { baseUrl: "http://api", clientId: "demo", clientSecret: "demo" };
const { gateway } = accessGateway({
  upstream: api,
  changes: { upstream: { ...testConfig().upstream, ...demo }, cacheSeconds: 60 },
});
const admin = sessionCookie();
const cookies = new Map<string, string>();
for (const hides of kinds) {
  cookies.set(hides.join(), await linkCookie(gateway, admin, { hides: [...hides] }));
}
const list = await (await getAs(gateway, "/api/v1/countings?limit=100", admin)).json();
const small: string[] = list.items
  .filter(({ totalProducts }: { totalProducts: number }) => totalProducts < 800)
  .map(({ id }: { id: string }) => id);

describe("the data that a share hides", () => {
  test.each(kinds.map((hides) => [hides.join(), hides] as const))(
    "%s: and nothing else",
    async (name, hides) => {
      const cookie = cookies.get(name) ?? "";
      const targets = [
        "/api/v1/countings?limit=100",
        "/api/v1/countings/incident_types",
        ...["lines-0", "lines-300", ...small.slice(0, 4)].map((id) => `/api/v1/countings/${id}`),
      ];
      for (const target of targets) {
        const [whole, redacted] = [
          await getAs(gateway, target, admin),
          await getAs(gateway, target, cookie),
        ];
        expect(redacted.status).toBe(200);
        expect(whole.headers.get("X-Countboard-Redacted")).toBeNull();
        expect(redacted.headers.get("X-Countboard-Redacted")).toBe(name);
        expect(redacted.headers.get("X-Fetched-At")).toBe(whole.headers.get("X-Fetched-At"));
        expect(await redacted.json()).toEqual(expected(await whole.json(), hides));
      }
    },
  );

  test("has a separate entity tag", async () => {
    const target = "/api/v1/countings/lines-300";
    const tags = new Set<string>();
    for (const cookie of [admin, ...cookies.values()]) {
      const response = await getAs(gateway, target, cookie, { "Accept-Encoding": "gzip" });
      expect(response.headers.get("Content-Encoding")).toBe("gzip");
      JSON.parse(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString());
      tags.add(response.headers.get("ETag") ?? "");
    }
    expect(tags.size).toBe(4);
    for (const tag of tags) {
      const statuses = [];
      for (const cookie of [admin, ...cookies.values()]) {
        statuses.push((await getAs(gateway, target, cookie, { "If-None-Match": tag })).status);
      }
      expect(statuses.toSorted()).toEqual([200, 200, 200, 304]);
    }
    const head = await get(cookies.get("costs") ?? "", target, "HEAD");
    expect([head.status, head.headers.get("X-Countboard-Redacted"), await head.text()]).toEqual([
      200,
      "costs",
      "",
    ]);
  });

  test("is in no body of any counting", { timeout: 120_000 }, async () => {
    const request = (path: string) =>
      api(
        new Request(`http://api${path}`, {
          headers: { Authorization: `Basic ${btoa("demo:demo")}` },
        }),
      );
    const detail = fc.constantFrom(...small, "lines-40", "lines-300");
    const seen: string[] = [];
    let bodies = new Map<string, string>();
    const marking = accessGateway({
      upstream: async ({ url }) =>
        pieces([bodies.get(new URL(url).pathname.replace("/base", "")) ?? "{}"]),
      changes: { cacheSeconds: 1, maxBodyBytes: 50_000_000 },
    });
    const own = sessionCookie();
    const cookie = await linkCookie(marking.gateway, own, { hides: ["costs", "names"] });
    let round = 0;
    await fc.assert(
      fc.asyncProperty(detail, fc.nat(3), async (id, blanks) => {
        const secrets: string[] = [];
        const text = async (path: string) =>
          JSON.stringify(marked(await (await request(path)).json(), secrets), null, blanks);
        round += 1;
        const name = `round-${round}`;
        bodies = new Map([
          [`/v1/countings/${name}`, await text(`/v1/countings/${id}`)],
          ["/v1/countings", await text("/v1/countings?limit=5")],
          ["/v1/countings/incident_types", await text("/v1/countings/incident_types")],
        ]);
        const limit = (round % 100) + 1;
        for (const path of [`/${name}`, `?limit=${limit}`, "/incident_types"]) {
          const response = await getAs(marking.gateway, `/api/v1/countings${path}`, cookie);
          seen.push(`${response.status}`);
          const sent = await response.text();
          // Every line resembles one of these two.
          expect(sent).not.toMatch(/secret \d|7654\d{6}/);
        }
        expect(secrets.length).toBeGreaterThan(0);
      }),
      { numRuns: 10, seed: 11 },
    );
    expect(new Set(seen)).toEqual(new Set(["200"]));
  });

  test("includes import logs, which are texts", async () => {
    const target = "/api/v1/products/imports/short/error-log";
    expect((await getAs(gateway, target, admin)).status).toBe(200);
    for (const cookie of cookies.values()) {
      expect(await codeOf(await getAs(gateway, target, cookie))).toBe("403 out-of-scope");
    }
  });
});

function get(cookie: string, target: string, method: string) {
  return gateway(new Request("http://localhost/", { method, headers: { Cookie: cookie } }), target);
}
