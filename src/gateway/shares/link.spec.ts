import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  accessGateway,
  accessOf,
  cookiesOf,
  createShare,
  getAs,
  linkCookie,
  openLink,
  postAs,
  sessionCookie,
  sharesOf,
  submitForm,
} from "#gateway/testing/access.ts";
import { codeOf, get, json } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

const list = "/api/v1/countings";
const { gateway, directory, lines } = accessGateway();
const admin = sessionCookie();

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

describe("a link", () => {
  test("opens the shared page, and logs it", async () => {
    const made = await createShare(gateway, admin, {
      name: " For Ana ",
      hides: ["names", "costs"],
    });
    expect(made).toMatchObject({ kind: "link", name: "For Ana", hides: ["costs", "names"] });
    const response = await submitForm(gateway, made.link ?? "");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/"]);
    const [cookie = ""] = response.headers.getSetCookie();
    expect(cookie).toMatch(/Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax$/);
    expect(made.link).not.toContain(cookie.split(/[=;]/)[1]);
    expect(await accessOf(gateway, cookiesOf(response))).toEqual({
      ...{ via: "share", role: "viewer", name: "For Ana", scope: { kind: "all" }, subject: null },
      ...{ hidden: ["costs", "names"], until: made.expiresAt },
    });
  });

  test.each([
    [{ kind: "counting", id: "a/b" }, "/countings/a%2Fb"],
    // A lone surrogate, which is valid in JSON but not in an address.
    [{ kind: "counting", id: "a\ud800" }, "/countings/a%EF%BF%BD"],
    [{ kind: "warehouse", warehouse: "7 &x", name: null }, "/?warehouse=7%20%26x"],
    [{ kind: "all" }, "/"],
  ] as const)("to %j leads to its page", async (scope, path) => {
    const { link } = await createShare(gateway, admin, { scope });
    const response = await submitForm(gateway, link ?? "", {}, { "X-Forwarded-Proto": "https" });
    expect(response.headers.get("Location")).toBe(path);
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-countboard-share=.*; Secure$/);
  });

  test("is not used up by previews", async () => {
    const made = await createShare(gateway, admin, { name: "Confidential" });
    const before = readFileSync(join(directory, "shares.json"), "utf8");
    for (let n = 0; n < 10; n += 1) {
      for (const method of ["GET", "HEAD"]) {
        const preview = await get(gateway, made.link ?? "", { method });
        expect(preview.status).toBe(200);
        expect(preview.headers.getSetCookie()).toEqual([]);
        // The token is not sent to other sites, and the form sends its origin.
        expect(preview.headers.get("Referrer-Policy")).toBe("same-origin");
        expect(preview.headers.get("X-Robots-Tag")).toBe("noindex");
        expect(preview.headers.get("Cache-Control")).toBe("no-store");
        const page = await preview.text();
        expect(page).not.toContain("Confidential");
        if (method === "GET")
          expect(page).toMatch(/og:title" content="Countboard"[\s\S]*preview\.png/);
      }
    }
    expect(readFileSync(join(directory, "shares.json"), "utf8")).toBe(before);
    const cookie = await openLink(gateway, made);
    expect((await getAs(gateway, list, cookie)).status).toBe(200);
  });

  test("cannot be tampered with", async () => {
    const made = await createShare(gateway, admin, { scope: { kind: "counting", id: "a" } });
    const link = made.link ?? "";
    const other = await createShare(gateway, admin);
    const [id = "", signature = ""] = link.replace("/share/", "").split(".");
    const tampered = [
      link.slice(0, -1),
      `${link}x`,
      link.replace(/.$/, (sign) => (sign === "A" ? "E" : "A")),
      `/share/${other.id}.${signature}`,
      `/share/${id}.${(other.link ?? "").split(".")[1]}`,
      `/share/${id}`,
      `/share/${id}.`,
      `/share/.${signature}`,
      "/share/x",
    ];
    for (const target of tampered) {
      for (const method of ["GET", "POST"]) {
        const response = await get(gateway, target, { method });
        expect(response.status).toBe(403);
        expect(response.headers.getSetCookie()).toEqual([]);
      }
    }
    const cookie = await openLink(gateway, made);
    const [name, value = ""] = cookie.split("=");
    const [shareId, issued, sign = ""] = value.split(".");
    for (const wrong of [
      `${name}=${value.slice(0, -1)}`,
      `${name}=${other.id}.${issued}.${sign}`,
      `${name}=${shareId}.zzzzzz.${sign}`,
      `${name}=${id}.${signature}`,
      `${name}=${id}..${signature}`,
    ]) {
      expect(await codeOf(await getAs(gateway, list, wrong))).toBe("403 access-denied");
    }
  });

  test("ends with its time, also for viewers that have the answer", async () => {
    const made = await createShare(gateway, admin);
    const cookie = await openLink(gateway, made);
    const { headers } = await getAs(gateway, list, cookie);
    const known = { "If-None-Match": headers.get("ETag") ?? "" };
    expect((await getAs(gateway, list, cookie, known)).status).toBe(304);
    later(3599);
    expect((await getAs(gateway, list, cookie)).status).toBe(200);
    later(3);
    for (const sent of [{}, known]) {
      expect(await codeOf(await getAs(gateway, list, cookie, sent))).toBe("403 share-expired");
    }
    expect((await get(gateway, made.link ?? "")).status).toBe(403);
    const page = await getAs(gateway, "/", cookie, { Accept: "text/html" });
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining("has expired")]);
    const wall = await getAs(gateway, "/screen", cookie, { Accept: "text/html" });
    expect(await wall.text()).toContain("Pair this screen");
  });

  test("is revoked, also for figures in memory", async () => {
    const [made, other] = [await createShare(gateway, admin), await createShare(gateway, admin)];
    const cookies = [await openLink(gateway, made), await openLink(gateway, other)];
    for (const cookie of cookies) expect((await getAs(gateway, list, cookie)).status).toBe(200);
    const all = await sharesOf(await postAs(gateway, "/api/shares/revoke", admin, { id: made.id }));
    expect(all.find(({ id }) => id === made.id)?.revokedAt).not.toBeNull();
    const [gone = "", left = ""] = cookies;
    expect(await codeOf(await getAs(gateway, list, gone))).toBe("403 share-revoked");
    expect((await getAs(gateway, list, left)).status).toBe(200);
    expect((await submitForm(gateway, made.link ?? "")).status).toBe(403);
    const unknown = await postAs(gateway, "/api/shares/revoke", admin, { id: "unheard of" });
    expect(await codeOf(unknown)).toBe("404 not-found");
  });

  test("is revoked at another gateway, too", async () => {
    const other = accessGateway({ directory }).gateway;
    const made = await createShare(gateway, admin);
    const cookie = await openLink(gateway, made);
    await expect.poll(async () => (await getAs(other, list, cookie)).status).toBe(200);
    expect((await getAs(other, list, admin)).status).toBe(200);
    await postAs(gateway, "/api/shares/revoke", admin, { id: made.id });
    await expect
      .poll(async () => (await getAs(other, list, cookie)).status, { timeout: 5000 })
      .toBe(403);
  });

  test("gives no other access", async () => {
    const cookie = await linkCookie(gateway, admin);
    for (const path of [
      "/api/shares",
      "/api/screens",
      "/api/shares/revoke",
      "/api/shares/revoke-all",
    ]) {
      expect(await codeOf(await postAs(gateway, path, cookie, {}))).toBe("403 access-denied");
    }
    expect(await codeOf(await getAs(gateway, "/api/shares", cookie))).toBe("403 access-denied");
  });

  test("does not reduce a signed-in viewer's access", async () => {
    const cookie = await linkCookie(gateway, admin, { hides: ["costs"] });
    const both = `${cookie}; ${admin}`;
    const settings = await (await getAs(gateway, "/api/settings", both)).json();
    expect(settings.access).toMatchObject({ via: "session", hidden: [] });
  });

  test("sent by another site opens nothing", async () => {
    const { link } = await createShare(gateway, admin);
    for (const headers of [
      { Origin: "https://evil.example.com" },
      { "Sec-Fetch-Site": "cross-site", Origin: "null" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      const response = await submitForm(gateway, link ?? "", {}, headers);
      expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
      // The intended viewer can open it there.
      expect(await response.text()).toMatch(/Another site tried [\s\S]*<button type="submit"/);
    }
    const own = { Origin: "http://localhost:4173", Host: "localhost:4173" };
    expect((await submitForm(gateway, link ?? "", {}, own)).status).toBe(303);
  });
});

