import { describe, expect, it } from "vitest";
import { movedAddress } from "./use-replay-address.ts";

const noon = Date.UTC(2026, 2, 4, 12);
const address = (text: string) => new URLSearchParams(text);

describe("the address of a replay", () => {
  it("follows a moment that moves on", () => {
    const moved = movedAddress(address("at=2026-03-04T11:00:00.000Z"), { at: noon });
    expect(moved.get("at")).toBe("2026-03-04T12:00:00.000Z");
  });

  it("does not come back where it was just left", () => {
    expect(String(movedAddress(address("tab=lines"), { at: noon }))).toBe("tab=lines");
    expect(String(movedAddress(address(""), { since: "a" }))).toBe("");
  });
});
