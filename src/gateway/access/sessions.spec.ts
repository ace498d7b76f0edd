import { describe, expect, test } from "vitest";
import { createSessions, sessionLife } from "./sessions.ts";
import { createSigner } from "./signer.ts";

const key = Buffer.alloc(32, 1);
const hashes = { viewer: Buffer.alloc(32, 2), admin: Buffer.alloc(32, 3) };
let now = Date.UTC(2026, 0, 5);
const made = (other: Partial<typeof hashes> = {}, otherKey = key) =>
  createSessions(createSigner(otherKey), { ...hashes, ...other }, () => now);

describe("a session", () => {
  test("outlives a restart with the same key", () => {
    const cookie = made().issue("viewer");
    expect(made().read(cookie)).toEqual({ role: "viewer", isAgeing: false });
  });

  test("ends with another key", () => {
    expect(made({}, Buffer.alloc(32, 9)).read(made().issue("viewer"))).toBeUndefined();
  });

  test("ends with the passcode that it was begun with, and no other", () => {
    const [viewer, admin] = [made().issue("viewer"), made().issue("admin")];
    const changed = made({ viewer: Buffer.alloc(32, 8) });
    expect(changed.read(viewer)).toBeUndefined();
    expect(changed.read(admin)?.role).toBe("admin");
    const without = createSessions(createSigner(key), { ...hashes, admin: null }, () => now);
    expect(without.read(admin)).toBeUndefined();
  });

  test.each(["viewer", "admin"] as const)("of a %s lasts while it is used", (role) => {
    const begun = now;
    const cookie = made().issue(role);
    now = begun + sessionLife[role] / 20;
    expect(made().read(cookie)?.isAgeing).toBe(true);
    const renewed = made().issue(role);
    now = begun + sessionLife[role];
    expect(made().read(cookie)).toBeUndefined();
    expect(made().read(renewed)?.role).toBe(role);
  });

  test("cannot be changed in any sign", () => {
    const cookie = made().issue("viewer");
    expect(made().read(cookie.replace("viewer", "admin"))).toBeUndefined();
    for (let at = 0; at < cookie.length; at += 1) {
      const sign = cookie[at] === "a" ? "b" : "a";
      expect(made().read(cookie.slice(0, at) + sign + cookie.slice(at + 1))).toBeUndefined();
    }
    expect(made().read(cookie.slice(0, -1))).toBeUndefined();
    expect(made().read(`${cookie}a`)).toBeUndefined();
    expect(made().read("")).toBeUndefined();
  });
});
