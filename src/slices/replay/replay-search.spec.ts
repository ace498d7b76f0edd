import { describe, expect, it } from "vitest";
import { movedIfOpen, replaySearch } from "./replay-search.ts";

const noon = Date.UTC(2026, 2, 4, 12);
const moved = (text: string) => {
  const params = new URLSearchParams(text);
  return replaySearch.update(params, movedIfOpen(replaySearch.parse(params), noon));
};

describe("the address of a replay", () => {
  it("follows a moving instant, and keeps the rest", () => {
    expect(String(moved("tab=lines&at=2026-03-04T11:00:00.000Z&since=06:00"))).toBe(
      "tab=lines&at=2026-03-04T12%3A00%3A00.000Z&since=06%3A00",
    );
  });

  it("does not reopen a closed replay", () => {
    expect(String(moved("tab=lines"))).toBe("tab=lines");
  });

  it("drops the instant with the replay", () => {
    const past = new URLSearchParams("tab=lines&at=x&zone=A");
    expect(String(replaySearch.update(past, { at: null }))).toBe("tab=lines&zone=A");
  });
});
