import { describe, expect, it } from "vitest";
import { shareState } from "#components/access/share-state.ts";
import { aShare } from "#testing/samples.ts";
import { type ShareForm, secondsOf, shareRequest, startForm } from "./share-form.ts";

const now = Date.parse("2026-03-28T12:00:00Z");
const screen = aShare({
  kind: "screen",
  name: "Hall 3",
  createdAt: new Date(now).toISOString(),
});
const filled: ShareForm = {
  ...startForm(new URLSearchParams("counting=a%2Fb")),
  name: " Night shift ",
};

describe("the request of a form", () => {
  it("is a link to one counting for 30 days without costs and names, unless something else is chosen", () => {
    expect(shareRequest(filled, { warehouseName: null, zone: "UTC", now })).toEqual({
      kind: "share",
      options: {
        kind: "link",
        name: "Night shift",
        scope: { kind: "counting", id: "a/b" },
        hides: ["costs", "names"],
        seconds: 2_592_000,
      },
    });
  });

  it("is a feed where a program reads it", () => {
    const form: ShareForm = { ...filled, kind: "feed" };
    expect(shareRequest(form, { warehouseName: null, zone: "UTC", now })).toMatchObject({
      options: { kind: "feed", hides: ["costs", "names"] },
    });
  });

  it("has a warehouse's identifier, and its name when known", () => {
    const form = startForm(new URLSearchParams("warehouse=0"));
    const options = shareRequest(
      { ...form, name: "Door", hides: ["costs"] },
      { warehouseName: "Getafe", zone: "UTC", now },
    );
    expect(options).toMatchObject({
      options: { scope: { kind: "warehouse", warehouse: "0", name: "Getafe" }, hides: ["costs"] },
    });
  });

  it.each([
    ["counting", { counting: "" }],
    ["warehouse", { scope: "warehouse" }],
    ["name-missing", { name: "  " }],
    ["name-long", { name: "x".repeat(81) }],
    ["date", { expiry: "date" }],
  ] as const)("is nothing without its %s", (fault, change) => {
    expect(
      shareRequest({ ...filled, ...change }, { warehouseName: null, zone: "UTC", now }),
    ).toEqual({
      kind: "fault",
      fault,
    });
  });
});

describe("a last day", () => {
  const seconds = (date: string, zone = "UTC") => secondsOf({ expiry: "date", date }, zone, now);

  it("is included completely, in the page's zone, also when the clocks change", () => {
    expect(seconds("2026-03-29")).toBe(36 * 3600);
    expect(seconds("2026-03-29", "Europe/Madrid")).toBe(34 * 3600);
  });

  it("is between an hour and a year from now", () => {
    expect(seconds("2026-03-27")).toBeNull();
    expect(seconds("2027-03-27")).toBe(364.5 * 86_400);
    expect(seconds("2027-03-28")).toBeNull();
    expect(seconds("tomorrow")).toBeNull();
  });
});

describe("a share", () => {
  it("ends when it is revoked or expires", () => {
    const at = new Date(now).toISOString();
    const share = { ...screen, createdAt: new Date(now - 20 * 86_400_000).toISOString() };
    expect(shareState(share, now)).toBe("valid");
    // A screen that was off for a long time has expired.
    expect(shareState(share, now + 11 * 86_400_000)).toBe("expired");
    expect(shareState({ ...share, lastUsedAt: at }, now + 11 * 86_400_000)).toBe("valid");
    expect(shareState({ ...share, expiresAt: at }, now - 1)).toBe("valid");
    expect(shareState({ ...share, expiresAt: at }, now)).toBe("expired");
    expect(shareState({ ...share, expiresAt: at, revokedAt: at }, now)).toBe("revoked");
  });

  it("waits for its screen until the code is too old", () => {
    const waitsUntil = new Date(now + 600_000).toISOString();
    const waiting = { ...screen, waitsUntil };
    expect(shareState(waiting, now)).toBe("waiting");
    expect(shareState(waiting, now + 600_000)).toBe("expired");
    expect(shareState({ ...waiting, revokedAt: waitsUntil }, now)).toBe("revoked");
  });
});
