import { describe, expect, it } from "vitest";
import { changesSearch, isChangesOpen, withoutChanges } from "./changes-search.ts";

describe("the address of what changed", () => {
  it("takes and drops bounds, and keeps the rest", () => {
    const search = new URLSearchParams("tab=lines&zone=A");
    const open = changesSearch.update(search, { since: "06:00" });
    expect(String(open)).toBe("tab=lines&zone=A&since=06%3A00");
    expect([search, open].map(isChangesOpen)).toEqual([false, true]);
    expect(String(withoutChanges(open))).toBe("tab=lines&zone=A");
  });

  it("keeps bounds as text, and reports invalid ones", () => {
    const params = new URLSearchParams("since=2026-03-04T11:00Z,06:00");
    expect(changesSearch.parse(params).since).toBe("2026-03-04T11:00Z,06:00");
    expect(changesSearch.invalid(params)).toEqual([]);
    const invalid = new URLSearchParams("since=never");
    expect(changesSearch.parse(invalid).since).toBe("never");
    expect(changesSearch.invalid(invalid)).toEqual(["since=never"]);
  });
});
