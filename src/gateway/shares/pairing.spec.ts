import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { shareSchema } from "#contract/access.ts";
import {
  accessGateway,
  codeOf,
  cookiesOf,
  look,
  redeemed,
  removeStateDirs,
  send,
  share,
  signedIn,
  submit,
  viewerPasscode,
} from "#gateway/testing-access.ts";
import { codeLife } from "./pairings.ts";
import { emptyState, stateSchema } from "./state.ts";

afterAll(removeStateDirs);
afterEach(() => {
  vi.useRealTimers();
});

const { gateway, directory, lines } = accessGateway();
const admin = await signedIn(gateway);
const list = "/api/v1/countings";

/** What a screen hears, and the cookies that it has from then on. */
async function ask(cookie = "", at = gateway, headers = {}, address = "192.0.2.1") {
  const response = await submit(at, "/pair", {}, { Cookie: cookie, ...headers }, address);
  const said = (await response.json()) as { state?: string; code?: string; seconds?: number };
  return { status: response.status, said, cookie: cookiesOf(response) || cookie, response };
}

const letIn = (code: string, more = {}, cookie = admin, at = gateway) =>
  send(at, "/api/screens", cookie, {
    code,
    name: "Hall 3",
    scope: { kind: "all" },
    hides: ["names"],
    ...more,
  });

describe("a screen", () => {
  test("is let in by the code that it shows, and stays in", async () => {
    const first = await ask();
    expect(first.said).toMatchObject({
      state: "waiting",
      code: expect.stringMatching(/^[A-Z0-9]{6}$/),
    });
    expect(first.response.headers.getSetCookie()[0]).toMatch(
      /^countboard-pairing=[^;]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    const code = first.said.code ?? "";
    const again = await ask(first.cookie);
    expect(again.said).toMatchObject({ state: "waiting", code });
    expect(again.response.headers.getSetCookie()).toEqual([]);

    const written = `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`;
    const made = shareSchema.parse(await (await letIn(written)).json());
    expect(made).toMatchObject({ kind: "screen", name: "Hall 3", link: null, expiresAt: null });
    const paired = await ask(first.cookie);
    expect(paired.said).toEqual({ state: "paired" });
    expect(paired.response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^countboard-share=[^;]+; Path=\/; Max-Age=2592000; HttpOnly/),
      expect.stringMatching(/^countboard-pairing=; .*Max-Age=0/),
    ]);
    const settings = await (await look(gateway, "/api/settings", paired.cookie)).json();
    expect(settings.access).toEqual({
      via: "screen",
      role: "viewer",
      name: "Hall 3",
      scope: { kind: "all" },
      hidden: ["names"],
      until: null,
    });
    const page = await look(gateway, "/screen", paired.cookie, { Accept: "text/html" });
    expect(await page.text()).not.toContain("Pair this screen");
    expect(lines.join()).toContain(`"viewer":"screen:${made.id}"`);

    // Renewed by what it polls, for ever.
    const now = Date.now();
    let cookie = paired.cookie;
    for (const days of [29, 58, 87]) {
      vi.useFakeTimers({ toFake: ["Date"], now: now + days * 86_400_000 });
      const poll = await look(gateway, list, cookie);
      expect(poll.status).toBe(200);
      cookie = cookiesOf(poll);
    }
    vi.useRealTimers();

    await send(gateway, "/api/shares/revoke", admin, { id: made.id });
    expect(await codeOf(await look(gateway, list, cookie))).toBe("403 share-revoked");
    expect((await ask(first.cookie)).said.code).not.toBe(code);
  });

  test("keeps for itself what it is let in by: a copy of its cookie ends at the server", async () => {
    const { said, cookie: waits } = await ask();
    await letIn(said.code ?? "");
    const { cookie: copied } = await ask(waits);
    const now = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: now + 29 * 86_400_000 });
    const renewed = cookiesOf(await look(gateway, list, copied));
    vi.setSystemTime(now + 31 * 86_400_000);
    expect(await codeOf(await look(gateway, list, copied))).toBe("403 share-expired");
    expect((await look(gateway, list, renewed)).status).toBe(200);
    const wall = await look(gateway, "/screen", copied, { Accept: "text/html" });
    expect(await wall.text()).toContain("Pair this screen");
  });

  test("hears of it whichever gateway it asks", async () => {
    const other = accessGateway({ directory }).gateway;
    const { said, cookie } = await ask();
    expect((await letIn(said.code ?? "", {}, admin, other)).status).toBe(201);
    await expect
      .poll(async () => (await ask(cookie)).said, { timeout: 5000 })
      .toEqual({ state: "paired" });
  });

  test("that did not hear the answer hears it again, and nobody else does", async () => {
    const { said, cookie } = await ask();
    await letIn(said.code ?? "");
    for (const _ of [1, 2]) expect((await ask(cookie)).said).toEqual({ state: "paired" });
    for (const wrong of ["", "countboard-pairing=", "countboard-pairing=guess", `${cookie}x`]) {
      expect((await ask(wrong)).said.state).toBe("waiting");
    }
    expect(await codeOf(await letIn(said.code ?? ""))).toBe("404 not-found");
  });

  test("gets another code when its own is old", async () => {
    const { said, cookie } = await ask();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + codeLife + 1000 });
    expect(await codeOf(await letIn(said.code ?? ""))).toBe("404 not-found");
    const next = await ask(cookie);
    expect(next.said.code).not.toBe(said.code);
    expect((await letIn(next.said.code ?? "")).status).toBe(201);
  });

  test("is let in by admins alone, and by a code that some screen shows", async () => {
    const { said, cookie } = await ask();
    const code = said.code ?? "";
    const viewer = await signedIn(gateway, viewerPasscode);
    const guest = await redeemed(gateway, await share(gateway, admin));
    for (const [who, problem] of [
      [viewer, "403 access-denied"],
      [guest, "403 access-denied"],
      ["", "401 access-denied"],
      [cookie, "401 access-denied"],
    ] as const) {
      expect(await codeOf(await letIn(code, {}, who))).toBe(problem);
    }
    for (const wrong of ["", "000000", "ABC", `${code}A`, "x".repeat(5000)]) {
      expect(await codeOf(await letIn(wrong))).toBe("404 not-found");
    }
    expect(await codeOf(await letIn(code, { name: "" }))).toBe("400 bad-request");
    expect((await ask(cookie)).said.state).toBe("waiting");
  });
});

