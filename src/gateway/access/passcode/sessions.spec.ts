import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createSigner } from "#gateway/access/signer.ts";
import type { EndedSessions } from "#gateway/shares/state.ts";
import { createSessions, endAllSessions, sessionLife } from "./sessions.ts";

const key = Buffer.alloc(32, 1);
const hashes = { viewer: Buffer.alloc(32, 2), admin: Buffer.alloc(32, 3) };
let now = Date.UTC(2026, 0, 5);
const made = (other: Partial<typeof hashes> = {}, otherKey = key) =>
  createSessions(createSigner(otherKey), { ...hashes, ...other }, () => now);
const noneOf = { epoch: "", entries: [] };
const none: EndedSessions = { viewer: noneOf, admin: noneOf };
const startedText = (role: "viewer" | "admin") => made().begin(role, none).value;
const sessionIn = (cookie: string, ended = none) => {
  const session = made().read(cookie, ended);
  if (session === undefined) throw new Error("There is no session.");
  return session;
};

describe("a session", () => {
  test("outlives a restart with the same key", () => {
    expect(sessionIn(startedText("viewer"))).toMatchObject({
      role: "viewer",
      isDueForRenewal: false,
    });
  });

  test("ends with another key", () => {
    expect(made({}, Buffer.alloc(32, 9)).read(startedText("viewer"), none)).toBeUndefined();
  });

  test("ends when its own passcode changes, and with no other", () => {
    const [viewer, admin] = [startedText("viewer"), startedText("admin")];
    const changed = made({ viewer: Buffer.alloc(32, 8) });
    expect(changed.read(viewer, none)).toBeUndefined();
    expect(changed.read(admin, none)?.role).toBe("admin");
    const without = createSessions(createSigner(key), { ...hashes, admin: null }, () => now);
    expect(without.read(admin, none)).toBeUndefined();
  });

  test.each(["viewer", "admin"] as const)("of a %s lasts while it is used", (role) => {
    const start = now;
    const cookie = startedText(role);
    now = start + sessionLife[role] / 20;
    const session = sessionIn(cookie);
    expect(session.isDueForRenewal).toBe(true);
    const renewed = made().renew(session, none);
    expect(renewed.seconds).toBe(sessionLife[role] / 1000);
    now = start + sessionLife[role];
    expect(made().read(cookie, none)).toBeUndefined();
    expect(sessionIn(renewed.value)).toMatchObject({ role, id: session.id, startedAt: start });
  });

  test("cannot be changed in any sign", () => {
    const cookie = startedText("viewer");
    const read = (text: string) => made().read(text, none);
    expect(read(cookie.replace("viewer", "admin"))).toBeUndefined();
    for (let at = 0; at < cookie.length; at += 1) {
      const sign = cookie[at] === "a" ? "b" : "a";
      expect(read(cookie.slice(0, at) + sign + cookie.slice(at + 1))).toBeUndefined();
    }
    expect(read(cookie.slice(0, -1))).toBeUndefined();
    expect(read(`${cookie}a`)).toBeUndefined();
    expect(read("")).toBeUndefined();
  });

  test("of an earlier version is invalid, so that the viewer signs in again", () => {
    const text = `admin.${"a".repeat(12)}.${now.toString(36)}.${(now + 1000).toString(36)}`;
    const { admin } = hashes;
    const digest = createHash("sha256").update(admin).digest("base64url");
    const signature = createSigner(key).sign("session", `${text}\n${digest}`);
    expect(made().read(`${text}.${signature}`, none)).toBeUndefined();
  });
});

describe("ended sessions", () => {
  test("are remembered until their last cookie expires", () => {
    const cookie = startedText("admin");
    let ended = made().end(sessionIn(cookie), none);
    expect(made().read(cookie, ended)).toBeUndefined();
    // Ending a session twice changes nothing.
    expect(made().end(sessionIn(cookie), ended)).toBe(ended);
    now += sessionLife.admin + 3_600_001;
    expect(ended.admin.entries).toHaveLength(1);
    ended = made().end(sessionIn(startedText("admin")), ended);
    expect(ended.admin.entries).toHaveLength(1);
  });

  test.each([
    ["viewer", "admin"],
    ["admin", "viewer"],
  ] as const)("of a %s are at most 10,000: beyond that all of the role end", (role, other) => {
    const [cookie, untouched] = [startedText(role), startedText(other)];
    const first = made().end(sessionIn(cookie), none)[role];
    const [entry = ""] = first.entries;
    const others = Array.from(
      { length: 9999 },
      (_, n) => `${n}`.padStart(12, "x") + entry.slice(12),
    );
    const full = { ...none, [role]: { ...first, entries: [...first.entries, ...others] } };
    expect(made().read(cookie, full)).toBeUndefined();
    const last = startedText(role);
    const all = made().end(sessionIn(last, full), full);
    expect(all[role].entries).toHaveLength(0);
    for (const one of [cookie, last]) expect(made().read(one, all)).toBeUndefined();
    expect(made().read(untouched, all)?.role).toBe(other);
    // Expired entries make room, so that no other session ends.
    now += sessionLife[role] + 3_600_001;
    const next = made().end(sessionIn(startedText(role), full), full);
    expect([next[role].epoch, next[role].entries.length]).toEqual(["", 1]);
  });

  test("do not become valid again from a restored file", () => {
    const first = endAllSessions();
    const cookie = made().begin("admin", first).value;
    expect(made().read(cookie, first)?.role).toBe("admin");
    // As from a file that was stored before the first time.
    expect(made().read(cookie, none)).toBeUndefined();
    const second = endAllSessions();
    for (const role of ["viewer", "admin"] as const) {
      expect(made().read(made().begin(role, first).value, second)).toBeUndefined();
    }
  });
});