test("a gateway that cannot read revocations sends nothing to shares", async () => {
  const { gateway: fresh, directory: folder } = accessGateway();
  const own = sessionCookie();
  const cookie = await linkCookie(fresh, own);
  expect((await getAs(fresh, list, cookie)).status).toBe(200);
  writeFileSync(join(folder, "shares.json"), "{");
  await expect
    .poll(async () => (await getAs(fresh, list, cookie)).status, { timeout: 5000 })
    .toBe(503);
  expect((await getAs(fresh, list, own)).status).toBe(200);
});

test("no log and no metric contains a link or cookie", async () => {
  const made = await createShare(gateway, admin, { name: "name-canary" });
  const cookie = await openLink(gateway, made);
  await get(gateway, made.link ?? "");
  await getAs(gateway, list, cookie);
  const metrics = await (await getAs(gateway, "/metrics", admin)).text();
  const seen = lines.join() + metrics;
  for (const secret of [made.link?.split(".")[1], cookie.split(".")[2], "name-canary"]) {
    expect(seen).not.toContain(secret);
  }
  expect(seen).toContain('"route":"/share/:token"');
  expect(seen).toContain(`"viewer":"link:${made.id}"`);
});

test("nothing that gives access is stored", async () => {
  const { gateway: fresh, directory: folder } = accessGateway({ upstream: async () => json({}) });
  const made = await createShare(fresh, sessionCookie());
  const cookie = await openLink(fresh, made);
  const stored = readFileSync(join(folder, "shares.json"), "utf8");
  expect(stored).toContain(made.id);
  expect(stored).not.toContain(made.link?.split(".")[1]);
  expect(stored).not.toContain(cookie.split(".")[2]);
});
