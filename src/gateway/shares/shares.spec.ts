import { afterEach, describe, expect, test, vi } from "vitest";
import {
  accessGateway,
  createShare,
  getAs,
  linkCookie,
  openLink,
  postAs,
  sessionCookie,
  sharesOf,
} from "#gateway/testing/access.ts";
import { codeOf, get } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

const list = "/api/v1/countings";
const { gateway } = accessGateway();
const admin = sessionCookie();

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });

describe("admins", () => {
  test("see all shares, newest first, with their last use", async () => {
    await createShare(gateway, admin, { name: "Oldest" });
    later(5);
    await createShare(gateway, admin, { name: "Middle" });
    later(5);
    const made = await createShare(gateway, admin, { name: "Latest" });
    later(60);
    const all = await sharesOf(await getAs(gateway, "/api/shares", admin));
    expect(all.slice(0, 3).map(({ name }) => name)).toEqual(["Latest", "Middle", "Oldest"]);
    expect(all.find(({ id }) => id === made.id)).toEqual(made);
    expect(made.madeBy).toEqual({ via: "session", name: null });
    later(120);
    await getAs(gateway, list, await openLink(gateway, made));
    await expect
      .poll(async () => {
        const shares = await sharesOf(await getAs(gateway, "/api/shares", admin));
        return shares.find(({ id }) => id === made.id)?.lastUsedAt;
      })
      .toBe(new Date(Date.now()).toISOString());
  });

  test("are the only ones to share, with a valid body", async () => {
    const good = { name: "A", scope: { kind: "all" }, hides: [], seconds: 3600 };
    const viewer = sessionCookie("viewer");
    expect(await codeOf(await postAs(gateway, "/api/shares", viewer, good))).toBe(
      "403 access-denied",
    );
    expect(await codeOf(await postAs(gateway, "/api/shares", "", good))).toBe("401 access-denied");
    for (const wrong of [
      undefined,
      null,
      [],
      { ...good, name: " " },
      { ...good, name: "x".repeat(81) },
      { ...good, seconds: 59 },
      { ...good, seconds: 366 * 86_400 },
      { ...good, seconds: "3600" },
      { ...good, scope: { kind: "everything" } },
      { ...good, scope: { kind: "counting" } },
      { ...good, scope: { kind: "counting", id: "" } },
      { ...good, scope: { kind: "warehouse", warehouse: "", name: null } },
      { ...good, hides: ["everything"] },
      { ...good, name: "x".repeat(20_000) },
    ]) {
      expect(await codeOf(await postAs(gateway, "/api/shares", admin, wrong))).toBe(
        "400 bad-request",
      );
    }
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"]) {
      const response = await get(gateway, "/api/shares", {
        method: "POST",
        headers: { Cookie: admin, "Content-Type": type },
        body: JSON.stringify(good),
      });
      expect(await codeOf(response)).toBe("400 bad-request");
    }
    for (const foreign of [
      { Origin: "https://evil.example.com" },
      { "Sec-Fetch-Site": "same-site" },
    ]) {
      const response = await get(gateway, "/api/shares", {
        method: "POST",
        headers: { Cookie: admin, "Content-Type": "application/json", ...foreign },
        body: JSON.stringify(good),
      });
      expect(await codeOf(response)).toBe("403 access-denied");
    }
  });

  test("revoke all shares at once, and create new ones", async () => {
    const { gateway: fresh } = accessGateway();
    const own = sessionCookie();
    const made = [
      await createShare(fresh, own),
      await createShare(fresh, own, { scope: { kind: "counting", id: "a" } }),
    ];
    const cookies = await Promise.all(made.map((one) => openLink(fresh, one)));
    const left = await sharesOf(await postAs(fresh, "/api/shares/revoke-all", own));
    expect(left.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
    for (const cookie of cookies) {
      expect(await codeOf(await getAs(fresh, "/api/settings", cookie))).toBe("403 share-revoked");
    }
    expect((await getAs(fresh, list, await linkCookie(fresh, own))).status).toBe(200);
    expect((await getAs(fresh, list, own)).status).toBe(200);
  });

  test("cannot share with open access", async () => {
    const { gateway: open } = accessGateway({ access: { mode: "open" } });
    for (const path of [
      "/api/shares",
      "/api/screens",
      "/api/shares/revoke",
      "/api/shares/revoke-all",
    ]) {
      expect(await codeOf(await postAs(open, path, "", {}))).toBe("401 access-denied");
    }
  });
});
