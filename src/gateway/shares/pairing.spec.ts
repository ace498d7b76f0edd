import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { shareSchema, sharesSchema } from "#contract/access.ts";
import {
  accessGateway,
  accessOf,
  cookiesOf,
  getAs,
  linkCookie,
  postAs,
  sessionCookie,
} from "#gateway/testing/access.ts";
import { codeOf } from "#gateway/testing/gateway.ts";
import { askToPair, enterCode } from "#gateway/testing/pairing.ts";
import { codeLife } from "./pairing-tickets.ts";

afterEach(() => {
  vi.useRealTimers();
});

const { gateway, directory, lines } = accessGateway();
const admin = sessionCookie();
const list = "/api/v1/countings";

const ask = (cookie = "", at = gateway, headers = {}, address = "192.0.2.1") =>
  askToPair(at, { cookie, headers, address });
const letIn = (code: string, more = {}, cookie = admin, at = gateway) =>
  enterCode(at, cookie, { code, ...more });

describe("a screen", () => {
  test("is paired by the code that it shows, and stays paired", async () => {
    const first = await ask();
    expect(first.said).toMatchObject({
      state: "waiting",
      code: expect.stringMatching(/^[A-Z0-9]{8}$/),
    });
    expect(first.response.headers.getSetCookie()[0]).toMatch(
      /^countboard-pairing=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const code = first.said.code ?? "";
    const again = await ask(first.cookie);
    expect(again.said).toMatchObject({ state: "waiting", code });
    expect(again.response.headers.getSetCookie()).toEqual([]);

    const written = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const made = v.parse(shareSchema, await (await letIn(written)).json());
    expect(made).toMatchObject({ kind: "screen", name: "Hall 3", link: null, expiresAt: null });
    expect(made.madeBy).toEqual({ via: "session", name: null });
    const { waitsUntil, createdAt, lastUsedAt } = made;
    expect(Date.parse(waitsUntil ?? "") - Date.parse(createdAt)).toBe(codeLife);
    expect(lastUsedAt).toBeNull();
    const paired = await ask(first.cookie);
    expect(paired.said).toEqual({ state: "paired" });
    expect(paired.response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^countboard-share=[^;]+; Path=\/; Max-Age=2592000; HttpOnly/),
      expect.stringMatching(/^countboard-pairing=; .*Max-Age=0/),
    ]);
    const { shares } = v.parse(
      sharesSchema,
      await (await getAs(gateway, "/api/shares", admin)).json(),
    );
    expect(shares.find(({ id }) => id === made.id)).toMatchObject({
      waitsUntil: null,
      lastUsedAt: expect.any(String),
    });
    expect(await accessOf(gateway, paired.cookie)).toEqual({
      via: "screen",
      role: "viewer",
      name: "Hall 3",
      scope: { kind: "all" },
      subject: null,
      hidden: ["names"],
      until: null,
    });
    const opened = await getAs(gateway, "/screen", paired.cookie, { Accept: "text/html" });
    expect(await opened.text()).not.toContain("Pair this screen");
    expect(lines.join()).toContain(`"viewer":"screen:${made.id}"`);

    // Each poll renews it, without end.
    const now = Date.now();
    let cookie = paired.cookie;
    for (const days of [29, 58, 87]) {
      vi.useFakeTimers({ toFake: ["Date"], now: now + days * 86_400_000 });
      const poll = await getAs(gateway, list, cookie);
      expect(poll.status).toBe(200);
      cookie = cookiesOf(poll);
    }
    vi.useRealTimers();

    await postAs(gateway, "/api/shares/revoke", admin, { id: made.id });
    expect(await codeOf(await getAs(gateway, list, cookie))).toBe("403 share-revoked");
    expect((await ask(first.cookie)).said.code).not.toBe(code);
  });

  test("cannot be copied for long: a copy of its cookie expires at the server", async () => {
    const { said, cookie: waits } = await ask();
    await letIn(said.code ?? "");
    const { cookie: copied } = await ask(waits);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + 29 * 86_400_000 });
    const renewed = cookiesOf(await getAs(gateway, list, copied));
    vi.setSystemTime(now + 31 * 86_400_000);
    expect(await codeOf(await getAs(gateway, list, copied))).toBe("403 share-expired");
    expect((await getAs(gateway, list, renewed)).status).toBe(200);
    const wall = await getAs(gateway, "/screen", copied, { Accept: "text/html" });
    expect(await wall.text()).toContain("Pair this screen");
  });

  test("is paired at every gateway", async () => {
    const other = accessGateway({ directory }).gateway;
    const { said, cookie } = await ask();
    expect((await letIn(said.code ?? "", {}, admin, other)).status).toBe(201);
    await expect
      .poll(async () => (await ask(cookie)).said, { timeout: 5000 })
      .toEqual({ state: "paired" });
  });

  test("gets another code when its own is old", async () => {
    const { said, cookie } = await ask();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + codeLife + 1000 });
    await letIn(said.code ?? "");
    const next = await ask(cookie);
    expect(next.said.state).toBe("waiting");
    expect(next.said.code).not.toBe(said.code);
    expect((await letIn(next.said.code ?? "")).status).toBe(201);
    expect((await ask(next.cookie)).said).toEqual({ state: "paired" });
  });

  test("is paired by admins alone, and by a valid code", async () => {
    const { said, cookie } = await ask();
    const code = said.code ?? "";
    const viewer = sessionCookie("viewer");
    const guest = await linkCookie(gateway, admin);
    for (const [who, problem] of [
      [viewer, "403 access-denied"],
      [guest, "403 access-denied"],
      ["", "401 access-denied"],
      [cookie, "401 access-denied"],
    ] as const) {
      expect(await codeOf(await letIn(code, {}, who))).toBe(problem);
    }
    for (const wrong of ["", "00000000", "ABC", code.slice(1), `${code}A`, "x".repeat(5000)]) {
      expect(await codeOf(await letIn(wrong))).toBe("404 not-found");
    }
    expect(await codeOf(await letIn(code, { name: "" }))).toBe("400 bad-request");
    expect((await ask(cookie)).said.state).toBe("waiting");
  });
});

