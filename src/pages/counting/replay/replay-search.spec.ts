import { describe, expect, it } from "vitest";
import { changesIfOpen, replaySearch } from "./replay-search.ts";

const noon = Date.UTC(2026, 2, 4, 12);
const moved = (text: string, changes: Parameters<typeof changesIfOpen>[1]) => {
  const params = new URLSearchParams(text);
  return replaySearch.update(params, changesIfOpen(replaySearch.parse(params), changes));
};

describe("the address of a replay", () => {
  it("follows a moving instant", () => {
    expect(moved("at=2026-03-04T11:00:00.000Z", { at: noon }).get("at")).toBe(
      "2026-03-04T12:00:00.000Z",
    );
  });

  it("does not reopen a closed replay", () => {
    expect(String(moved("tab=lines", { at: noon }))).toBe("tab=lines");
    expect(String(moved("", { since: "a" }))).toBe("");
  });

  it("keeps bounds as text, and reports invalid ones", () => {
    const params = new URLSearchParams("since=2026-03-04T11:00Z,06:00");
    expect(replaySearch.update(params, { at: noon }).get("since")).toBe("2026-03-04T11:00Z,06:00");
    expect(replaySearch.invalid(params)).toEqual([]);
    const invalid = new URLSearchParams("since=never");
    expect(replaySearch.parse(invalid).since).toBe("never");
    expect(replaySearch.invalid(invalid)).toEqual(["since=never"]);
  });
});
