import * as v from "valibot";
import { afterEach, describe, expect, test, vi } from "vitest";
import { shareSchema } from "#contract/access.ts";
import { accessGateway, getAs, postAs, sessionCookie } from "#gateway/testing/access.ts";
import { codeOf } from "#gateway/testing/gateway.ts";
import { askToPair, enterCode, ticketCookie } from "#gateway/testing/pairing.ts";
import { newPairingCode } from "./pairing-code.ts";
import { codeLife } from "./pairing-tickets.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** The header by which a screen's page identifies itself. */
const page = { "X-Countboard-Page": "0123456789abcdef0123456789abcdef" };
const otherPage = { "X-Countboard-Page": "f".repeat(32) };

const { gateway, directory } = accessGateway();
const admin = sessionCookie();
const ask = (cookie = "", headers: Record<string, string> = {}, at = gateway) =>
  askToPair(at, { cookie, headers });
const enter = (code = "") => enterCode(gateway, admin, { code });
const expectAnotherCode = async (requests: ReturnType<typeof ask>, code = "") => {
  const { said, cookie } = await requests;
  expect(said.state).toBe("waiting");
  expect(said.code).not.toBe(code);
  expect(cookie).not.toContain("countboard-share");
};

describe("a pairing ticket", () => {
  test("opens nothing in another browser once it was used", async () => {
    for (const [own, copy] of [
      [page, otherPage],
      [page, {}],
      [{}, page],
      // Pages without a random identifier cannot be distinguished.
      [{}, {}],
      [{ "X-Countboard-Page": "x" }, { "X-Countboard-Page": "x" }],
    ] as const) {
      const { said, cookie } = await ask();
      await enter(said.code);
      expect((await ask(cookie, own)).said).toEqual({ state: "paired" });
      await expectAnotherCode(ask(cookie, copy), said.code);
    }
  });

  test("whose answer was lost works again for a minute, from the same page", async () => {
    const { said, cookie } = await ask();
    await enter(said.code);
    for (const _ of [1, 2]) expect((await ask(cookie, page)).said).toEqual({ state: "paired" });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await expectAnotherCode(ask(cookie, page), said.code);
  });

  test("is used once, even by concurrent gateways", async () => {
    const other = accessGateway({ directory }).gateway;
    const { said, cookie } = await ask();
    await enter(said.code);
    const requests = Array.from({ length: 20 }, (_, n) => ask(cookie, {}, n % 2 ? gateway : other));
    const states = (await Promise.all(requests)).map((one) => one.said.state);
    expect(states.filter((state) => state === "paired")).toHaveLength(1);
  });

  test("of another screen with the same code comes too late", async () => {
    const code = newPairingCode();
    const createdAt = Date.now() - 1000;
    await enter(code);
    expect((await ask(ticketCookie(code, createdAt), page)).said).toEqual({ state: "paired" });
    const other = ticketCookie(code, createdAt, { id: "b".repeat(12) });
    await expectAnotherCode(ask(other, page), code);
  });

  test("from after its code was entered gets nothing", async () => {
    const code = newPairingCode();
    expect((await enter(code)).status).toBe(201);
    const now = Date.now();
    const late = await ask(ticketCookie(code, now + 1000));
    expect(late.said).toMatchObject({ state: "waiting", code });
    await expectAnotherCode(ask(ticketCookie(code, now - codeLife)), code);
    await expectAnotherCode(
      ask(ticketCookie(code, now - 1000, { key: Buffer.alloc(32, 9) })),
      code,
    );
    expect((await ask(ticketCookie(code, now - 1000))).said).toEqual({ state: "paired" });
  });

  test("that comes ten minutes after its code was entered gets nothing", async () => {
    const code = newPairingCode();
    const made = v.parse(shareSchema, await (await enter(code)).json());
    const cookie = ticketCookie(code, Date.now() - 1);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + codeLife });
    expect(Date.parse(made.waitsUntil ?? "")).toBeLessThanOrEqual(Date.now());
    await expectAnotherCode(ask(cookie), code);
    // Another screen may show that code by then.
    expect((await enter(code)).status).toBe(201);
  });

  test("that was forged gets nothing, and a code is entered once", async () => {
    const { said, cookie } = await ask();
    expect((await enter(said.code)).status).toBe(201);
    for (const wrong of ["", "countboard-pairing=", "countboard-pairing=guess", `${cookie}x`]) {
      await expectAnotherCode(ask(wrong), said.code);
    }
    expect(await codeOf(await enter(said.code))).toBe("404 not-found");
    expect((await ask(cookie)).said).toEqual({ state: "paired" });
    expect(await codeOf(await enter(said.code))).toBe("404 not-found");
  });

  test("whose share was revoked before it came gets nothing", async () => {
    for (const path of ["/api/shares/revoke", "/api/shares/revoke-all"]) {
      const { said, cookie } = await ask();
      const { id } = v.parse(shareSchema, await (await enter(said.code)).json());
      await postAs(gateway, path, admin, { id });
      await expectAnotherCode(ask(cookie), said.code);
    }
  });

  test("opens nothing while it waits", async () => {
    const { cookie } = await ask();
    expect(await codeOf(await getAs(gateway, "/api/settings", cookie))).toBe("401 access-denied");
  });
});