describe("requests without a code", () => {
  test("change nothing", async () => {
    const { gateway: fresh, directory: folder } = accessGateway();
    await ask("", fresh);
    for (const target of ["/pair", "/screen", "/screen/setup"]) {
      const response = await getAs(fresh, target, "", { Accept: "text/html" });
      expect(response.headers.getSetCookie()).toEqual([]);
      const text = await response.text();
      expect(text).toContain('<script src="/pair.js" defer></script>');
      expect(text).not.toMatch(/<style|style=|onclick|<form/);
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  test("from another site are refused", async () => {
    const { status, response } = await ask("", gateway, { Origin: "https://evil.example.com" });
    expect([status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test("that request codes without end get no more, while others do", async () => {
    const { gateway: fresh } = accessGateway();
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await ask("", fresh, {}, "198.51.100.1")).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    const last = await ask("", fresh, {}, "198.51.100.1");
    expect(last.status).toBe(429);
    expect(Number(last.response.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await ask("", fresh, {}, "198.51.100.2")).status).toBe(200);
  });

  test("that use all addresses of a site get no more codes than with one", async () => {
    const { gateway: fresh } = accessGateway();
    const statuses = [];
    for (let n = 0; n < 61; n += 1) {
      statuses.push((await ask("", fresh, {}, `2001:db8:5:${n}::1`)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect((await ask("", fresh, {}, "2001:db8:6::1")).status).toBe(200);
  });
});

test("no log contains codes or tickets, and no file tickets", async () => {
  const { said, cookie } = await ask();
  await letIn(said.code ?? "");
  await ask(cookie);
  expect(lines.join()).not.toContain(said.code);
  const ticket = cookie.split("=")[1] ?? "";
  expect(ticket.length).toBeGreaterThan(20);
  expect(lines.join() + readFileSync(join(directory, "shares.json"), "utf8")).not.toContain(ticket);
});
