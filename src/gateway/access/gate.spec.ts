import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type EndpointName, endpointPath, endpoints } from "#contract/endpoints.ts";
import { isProgramPath } from "#gateway/http/gateway-paths.ts";
import { listen, type Running } from "#gateway/http/serve.ts";
import { accessGateway, getAs, sessionCookie } from "#gateway/testing/access.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { gatewayPageFiles } from "./gateway-page.ts";

const directory = mkdtempSync(join(tmpdir(), "countboard page "));
mkdirSync(join(directory, "assets"));
for (const file of ["index.html", "assets/main.js", ...gatewayPageFiles]) {
  writeFileSync(join(directory, file), `the file ${file}`);
}

let running: Running;
let requests: Request[];
let made: ReturnType<typeof accessGateway>;
beforeAll(async () => {
  made = accessGateway({ page: { directory } });
  requests = made.requests;
  running = await listen(made.gateway, "127.0.0.1", 0);
});
afterAll(async () => {
  await running.stop(1000);
  rmSync(directory, { recursive: true });
});

const page = "Accept: text/html,application/xhtml+xml,*/*;q=0.8";
const raw = (method: string, target: string, ...headers: string[]) =>
  sendRaw(running.address, [`${method} ${target} HTTP/1.1`, "Host: localhost", ...headers]);

const figures = (Object.keys(endpoints) as EndpointName[]).map(
  (name) => `/api${endpointPath(name, "7")}`,
);
const guarded = [
  ...figures,
  "/api/settings",
  "/api/shares",
  "/api/shares/revoke",
  "/api/shares/revoke-all",
  "/api/screens",
  "/api/unknown",
  "/metrics",
  "/feed",
  "/feed/countings.csv",
  "/feed/countings/7/lines.csv",
  "/openapi.json",
  "/assets/main.js",
  "/assets/missing.js",
  "/index.html",
  "/",
  "/screen",
  "/access",
  "/access/other",
  "/share",
  "/share/a/b",
  "/healthz/",
  "/Healthz",
  "/%68ealthz",
  "/access/sign-in/",
  "/access%2fsign-in",
  "/favicon.svg/x",
  "//healthz",
];

describe("each route without a credential", () => {
  test.each(guarded)("%s is 401", async (target) => {
    for (const method of ["GET", "HEAD", "POST", "DELETE"]) {
      const answer = await raw(method, target, "Content-Length: 0");
      expect(answer).toMatch(/^HTTP\/1\.1 401 /);
      // Only programs sign in by a header; browsers would ask people for a password.
      expect(/www-authenticate/i.test(answer)).toBe(isProgramPath(target));
      expect(answer).not.toContain("the file");
      if (method === "GET") expect(answer).toContain('"code":"access-denied"');
    }
    expect(requests).toHaveLength(0);
  });

  test.each([
    "/api/../healthz",
    "/healthz/../api/settings",
    "http://localhost/healthz",
    "/healthz#",
  ])("%s is refused before authentication", async (target) => {
    expect(await raw("GET", target)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test.each(["/api/settings?/healthz", "/metrics?to=/access/sign-in", "/api/v1/countings?x=/pair"])(
    "%s does not get past by its query",
    async (target) => {
      expect(await raw("GET", target)).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  test.each(["/", "/trends?tz=UTC", "/countings/a%2Fb", "/index.html", "/shares"])(
    "a person who opens %s is redirected to sign in, and back",
    async (target) => {
      const answer = await raw("GET", target, page);
      expect(answer).toMatch(/^HTTP\/1\.1 303 /);
      const to = target === "/" ? "" : `?to=${encodeURIComponent(target)}`;
      expect(answer).toContain(`location: /access/sign-in${to}\r\n`);
      expect(answer).not.toContain("the file");
    },
  );

  test.each(["/api/settings", "/assets/main.js", "/metrics", "/access/other", "/share/a/b"])(
    "%s leads to the start page",
    async (target) => {
      expect(await raw("GET", target, page)).toMatch(/^HTTP\/1\.1 401 /);
    },
  );

  test.each(["/screen", "/screen?all", "/screen/setup"])(
    "a wall at %s shows a code and no form",
    async (target) => {
      const answer = await raw("GET", target, page);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      expect(answer).toContain("Pair this screen");
      expect(answer).not.toContain("<form");
      expect(answer.includes("Sign in instead")).toBe(target === "/screen/setup");
    },
  );

  test.each(["/healthz", "/version", "/access/sign-in", "/pair", ...gatewayPageFiles])(
    "%s is one of the few exceptions",
    async (target) => {
      expect(await raw("GET", target)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test("readiness has no reason", async () => {
    const answer = await raw("GET", "/readyz");
    expect(answer).toMatch(/\{"status":"ready"\}/);
    requests.length = 0;
  });
});

test("with access all of it is there, and only then", async () => {
  const cookie = sessionCookie("viewer");
  for (const target of ["/", "/assets/main.js", "/metrics", "/api/settings", "/api/v1/countings"]) {
    expect((await getAs(made.gateway, target, cookie)).status).toBe(200);
    expect((await getAs(made.gateway, target, `${cookie}x`)).status).toBe(401);
  }
  const asset = await getAs(made.gateway, "/assets/main.js", cookie);
  expect(asset.headers.get("Cache-Control")).toBe("private, max-age=31536000, immutable");
});

test("a known entity tag is not confirmed without access", async () => {
  const cookie = sessionCookie("viewer");
  const { headers } = await getAs(made.gateway, "/api/v1/countings", cookie);
  const etag = headers.get("ETag") ?? "";
  const known = { "If-None-Match": etag };
  expect((await getAs(made.gateway, "/api/v1/countings", cookie, known)).status).toBe(304);
  expect((await getAs(made.gateway, "/api/v1/countings", "", known)).status).toBe(401);
});
