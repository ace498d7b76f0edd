import { describe, expect, it } from "vitest";
import { aCounting } from "#testing/samples.ts";
import { decisivePage } from "./use-list-age.ts";

const page = (fetchedAt: number, ...active: boolean[]) => ({
  items: active.map((is) => aCounting({ active: is })),
  freshness: { fetchedAt, now: fetchedAt, at: 0 },
});

describe("the page whose age is the list's", () => {
  it("is the oldest one with an active counting, however old finished ones are", () => {
    const pages = [page(300, true, false), page(200, false, true), page(100, false)];
    expect(decisivePage(pages)).toBe(pages[1]);
  });

  it("is the oldest of all when nothing is active", () => {
    const pages = [page(300, false), page(200, false), page(250)];
    expect(decisivePage(pages)).toBe(pages[1]);
  });

  it("is none without pages", () => {
    expect(decisivePage([])).toBeNull();
  });
});
