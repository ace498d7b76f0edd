import { describe, expect, it } from "vitest";
import type { Counting } from "#contract/counting.ts";
import { aCounting } from "#testing/samples.ts";
import { countingOf, countingOptions, distinctCountings, idOfText } from "./counting-options.ts";

const at = (id: string, name: string, startedAt: string, active = true): Counting => ({
  ...aCounting({ id, startedAt, active }),
  warehouse: { id: 1, name, code: `${name.slice(0, 3).toUpperCase()}-01`, slug: name },
});
const valencia = at("v1", "Valencia Norte", "2026-11-23T07:00:00Z");
const older = at("v2", "Valencia Norte", "2026-11-20T07:00:00Z", false);
const porto = at("p1", "Porto Leixões", "2026-11-22T07:00:00Z");
const known = distinctCountings([older, porto, valencia, porto]);
const datesOf = ({ startedAt }: Counting) => `${startedAt.slice(0, 10)} Mon`;
const found = (text: string) => countingOptions(known, text, datesOf).map(({ id }) => id);

describe("the countings to choose from", () => {
  it("are each once, active ones first, newest first", () => {
    expect(known.map(({ id }) => id)).toEqual(["v1", "p1", "v2"]);
  });

  it("are found by warehouse, code, id and date", () => {
    expect(found("")).toEqual(["v1", "p1", "v2"]);
    expect(found("leixoes")).toEqual(["p1"]);
    expect(found("val-01")).toEqual(["v1", "v2"]);
    expect(found("valencia 2026-11-20")).toEqual(["v2"]);
    expect(found("p1")).toEqual(["p1"]);
    expect(found("madrid")).toEqual([]);
  });
});

describe("a typed text", () => {
  const idOf = (text: string) => idOfText(text, known, countingOptions(known, text, datesOf));

  it("means the only counting that it matches", () => {
    expect(idOf("porto")).toBe("p1");
    expect(idOf("valencia")).toBe("");
  });

  it("may be the id or the address of any counting", () => {
    expect(idOf("v1")).toBe("v1");
    expect(idOf("lines-50")).toBe("lines-50");
    expect(idOf("https://a.test/countings/a%2Fb?tab=lines")).toBe("a/b");
  });
});

describe("a counting", () => {
  it("is named by its id, or by the address of its page", () => {
    expect(countingOf(" lines-50 ")).toBe("lines-50");
    expect(countingOf("https://a.test/countings/a%2Fb?tab=lines")).toBe("a/b");
    expect(countingOf("/countings/0")).toBe("0");
    expect(countingOf("a/b")).toBe("a/b");
  });
});
