import { afterEach, describe, expect, test, vi } from "vitest";
import {
  accessGateway,
  accessOf,
  adminPasscode,
  byPasscode,
  cookiesOf,
  getAs,
  linkCookie,
  signIn,
  submitForm,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { emptyList, get, json } from "#gateway/testing/gateway.ts";
import { sessionLife } from "./sessions.ts";

afterEach(() => {
  vi.useRealTimers();
});

const path = "/access/sign-in";
const { gateway, directory, lines } = accessGateway();

describe("signing in", () => {
  test("sets a cookie and redirects", async () => {
    const response = await submitForm(gateway, `${path}?to=%2Ftrends%3Ftz%3DUTC`, {
      passcode: viewerPasscode,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/trends?tz=UTC");
    expect(await accessOf(gateway, cookiesOf(response))).toMatchObject({
      via: "session",
      role: "viewer",
      hidden: [],
    });
  });

  test("never leads to another site", async () => {
    for (const to of ["//evil.example.com", "/%5Cevil.example.com", "https://evil.example.com"]) {
      const response = await submitForm(gateway, `${path}?to=${to}`, { passcode: viewerPasscode });
      expect(response.headers.get("Location")).toBe("/");
    }
  });

  test("returns the role of a passcode", async () => {
    const cookie = await signIn(gateway, adminPasscode);
    expect(await accessOf(gateway, cookie)).toMatchObject({ via: "session", role: "admin" });
  });

  test("takes a passcode as keyboards write it", async () => {
    expect((await submitForm(gateway, path, { passcode: ` ${viewerPasscode} ` })).status).toBe(303);
  });

  test("is refused with a form that gives the reason", async () => {
    const response = await submitForm(
      gateway,
      `${path}?to=/trends`,
      { passcode: "x" },
      {},
      "192.0.2.7",
    );
    expect(response.status).toBe(401);
    expect(response.headers.get("WWW-Authenticate")).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
    const page = await response.text();
    expect(page).toContain('aria-describedby="fault"');
    expect(page).toMatch(/id="fault"[^>]*>That passcode is wrong/);
    expect(page).toContain('action="/access/sign-in?to=%2Ftrends"');
  });

  test("sends on those who are signed in, but not to another site", async () => {
    const cookie = await signIn(gateway, viewerPasscode);
    const asked = async (query: string, who = cookie) => {
      const response = await getAs(gateway, `${path}${query}`, who, { Accept: "text/html" });
      return `${response.status} ${response.headers.get("Location")}`;
    };
    expect(await asked("?to=%2Fcountings%2FC-1%3Ftab%3Dlines")).toBe(
      "303 /countings/C-1?tab=lines",
    );
    expect(await asked("")).toBe("303 /");
    expect(await asked("?to=//evil.example.com")).toBe("303 /");
    expect(await asked("?to=/access/sign-in")).toBe("303 /");
    // A viewer may sign in as an admin.
    expect(await asked("?to=/shares&as=admin")).toBe("200 null");
    expect(await asked("?to=/shares&as=admin", await signIn(gateway))).toBe("303 /shares");
    await submitForm(gateway, "/access/sign-out", {}, { Cookie: cookie });
    expect(await asked("?to=/trends")).toBe("200 null");
    const link = await linkCookie(gateway, await signIn(gateway));
    expect(await asked("?to=/trends", link)).toBe("200 null");
  });

  test("lasts through a restart, until the passcode changes", async () => {
    const cookie = await signIn(gateway, viewerPasscode);
    const again = accessGateway({ directory });
    expect((await getAs(again.gateway, "/api/settings", cookie)).status).toBe(200);
    const access = { ...byPasscode, passcode: "another passcode" };
    const changed = accessGateway({ directory, access });
    expect((await getAs(changed.gateway, "/api/settings", cookie)).status).toBe(401);
  });

  test("is renewed while it is used, on figures from memory as well", async () => {
    const cookie = await signIn(gateway, viewerPasscode);
    expect((await getAs(gateway, "/api/v1/countings", cookie)).headers.getSetCookie()).toEqual([]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + sessionLife.viewer / 2 });
    for (const headers of [{}, { "If-None-Match": "*" }]) {
      const response = await getAs(gateway, "/api/v1/countings", cookie, headers);
      expect(response.headers.getSetCookie()).toHaveLength(1);
      expect(response.headers.get("Cache-Control")).toBe("no-store");
      vi.setSystemTime(Date.now() + sessionLife.viewer / 4);
      expect((await getAs(gateway, "/api/settings", cookiesOf(response))).status).toBe(200);
    }
  });

  test("can be undone", async () => {
    const response = await submitForm(gateway, "/access/sign-out");
    expect([response.status, response.headers.get("Location")]).toEqual([303, path]);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toContain("Max-Age=0");
    expect(response.headers.getSetCookie().map((one) => one.split("=")[0])).toEqual([
      "countboard-session",
      "countboard-share",
    ]);
    expect((await get(gateway, "/access/sign-out")).headers.get("Allow")).toBe("POST");
  });
});

test("no log, metric or page contains a passcode or cookie", async () => {
  const upstream = async () => json(emptyList);
  const { gateway: fresh, lines: said } = accessGateway({ upstream });
  const cookie = await signIn(fresh, adminPasscode);
  let seen = "";
  for (const target of ["/", path, "/pair", "/api/settings", "/metrics", "/healthz", "/nothing"]) {
    const response = await getAs(fresh, target, cookie);
    seen += JSON.stringify([...response.headers]) + (await response.text());
  }
  await submitForm(fresh, `${path}?passcode=${viewerPasscode}`, { passcode: `x${viewerPasscode}` });
  seen += said.join() + lines.join();
  expect(seen).not.toContain(viewerPasscode);
  expect(seen).not.toContain(adminPasscode);
  expect(seen).not.toContain(cookie.split("=")[1]);
  expect(said.join()).toContain('"viewer":"session:admin"');
});
