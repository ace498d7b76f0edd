import { describe, expect, test } from "vitest";
import type { Config } from "#gateway/config/config.ts";
import { listen } from "#gateway/http/serve.ts";
import { accessGateway, createShare, getAs, openLink, postAs } from "#gateway/testing/access.ts";
import { get } from "#gateway/testing/gateway.ts";
import { sendRaw } from "#gateway/testing/raw.ts";
import { readAddresses } from "./address-list.ts";

const secret = "proxy-secret-canary";
const access: Config["access"] = {
  mode: "header",
  header: "x-forwarded-user",
  secret,
  proxies: readAddresses("127.0.0.1", () => {}),
  admins: ["ana"],
};
const { gateway, lines } = accessGateway({ access });

const as = (name: string, address = "127.0.0.1", sent = secret, more = {}) =>
  gateway(
    new Request("http://localhost/", {
      headers: { "X-Forwarded-User": name, "X-Countboard-Proxy-Secret": sent, ...more },
    }),
    "/api/settings",
    address,
  );

describe("an identity header", () => {
  test("is trusted from the proxy that knows the secret", async () => {
    const viewer = await (await as("bo@example.com")).json();
    expect(viewer.access).toMatchObject({ via: "proxy", role: "viewer", name: "bo@example.com" });
    const admin = await (await as("ana")).json();
    expect(admin.access).toMatchObject({ via: "proxy", role: "admin", name: "ana" });
    expect((await (await as("M\u00c3\u00bcller")).json()).access.name).toBe("Müller");
  });

  test.each([
    ["another address", () => as("ana", "192.0.2.1")],
    ["no address", () => as("ana", "")],
    [
      "an address that somebody claims",
      () => as("ana", "192.0.2.1", secret, { "X-Forwarded-For": "127.0.0.1" }),
    ],
    ["another secret", () => as("ana", "127.0.0.1", `${secret}x`)],
    ["no secret", () => as("ana", "127.0.0.1", "")],
    ["no name", () => as("")],
    ["a name beside the proxy's", () => as("ana, bo")],
    ["a name of blank space", () => as("\u00e3\u0080\u0080")],
    ["an endless name", () => as("x".repeat(201))],
  ])("with %s is 401", async (_, ask) => {
    const response = await ask();
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBeNull();
  });

  test.each(["\u00a0", "\ufeff", "\u2003", "\u3000"])(
    "of an admin with blank space %j around it is 401",
    async (space) => {
      for (const name of [`${space}ana`, `ana${space}`]) {
        const sent = Buffer.from(name, "utf8").toString("latin1");
        expect((await as(sent)).status).toBe(401);
      }
    },
  );

  test("spoofed over a socket is 401", async () => {
    const running = await listen(gateway, "127.0.0.1", 0);
    const ask = (...headers: string[]) =>
      sendRaw(running.address, ["GET /api/settings HTTP/1.1", "Host: localhost", ...headers]);
    const ours = `X-Countboard-Proxy-Secret: ${secret}`;
    expect(await ask("X-Forwarded-User: ana", ours)).toMatch(/^HTTP\/1\.1 200 /);
    for (const headers of [
      ["X-Forwarded-User: ana"],
      ["X-Forwarded-User: ana", "X-Countboard-Proxy-Secret: guess"],
      ["X-Forwarded-User: ana", "X-Countboard-Proxy-Secret: guess", ours],
      ["X-Forwarded-User: ana", "X-Forwarded-User: bo", ours],
      ["X_Forwarded_User: ana", ours],
      [ours],
    ]) {
      expect(await ask(...headers)).toMatch(/^HTTP\/1\.1 401 /);
    }
    await running.stop(1000);
  });

  test("missing is explained to people", async () => {
    const response = await get(gateway, "/trends", { headers: { Accept: "text/html" } });
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBeNull();
    expect(await response.text()).toContain("sign-on");
    expect((await get(gateway, "/access/sign-in")).status).toBe(404);
  });

  test("is in no log, nor is the secret", () => {
    expect(lines.join()).not.toContain("bo@example.com");
    expect(lines.join()).not.toContain(secret);
    expect(lines.join()).toContain('"viewer":"proxy:admin"');
  });
});

test("an admin's share opens without a proxy identity", async () => {
  const proxied = (request: Request, target = "") => {
    const headers = new Headers(request.headers);
    headers.set("X-Forwarded-User", "ana");
    headers.set("X-Countboard-Proxy-Secret", secret);
    return gateway(new Request(request, { headers }), target, "127.0.0.1");
  };
  const asAdmin = ((request, target) => proxied(request as Request, target)) as typeof gateway;
  const made = await createShare(asAdmin, "");
  expect(made.madeBy).toEqual({ via: "proxy", name: "ana" });
  const cookie = await openLink(gateway, made);
  expect((await getAs(gateway, "/api/settings", cookie)).status).toBe(200);
  expect((await postAs(gateway, "/api/shares", cookie, {})).status).toBe(403);
});
