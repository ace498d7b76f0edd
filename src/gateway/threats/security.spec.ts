import { describe, expect, test } from "vitest";
import { canary, emptyList, get, json, testConfig, testGateway } from "#gateway/testing/gateway.ts";

const list = "/api/v1/countings";
const everywhere = [
  list,
  "/api/v1/countings/incident_types",
  "/api/v1/countings/a",
  "/api/v1/products/imports/a/error-log",
  "/api/settings",
  "/api/unknown",
  "/healthz",
  "/readyz",
  "/metrics",
  "/version",
  "/",
];

describe("the request to the API", () => {
  test("is built from scratch", async () => {
    const { gateway, requests } = testGateway(async () => json(emptyList));
    await get(gateway, `${list}?warehouse=7`, {
      headers: {
        Accept: "text/html",
        Authorization: "Bearer viewer",
        Cookie: "session=1",
        Forwarded: "for=1.2.3.4",
        "X-Custom": "1",
        "Accept-Language": "de",
        Referer: "https://intranet.example.com/",
      },
    });
    expect(requests).toHaveLength(1);
    expect(requests[0]?.url).toBe(
      "https://api.example.com/base/v1/countings?limit=100&warehouse=7",
    );
    expect(requests[0]?.method).toBe("GET");
    expect(requests[0]?.redirect).toBe("manual");
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
      accept: "application/json",
      "accept-encoding": "gzip",
      authorization: `Basic ${Buffer.from(`client-ü:${canary}`, "utf8").toString("base64")}`,
      "user-agent": "countboard",
    });
  });
});

describe("the answer to viewers", () => {
  const upstreamHeaders = {
    "Set-Cookie": "upstream=1",
    "Access-Control-Allow-Origin": "*",
    "X-Powered-By": "upstream",
    "Content-Security-Policy": "default-src *",
    "Cache-Control": "public, max-age=9999",
    "Content-Disposition": "attachment",
    "Content-Type": "application/vnd.api+json; charset=utf-8",
    ETag: '"upstream"',
  };

  test("has no header of the API's", async () => {
    const { gateway } = testGateway(async () => json(emptyList, { headers: upstreamHeaders }));
    const response = await get(gateway, list);
    expect(response.status).toBe(200);
    expect([...response.headers.keys()].sort()).toEqual([
      "cache-control",
      "content-length",
      "content-security-policy",
      "content-type",
      "cross-origin-opener-policy",
      "cross-origin-resource-policy",
      "date",
      "etag",
      "permissions-policy",
      "referrer-policy",
      "vary",
      "x-content-type-options",
      "x-fetched-at",
    ]);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("ETag")).not.toContain("upstream");
    const fetchedAt = response.headers.get("X-Fetched-At") ?? "";
    expect(new Date(fetchedAt).toISOString()).toBe(fetchedAt);
    expect(Date.parse(response.headers.get("Date") ?? "")).not.toBeNaN();
  });

  test("always has the security headers", async () => {
    const { gateway } = testGateway(async () => json(emptyList), {
      frameAncestors: "https://wall.example.com",
    });
    for (const target of everywhere) {
      const { headers } = await get(gateway, target);
      expect(headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; " +
          "img-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; " +
          "base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; trusted-types default; frame-ancestors https://wall.example.com",
      );
      expect(headers.get("Permissions-Policy")).toMatchInlineSnapshot(
        `"accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), geolocation=(), gyroscope=(), hid=(), idle-detection=(), local-fonts=(), magnetometer=(), microphone=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-get=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=(), clipboard-write=(self), fullscreen=(self), screen-wake-lock=(self)"`,
      );
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  });

  test.each([
    ["succeeds", async () => json(emptyList)],
    ["refuses the credentials", async () => new Response(canary, { status: 401 })],
    ["fails with the secret in its words", () => Promise.reject(new Error(`at ${canary}`))],
    [
      "throws at once",
      () => {
        throw new Error(canary);
      },
    ],
  ])("never the secret, when the API %s", async (_name, upstream) => {
    const { gateway, lines, requests } = testGateway(upstream);
    const { clientId } = testConfig().upstream;
    const basic = Buffer.from(`${clientId}:${canary}`, "utf8").toString("base64");
    let seen = "";
    for (const target of everywhere) {
      const response = await get(gateway, target);
      seen += `${JSON.stringify([...response.headers])}${await response.text()}`;
    }
    seen += lines.join();
    expect(requests[0]?.headers.get("Authorization")).toContain(basic);
    expect(seen).not.toContain(canary);
    expect(seen).not.toContain(basic);
  });
});
