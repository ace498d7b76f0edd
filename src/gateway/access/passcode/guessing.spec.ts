import { afterEach, describe, expect, test, vi } from "vitest";
import { readAddresses } from "#gateway/access/address-list.ts";
import {
  accessGateway,
  adminPasscode,
  byPasscode,
  noProxies,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { createSignIn } from "./sign-in.ts";

afterEach(() => {
  vi.useRealTimers();
});

const path = "/access/sign-in";
const { gateway } = accessGateway();

describe("guessing", () => {
  /** A gateway with passcodes that are cheap to check. */
  function quick(proxies = noProxies, logAddresses = false) {
    let checked = 0;
    const notes: string[] = [];
    const waits: number[] = [];
    const route = createSignIn({
      config: { ...byPasscode, proxies },
      passcodes: {
        hashes: { viewer: Buffer.alloc(32), admin: null },
        async roleOf(text) {
          checked += 1;
          if (text === "busy") return "busy";
          if (text === adminPasscode) return "admin";
          return text === viewerPasscode ? "viewer" : null;
        },
      },
      begin: async () => ({ value: "session", seconds: 60 }),
      log: { request() {}, note: (_, message) => void notes.push(message) },
      logAddresses,
      wait: async (milliseconds) => void waits.push(milliseconds),
    });
    const guess = async (passcode: string, address: string, headers = {}) => {
      const body = new URLSearchParams({ passcode });
      const request = new Request("http://localhost/", { method: "POST", body, headers });
      const requestLog = { method: "POST", route: "", cache: "none", viewer: "-" } as const;
      const target = { path, query: "" };
      const context = { request, target, basePath: "", requestLog, address } as const;
      const answer = await route.POST?.(context, null);
      if (answer === undefined) throw new Error("There is no answer.");
      return answer;
    };
    return { guess, checked: () => checked, waits, notes };
  }

  test("is refused from the 11th wrong attempt, for that address alone and for a while", async () => {
    const { guess } = quick();
    for (let n = 1; n <= 10; n += 1) {
      expect((await guess(`guess ${n}`, "198.51.100.1")).status).toBe(401);
    }
    const eleventh = await guess("guess 11", "198.51.100.1");
    expect(eleventh.status).toBe(429);
    expect(Number(eleventh.headers.get("Retry-After"))).toBeGreaterThan(800);
    expect(await eleventh.text()).toMatch(/Too many wrong passcodes .* Try again in 15 minutes/);
    // The right passcode fails, too: an attacker must not learn from the answer.
    expect((await guess(viewerPasscode, "198.51.100.1")).status).toBe(429);
    expect((await guess(viewerPasscode, "198.51.100.2")).status).toBe(303);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 901_000 });
    expect((await guess(viewerPasscode, "198.51.100.1")).status).toBe(303);
  });

  test("never affects those who know the passcode", async () => {
    const { guess } = quick();
    for (let n = 1; n <= 30; n += 1) {
      expect((await guess(viewerPasscode, "198.51.100.1")).status).toBe(303);
    }
  });

  test("with many concurrent attempts gets no more than one by one", async () => {
    const { guess, checked } = quick();
    const guesses = Array.from({ length: 30 }, (_, n) => guess(`guess ${n}`, "198.51.100.3"));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
    expect(checked()).toBe(10);
  });

  test("behind made-up addresses counts for the real one, unless a trusted proxy names another", async () => {
    const { guess } = quick(readAddresses("10.0.0.1", () => {}));
    const from = async (address: string, forwarded: string) =>
      (await guess("guess", address, { "X-Forwarded-For": forwarded })).status;
    for (let n = 0; n < 10; n += 1) await from("198.51.100.4", `203.0.113.${n}`);
    expect(await from("198.51.100.4", "203.0.113.99")).toBe(429);
    for (let n = 0; n < 10; n += 1) await from("10.0.0.1", "203.0.113.50");
    expect(await from("10.0.0.1", "203.0.113.50")).toBe(429);
    expect(await from("10.0.0.1", "203.0.113.51")).toBe(401);
  });

  test("from everywhere at once is refused for a moment, without counting", async () => {
    const { guess } = quick();
    for (let n = 1; n <= 12; n += 1) {
      const answer = await guess("busy", "198.51.100.5");
      expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    }
    expect((await guess(viewerPasscode, "198.51.100.5")).status).toBe(303);
  });

  test("from a thousand networks is slowed for all of them", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    const { guess, checked, waits } = quick();
    for (let n = 0; n < 100; n += 1) await guess("guess", `198.51.100.${n}`);
    expect(waits).toEqual([]);
    // The first does not wait, six are queued, and further concurrent ones are rejected.
    const before = checked();
    const statuses = [];
    for (let n = 0; n < 200; n += 1) statuses.push((await guess("guess", `203.0.113.${n}`)).status);
    expect(checked() - before).toBe(7);
    expect(waits.at(-1)).toBe(9000);
    expect(statuses.filter((status) => status === 503)).toHaveLength(193);
    // It ends some time after the last wrong passcode.
    vi.advanceTimersByTime(900_000);
    waits.length = 0;
    await guess("guess", "192.0.2.100");
    expect(waits).toEqual([]);
  });

  test("that is slowed is logged once a minute, with an address only if a setting allows it", async () => {
    vi.useFakeTimers({ toFake: ["Date", "performance"] });
    for (const logAddresses of [false, true]) {
      const made = quick(
        readAddresses("10.0.0.1", () => {}),
        logAddresses,
      );
      for (let n = 0; n < 100; n += 1) await made.guess("guess", `198.51.100.${n}`);
      expect(made.notes).toEqual([]);
      await made.guess("guess", "2001:db8::7");
      await made.guess("guess", "2001:db8::7");
      expect(made.notes).toHaveLength(1);
      expect(made.notes[0]).toMatch(/^100 wrong passcodes within 15 minutes/);
      expect(made.notes[0]?.includes("2001:db8::7")).toBe(logAddresses);
      expect(made.notes[0]?.includes("LOG_ADDRESSES=1")).toBe(!logAddresses);
      // `X-Forwarded-For` may contain anything.
      vi.advanceTimersByTime(60_000);
      await made.guess("guess", "10.0.0.1", { "X-Forwarded-For": "a lie" });
      expect(made.notes).toHaveLength(2);
      expect(made.notes[1]).not.toContain("a lie");
    }
  });

  test("without a form is rejected", async () => {
    const post = (headers: Record<string, string>, body: BodyInit) =>
      gateway(new Request("http://localhost/", { method: "POST", headers, body }), path);
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    const large = `passcode=${"x".repeat(20_000)}`;
    for (const response of [
      await post({ "Content-Type": "application/json" }, "{}"),
      await post(form, large),
      await post(form, Uint8Array.of(0xff, 0xfe)),
    ]) {
      expect(response.status).toBe(400);
    }
    expect((await post(form, `passcode=${"x".repeat(300)}`)).status).toBe(401);
    expect((await post(form, "")).status).toBe(401);
  });
});
