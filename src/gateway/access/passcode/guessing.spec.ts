import { afterEach, describe, expect, test, vi } from "vitest";
import { readAddresses } from "#gateway/access/address-list.ts";
import { createSigner } from "#gateway/access/signer.ts";
import {
  accessGateway,
  adminPasscode,
  byPasscode,
  cookiesOf,
  noProxies,
  sharedTestKey,
  viewerPasscode,
} from "#gateway/testing/access.ts";
import { createEarlierSignIns } from "./earlier-sign-in.ts";
import { createNotedThrottle, createSignIn } from "./sign-in.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Fakes only the timers that sign-ins wait with: those of other specs in this thread keep running in real time. */
function slowClock(): void {
  vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout", "clearTimeout"] });
}

const path = "/access/sign-in";
const { gateway } = accessGateway();

describe("guessing", () => {
  /** A gateway with passcodes that are cheap to check. */
  function quick(proxies = noProxies, logAddresses = false) {
    let checked = 0;
    const notes: string[] = [];
    const earlierSignIns = createEarlierSignIns(createSigner(sharedTestKey));
    const log = { request() {}, note: (_: string, message: string) => void notes.push(message) };
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
      log,
      earlierSignIns,
      throttle: createNotedThrottle(log, logAddresses),
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
    return { guess, checked: () => checked, earlierSignIns, notes };
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

  test("from many networks is slowed for all of them", async () => {
    slowClock();
    const { guess, checked } = quick();
    for (let n = 0; n < 100; n += 1) await guess("guess", `198.51.100.${n}`);
    expect(checked()).toBe(100);
    // The first does not wait, six are checked while they wait, and the others in vain.
    const guesses = Array.from({ length: 20 }, (_, n) => guess("guess", `203.0.113.${n}`));
    await vi.advanceTimersByTimeAsync(0);
    expect(checked()).toBe(101);
    await vi.advanceTimersByTimeAsync(10_000);
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(7);
    expect(statuses.filter((status) => status === 503)).toHaveLength(13);
  });

  test("from twenty networks lets others in", async () => {
    slowClock();
    const { guess } = quick();
    const guessOn = async (address: string) => {
      while ((await guess("guess", address)).status !== 429);
    };
    for (let n = 0; n < 20; n += 1) void guessOn(`203.0.113.${n}`);
    for (let n = 0; n < 12; n += 1) {
      await vi.advanceTimersByTimeAsync(2000);
      const right = guess(viewerPasscode, `192.0.2.${n}`);
      await vi.advanceTimersByTimeAsync(1500);
      expect((await right).status).toBe(303);
    }
  });

  test("lets in a browser in which someone signed in, after a restart, too", async () => {
    slowClock();
    const before = quick();
    const signedIn = await before.guess(adminPasscode, "192.0.2.1");
    const Cookie = cookiesOf(signedIn);
    const { guess, checked } = quick();
    for (let n = 0; n < 100; n += 1) await guess("guess", `203.0.113.${n}`);
    // Fewer than may wait: of more, each has a chance to be refused at once.
    for (let n = 0; n < 60; n += 1) void guess("guess", `2001:db8:${n.toString(16)}::1`);
    await vi.advanceTimersByTimeAsync(1000);
    // At once, although many wait.
    const again = await guess(adminPasscode, "198.51.100.7", { Cookie });
    expect(again.status).toBe(303);
    const forged = { Cookie: Cookie.replace(/(countboard-earlier=)admin/, "$1viewer") };
    const waiting = guess(adminPasscode, "198.51.100.8", forged);
    await vi.advanceTimersByTimeAsync(0);
    expect(await Promise.race([waiting, "waits"])).toBe("waits");
    await vi.advanceTimersByTimeAsync(20_000);
    // A copied cookie brings a thief ten guesses in its lane; one more every 1.5 s is what all others share.
    const start = checked();
    const stolen = Array.from({ length: 40 }, (_, n) =>
      guess("guess", `2001:db8:ffff:${n.toString(16)}::1`, { Cookie }),
    );
    await vi.advanceTimersByTimeAsync(10_000);
    const statuses = (await Promise.all(stolen)).map(({ status }) => status);
    expect(statuses.slice(10).filter((status) => status === 401).length).toBeLessThanOrEqual(7);
    expect(checked() - start).toBeLessThanOrEqual(14);
  });

  test("that is slowed is logged once a minute, with an address only if a setting allows it", async () => {
    slowClock();
    for (const logAddresses of [false, true]) {
      const made = quick(
        readAddresses("10.0.0.1", () => {}),
        logAddresses,
      );
      for (let n = 0; n < 100; n += 1) await made.guess("guess", `198.51.100.${n}`);
      expect(made.notes).toEqual([]);
      const slowed = [1, 2].map(() => made.guess("guess", "2001:db8::7"));
      await vi.advanceTimersByTimeAsync(1500);
      await Promise.all(slowed);
      expect(made.notes).toHaveLength(1);
      expect(made.notes[0]).toMatch(/^100 wrong passcodes within 15 minutes/);
      expect(made.notes[0]?.includes("2001:db8::7")).toBe(logAddresses);
      expect(made.notes[0]?.includes("LOG_ADDRESSES=1")).toBe(!logAddresses);
      // `X-Forwarded-For` may contain anything.
      await vi.advanceTimersByTimeAsync(60_000);
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
