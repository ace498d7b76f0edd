import { describe, expect, test } from "vitest";
import { createPasscodes, createSemaphore } from "./passcodes.ts";

describe("a passcode", () => {
  const key = Buffer.alloc(32, 1);
  const passcodes = createPasscodes(key, { viewer: "for viewers", admin: "for admins" });

  test("identifies the viewer", async () => {
    expect(await passcodes.roleOf("for viewers")).toBe("viewer");
    expect(await passcodes.roleOf(" for admins ")).toBe("admin");
    expect(await passcodes.roleOf("for viewer")).toBeNull();
    expect(await passcodes.roleOf("x".repeat(100_000))).toBeNull();
  });

  test("has the same hash at each gateway with the key, and at no other", () => {
    const given = { viewer: "for viewers", admin: null };
    expect(createPasscodes(key, given).hashes.viewer).toEqual(passcodes.hashes.viewer);
    const other = createPasscodes(Buffer.alloc(32, 2), given);
    expect(other.hashes.viewer).not.toEqual(passcodes.hashes.viewer);
  });

  test("is hashed again only when it or the key changes", () => {
    const { hashes } = createPasscodes(key, { viewer: "for viewers", admin: "for admins" });
    const changed = createPasscodes(key, { viewer: "for others", admin: "for admins" }).hashes;
    expect(changed.admin).toBe(hashes.admin);
    expect(changed.viewer).not.toEqual(hashes.viewer);
    const other = createPasscodes(Buffer.alloc(32, 2), { viewer: "a", admin: "for admins" });
    expect(other.hashes.admin).not.toEqual(hashes.admin);
  });

  test("is forgotten once it is no longer given", () => {
    const given = { viewer: "for viewers", admin: "for admins" };
    const { hashes } = createPasscodes(key, given);
    createPasscodes(key, { ...given, admin: null });
    const again = createPasscodes(key, given).hashes;
    expect(again.viewer).toBe(hashes.viewer);
    expect(again.admin).toEqual(hashes.admin);
    expect(again.admin).not.toBe(hashes.admin);
  });

  test("of an admin is unknown where there is no admin", async () => {
    const { roleOf } = createPasscodes(key, { viewer: "for viewers", admin: null });
    expect(await roleOf("")).toBeNull();
    expect(await roleOf("null")).toBeNull();
  });
});

test("limits concurrent and queued work, and rejects the rest", async () => {
  const take = createSemaphore(2, 2);
  const turns = [take(), take(), take(), take(), take()];
  expect(turns.map((turn) => turn === undefined)).toEqual([false, false, false, false, true]);
  const came: number[] = [];
  turns.forEach((turn, slot) => {
    turn?.ready.then(() => came.push(slot));
  });
  await Promise.resolve();
  expect(came).toEqual([0, 1]);
  turns[1]?.leave();
  await turns[2]?.ready;
  expect(came).toEqual([0, 1, 2]);
  const late = take();
  turns[0]?.leave();
  turns[2]?.leave();
  await late?.ready;
  turns[3]?.leave();
  late?.leave();
  expect([take(), take(), take(), take(), take()].filter(Boolean)).toHaveLength(4);
});