describe("those who only look", () => {
  test("change nothing", async () => {
    await ask();
    const path = join(directory, "shares.json");
    const before = readFileSync(path, "utf8");
    for (const target of ["/pair", "/screen", "/screen/setup"]) {
      const response = await look(gateway, target, "", { Accept: "text/html" });
      expect(response.headers.getSetCookie()).toEqual([]);
      const page = await response.text();
      expect(page).toContain('<script src="/pair.js" defer></script>');
      expect(page).not.toMatch(/<style|style=|onclick|<form/);
    }
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  test("from another site are refused", async () => {
    const { status, response } = await ask("", gateway, { Origin: "https://evil.example.com" });
    expect([status, response.headers.getSetCookie()]).toEqual([403, []]);
  });

  test("and ask for codes without end get no more, while others do", async () => {
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

  /** A gateway where 200 wait already, and how many of them wait still. */
  function crowded(networkOf: (n: number) => string) {
    const { gateway: fresh, directory: folder } = accessGateway();
    const path = join(folder, "shares.json");
    const until = Date.now() + codeLife;
    const pairings = Array.from({ length: 200 }, (_, n) => ({
      ticket: `ticket ${n}`,
      code: `CODE${n}`,
      until,
      shareId: n === 0 ? "let in" : null,
      from: networkOf(n),
    }));
    writeFileSync(path, JSON.stringify({ ...emptyState, pairings }));
    const left = () => stateSchema.parse(JSON.parse(readFileSync(path, "utf8"))).pairings;
    return { fresh, left };
  }

  test("and ask from a few networks fill no place of a real screen", async () => {
    const { fresh, left } = crowded((n) => `network ${n % 4}`);
    const real = await ask("", fresh, {}, "198.51.100.7");
    expect(real.status).toBe(200);
    // The flood goes on, from the networks that had it all and from more of the same.
    for (let n = 0; n < 80; n += 1) {
      await ask("", fresh, {}, n % 2 ? `203.0.113.${n % 5}` : `2001:db8:5:${n}::1`);
    }
    expect((await ask(real.cookie, fresh)).said).toMatchObject({ code: real.said.code });
    expect(left().filter(({ shareId }) => shareId === null)).toHaveLength(200);
    // Who was let in hears of it whatever comes.
    expect(left()[0]).toMatchObject({ ticket: "ticket 0" });
  });

  test("and ask from one network take each other's places before those of others", async () => {
    const { fresh, left } = crowded((n) => `network ${n}`);
    const screens = [];
    for (let n = 1; n <= 3; n += 1) screens.push(await ask("", fresh, {}, "198.51.100.8"));
    expect(screens.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(left().filter(({ shareId }) => shareId === null)).toHaveLength(200);
    expect((await ask(screens[2]?.cookie, fresh)).said).toMatchObject({
      code: screens[2]?.said.code,
    });
  });
});

test("neither codes nor tickets stand in a log, and tickets in no file", async () => {
  const { said, cookie } = await ask();
  await letIn(said.code ?? "");
  await ask(cookie);
  expect(lines.join()).not.toContain(said.code);
  const ticket = cookie.split("=")[1] ?? "";
  expect(ticket.length).toBeGreaterThan(20);
  expect(lines.join() + readFileSync(join(directory, "shares.json"), "utf8")).not.toContain(ticket);
});
