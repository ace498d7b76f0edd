import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { day } from "#domain/time/units.ts";
import type { Gateway } from "#gateway/create.ts";
import {
  accessGateway,
  adminPasscode,
  cookiesOf,
  getAs,
  linkCookie,
  postAs,
  signIn,
  submitForm,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { codeOf } from "#gateway/testing/gateway.ts";

afterEach(() => {
  vi.useRealTimers();
});

const settings = "/api/settings";
const endAll = "/api/sessions/end-all";
const signOut = (gateway: Gateway, cookie: string) =>
  submitForm(gateway, "/access/sign-out", {}, { Cookie: cookie });
const statusOf = async (gateway: Gateway, cookie: string) =>
  (await getAs(gateway, settings, cookie)).status;
const expectEnded = (gateway: Gateway, cookie: string) =>
  expect.poll(() => statusOf(gateway, cookie), { timeout: 1000, interval: 20 }).toBe(401);

describe("a session that signed out", () => {
  test.each([adminPasscode, viewerPasscode])("opens nothing, wherever it is sent", async (code) => {
    const { gateway, directory } = accessGateway();
    const other = accessGateway({ directory }).gateway;
    const [cookie, others] = [await signIn(gateway, code), await signIn(gateway, code)];
    expect(await statusOf(other, cookie)).toBe(200);
    const response = await signOut(gateway, cookie);
    expect([response.status, cookiesOf(response)]).toEqual([
      303,
      "countboard-session=; countboard-share=",
    ]);
    expect(await codeOf(await getAs(gateway, settings, cookie))).toBe("401 access-denied");
    expect((await getAs(gateway, "/api/shares", cookie)).status).toBe(401);
    await expectEnded(other, cookie);
    for (const at of [gateway, other]) expect(await statusOf(at, others)).toBe(200);
    // Also after a restart.
    expect(await statusOf(accessGateway({ directory }).gateway, cookie)).toBe(401);
  });

  test("ends all its renewed cookies", async () => {
    const { gateway } = accessGateway();
    const first = await signIn(gateway, viewerPasscode);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * day });
    const second = cookiesOf(await getAs(gateway, settings, first));
    vi.setSystemTime(Date.now() + 5 * day);
    const third = cookiesOf(await getAs(gateway, settings, second));
    expect(new Set([first, second, third]).size).toBe(3);
    await signOut(gateway, second);
    for (const cookie of [first, second, third]) expect(await statusOf(gateway, cookie)).toBe(401);
    // Until the last cookie would have expired.
    vi.setSystemTime(Date.now() + 29 * day);
    await signOut(gateway, await signIn(gateway));
    expect(await statusOf(gateway, third)).toBe(401);
  });

  test("ends although a neighbouring host set a cookie of the same name", async () => {
    const { gateway } = accessGateway();
    const [first, second] = [await signIn(gateway), await signIn(gateway, viewerPasscode)];
    await signOut(gateway, `countboard-session=x; ${first}; ${second}`);
    for (const cookie of [first, second]) expect(await statusOf(gateway, cookie)).toBe(401);
  });

  test("falls back to the link that its browser opened", async () => {
    const { gateway } = accessGateway();
    const admin = await signIn(gateway);
    const guest = await linkCookie(gateway, admin, { name: "For Ana" });
    await signOut(gateway, admin);
    const { access } = await (await getAs(gateway, settings, `${admin}; ${guest}`)).json();
    expect(access).toMatchObject({ via: "share", role: "viewer", name: "For Ana" });
  });
});

describe("a session in constant use", () => {
  test.each([
    [adminPasscode, 7],
    [viewerPasscode, 90],
  ])("ends for good: %s after %d days", async (code, days) => {
    const { gateway } = accessGateway();
    const begun = Date.now();
    const step = (days * day) / 100;
    let cookie = await signIn(gateway, code);
    for (let n = 1; n < 100; n += 1) {
      vi.useFakeTimers({ toFake: ["Date"], now: begun + n * step });
      const response = await getAs(gateway, settings, cookie);
      expect(response.status).toBe(200);
      const [renewed] = response.headers.getSetCookie();
      const seconds = Number(/Max-Age=(\d+)/.exec(renewed ?? "")?.[1] ?? 0);
      expect(Date.now() + seconds * 1000).toBeLessThanOrEqual(begun + days * day + 1000);
      cookie = cookiesOf(response) || cookie;
    }
    vi.setSystemTime(begun + days * day + 1000);
    expect(await statusOf(gateway, cookie)).toBe(401);
  });
});

describe("ending all sessions", () => {
  test("ends all sessions, the admin's too, at every gateway, and no share", async () => {
    const { gateway, directory, lines } = accessGateway();
    const other = accessGateway({ directory }).gateway;
    const admin = await signIn(gateway);
    const guest = await linkCookie(gateway, admin);
    const sessions = [admin, await signIn(gateway, viewerPasscode), await signIn(other)];
    for (const cookie of sessions) expect(await statusOf(other, cookie)).toBe(200);
    expect((await postAs(gateway, endAll, admin)).status).toBe(200);
    for (const cookie of sessions) {
      expect(await statusOf(gateway, cookie)).toBe(401);
      await expectEnded(other, cookie);
    }
    for (const at of [gateway, other]) expect(await statusOf(at, guest)).toBe(200);
    const again = await signIn(gateway);
    for (const at of [gateway, other]) expect(await statusOf(at, again)).toBe(200);
    expect(lines.join()).toContain("All sessions were ended.");
  });

  test("is for admins alone, from our own pages", async () => {
    const { gateway } = accessGateway();
    const admin = await signIn(gateway);
    const viewer = await signIn(gateway, viewerPasscode);
    const guest = await linkCookie(gateway, admin);
    expect(await codeOf(await postAs(gateway, endAll, viewer))).toBe("403 access-denied");
    expect(await codeOf(await postAs(gateway, endAll, guest))).toBe("403 access-denied");
    expect(await codeOf(await postAs(gateway, endAll, ""))).toBe("401 access-denied");
    const foreign = { Cookie: admin, "Sec-Fetch-Site": "cross-site" };
    expect((await submitForm(gateway, endAll, {}, foreign)).status).toBe(403);
    expect((await getAs(gateway, endAll, admin)).status).toBe(405);
    for (const cookie of [admin, viewer]) expect(await statusOf(gateway, cookie)).toBe(200);
  });
});

test("an unreadable folder ends no session, and revives none", async () => {
  const { gateway, directory } = accessGateway();
  const [cookie, ended] = [await signIn(gateway), await signIn(gateway)];
  await signOut(gateway, ended);
  expect([await statusOf(gateway, cookie), await statusOf(gateway, ended)]).toEqual([200, 401]);
  writeFileSync(join(directory, "shares.json"), "{");
  await expect.poll(async () => (await signOut(gateway, cookie)).status).toBe(503);
  expect([await statusOf(gateway, cookie), await statusOf(gateway, ended)]).toEqual([200, 401]);
  // A gateway that never read the state knows of no session.
  expect(await statusOf(accessGateway({ directory }).gateway, ended)).toBe(503);
});

test("signing out without a session writes nothing", async () => {
  const { gateway, directory } = accessGateway();
  const cookie = await signIn(gateway);
  await signOut(gateway, cookie);
  const version = () => statSync(join(directory, "shares.json"), { bigint: true });
  const { ino, mtimeNs } = version();
  for (const sent of ["", "countboard-session=x", cookie, `${cookie}x`]) {
    expect((await signOut(gateway, sent)).status).toBe(303);
  }
  expect(version()).toMatchObject({ ino, mtimeNs });
});
