import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { NewShare } from "#contract/access.ts";
import {
  accessGateway,
  adminPasscode,
  createShare,
  getAs,
  postAs,
  sessionCookie,
  sharesOf,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { codeOf, get } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

const admin = sessionCookie();
const { gateway, directory, lines } = accessGateway();

async function newFeed(wanted: Partial<NewShare> = {}, at = gateway) {
  const share = await createShare(at, admin, { name: "Excel", kind: "feed", ...wanted });
  return { share, token: share.token ?? "" };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const basic = (password: string, user = "excel") => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}`,
});
const ask = (headers: Record<string, string>, path = "/metrics", at = gateway) =>
  get(at, path, { headers });

describe("a feed's token", () => {
  test("is shown once, and stored as a hash that is of no use without the key", async () => {
    const { share, token } = await newFeed();
    expect(share).toMatchObject({ kind: "feed", link: null });
    expect(token).toMatch(/^countboard-feed\.[\w-]{12}\.[\w-]{43}$/);
    const all = await sharesOf(await getAs(gateway, "/api/shares", admin));
    expect(all.find(({ id }) => id === share.id)).toMatchObject({ token: null });
    const stored = readFileSync(join(directory, "shares.json"), "utf8");
    expect(stored).toContain(share.id);
    expect(stored).not.toContain(token.split(".")[2]);
  });

  test("is read as a bearer token, or as the password of Basic", async () => {
    const { token } = await newFeed();
    for (const headers of [bearer(token), { Authorization: `bearer ${token}` }, basic(token)]) {
      expect((await ask(headers)).status).toBe(200);
    }
  });

  test("opens no page and nothing that pages ask for", async () => {
    const { token } = await newFeed();
    for (const path of ["/api/v1/countings", "/api/settings", "/api/shares", "/countings"]) {
      const response = await ask(bearer(token), path);
      expect(response.headers.get("WWW-Authenticate")).toBeNull();
      expect((await response.json()).detail).toContain("/openapi.json, and nothing else");
    }
    const page = await ask({ ...bearer(token), Accept: "text/html" }, "/");
    expect([page.status, page.headers.get("Location")]).toEqual([303, "/access/sign-in"]);
  });

  test("opens the metrics with access to everything alone", async () => {
    const { token } = await newFeed({ scope: { kind: "counting", id: "a" } });
    expect(await codeOf(await ask(bearer(token)))).toBe("403 out-of-scope");
  });

  test("ends with its time, and when it is stopped", async () => {
    const { token, share } = await newFeed();
    const { token: other } = await newFeed();
    await postAs(gateway, "/api/shares/revoke", admin, { id: share.id });
    const problemOf = async (headers: Record<string, string>) => (await ask(headers)).json();
    expect(await problemOf(bearer(token))).toMatchObject({
      status: 403,
      code: "share-revoked",
      detail: "This feed was stopped; an administrator makes another on the page Shares.",
    });
    later(3601);
    expect(await problemOf(bearer(other))).toMatchObject({
      status: 403,
      code: "share-expired",
      detail: "This feed has expired; an administrator makes another on the page Shares.",
    });
  });

  test("notes its last use", async () => {
    const { gateway: fresh } = accessGateway();
    const { token, share } = await newFeed({}, fresh);
    await ask(bearer(token), "/metrics", fresh);
    const lastUse = async () => {
      const all = await sharesOf(await getAs(fresh, "/api/shares", admin));
      return all.find(({ id }) => id === share.id)?.lastUsedAt;
    };
    await expect.poll(lastUse).not.toBeNull();
  });

  test("does not hold for what another share shows", async () => {
    const { gateway: fresh, directory: folder } = accessGateway();
    const { token } = await newFeed({ scope: { kind: "counting", id: "a" } }, fresh);
    const path = join(folder, "shares.json");
    const widened = readFileSync(path, "utf8").replace(
      /"scope": ?\{[^}]*"counting"[^}]*\}/,
      '"scope":{"kind":"all"}',
    );
    expect(widened).toContain('"scope":{"kind":"all"}');
    writeFileSync(path, widened, { mode: 0o600 });
    const second = accessGateway({ directory: folder }).gateway;
    expect(await codeOf(await ask(bearer(token), "/metrics", second))).toBe("401 access-denied");
  });

  test.each(["/feed/countings.csv?token=", "/metrics?access_token=", "/share/", "/?q="])(
    "is refused in an address: %s",
    async (start) => {
      const { token } = await newFeed();
      const response = await ask(bearer(token), `${start}${token}`);
      expect([response.status, (await response.json()).detail]).toEqual([
        400,
        expect.stringContaining("does not belong in an address"),
      ]);
    },
  );

  test("is in no log", async () => {
    const { token, share } = await newFeed();
    // A line is written at the end of an answer.
    for (const path of ["/metrics", `/metrics?token=${token}`]) {
      await (await ask(bearer(token), path)).text();
    }
    expect(lines.join()).toContain(`"viewer":"feed:${share.id}"`);
    expect(lines.join()).not.toContain(token.split(".")[2]);
  });
});

describe("wrong tokens", () => {
  test("are answered with what a program may send", async () => {
    for (const headers of [{}, bearer("x"), basic("x"), { Authorization: "Digest a" }]) {
      const { gateway: fresh } = accessGateway();
      const response = await ask(headers, "/metrics", fresh);
      expect(response.status).toBe(401);
      expect(response.headers.get("WWW-Authenticate")).toMatch(/^Bearer .*, Basic /);
    }
  });

  test("are limited by network as wrong passcodes are, and right ones pass meanwhile", async () => {
    const { gateway: fresh } = accessGateway();
    const { token } = await newFeed({}, fresh);
    const wrong = token.replace(/.$/, (sign) => (sign === "A" ? "E" : "A"));
    for (let n = 0; n < 10; n += 1) {
      expect((await ask(bearer(wrong), "/metrics", fresh)).status).toBe(401);
    }
    const limited = await ask(bearer(wrong), "/metrics", fresh);
    expect(await codeOf(limited)).toBe("429 rate-limited");
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect((await ask(bearer(token), "/metrics", fresh)).status).toBe(200);
    expect((await ask(bearer(adminPasscode), "/metrics", fresh)).status).toBe(429);
  });
});

describe("the admins' passcode", () => {
  test("opens the metrics alone", async () => {
    const { gateway: fresh } = accessGateway();
    for (const headers of [bearer(adminPasscode), basic(adminPasscode, "")]) {
      expect((await ask(headers, "/metrics", fresh)).status).toBe(200);
      expect((await ask(headers, "/feed/countings.csv", fresh)).status).toBe(401);
    }
    expect((await ask(bearer(viewerPasscode), "/metrics", fresh)).status).toBe(401);
  });

  test("is limited like any other guess", async () => {
    const { gateway: fresh } = accessGateway();
    for (let n = 0; n < 10; n += 1) await ask(basic("wrong-passcode"), "/metrics", fresh);
    const limited = await ask(bearer(adminPasscode), "/metrics", fresh);
    expect(await codeOf(limited)).toBe("429 rate-limited");
  });
});
