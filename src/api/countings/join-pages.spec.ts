import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { aCounting } from "#testing/samples.ts";
import { joinPages } from "./join-pages.ts";

const counting = (id: string, totalProductsCounted = 0) => aCounting({ id, totalProductsCounted });

const page = (...ids: string[]) => ({ items: ids.map((id) => counting(id)) });
const ids = (countings: readonly Counting[]) => countings.map(({ id }) => id);

describe("joining pages", () => {
  it("takes a page's newest answer, or else its first", () => {
    const fresh = { items: [counting("a", 7), counting("b")] };
    const { countings, shifted } = joinPages([page("a", "b"), page("c")], [fresh, undefined]);
    expect(ids(countings)).toEqual(["a", "b", "c"]);
    expect(countings[0]?.totalProductsCounted).toBe(7);
    expect(shifted).toBe(false);
  });

  it("shows a counting on two pages once, at its first position", () => {
    const loaded = [page("a", "b"), page("b", "c")];
    const { countings, shifted } = joinPages(loaded, loaded);
    expect(ids(countings)).toEqual(["a", "b", "c"]);
    expect(shifted).toBe(false);
  });

  it("keeps a counting that a new one pushed off its page, at its position", () => {
    const loaded = [page("a", "b"), page("c", "d")];
    const { countings, shifted } = joinPages(loaded, [page("new", "a"), loaded[1]]);
    expect(ids(countings)).toEqual(["new", "a", "b", "c", "d"]);
    expect(shifted).toBe(true);
  });

  it("detects no shift when a counting moved to the next loaded page", () => {
    const loaded = [page("a", "b"), page("c")];
    const { countings, shifted } = joinPages(loaded, [page("new", "a"), page("b", "c")]);
    expect(ids(countings)).toEqual(["new", "a", "b", "c"]);
    expect(shifted).toBe(false);
  });

  it("keeps a counting that was pushed off the last loaded page, at the end", () => {
    const loaded = [page("a", "b"), page("c", "d")];
    const { countings, shifted } = joinPages(loaded, [page("new", "a"), page("b", "c")]);
    expect(ids(countings)).toEqual(["new", "a", "b", "c", "d"]);
    expect(shifted).toBe(true);
  });
});
