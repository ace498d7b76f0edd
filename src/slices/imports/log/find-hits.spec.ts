import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "#domain/search-text.ts";
import { findHits, noHits } from "./find-hits.ts";
import { insertionIndex } from "./insertion-index.ts";
import { splitLines } from "./log-text.ts";

const offsetsIn = (text: string, wanted: string) => [...findHits(splitLines(text), wanted).offsets];

describe("searching a log", () => {
  it("ignores case and takes every other character literally", () => {
    expect(offsetsIn("Row 1: ROW row", "row")).toEqual([0, 7, 11]);
    expect(offsetsIn("STRASSE Ö ö", "ö")).toEqual([8, 10]);
    expect(offsetsIn("a.b a+b (a|b) [x-y]", "(a|b) [x-")).toEqual([8]);
    expect(offsetsIn("a.b axb", "a.b")).toEqual([0]);
    expect(offsetsIn("aaa", "aa")).toEqual([0]);
  });

  it("finds what people type on a plain keyboard, and names all of its characters", () => {
    const text = "Lager Łódź: Straße, cafe\u0301, ＡＢ１２, e\uFB03cient";
    const found = (wanted: string) => {
      const { offsets, ends } = findHits(splitLines(text), wanted);
      return [...offsets].map((offset, hit) => text.slice(offset, ends[hit]));
    };
    expect(found("lodz")).toEqual(["Łódź"]);
    expect(found("STRASSE")).toEqual(["Straße"]);
    expect(found("cafe,")).toEqual(["cafe\u0301,"]);
    expect(found("ab12")).toEqual(["ＡＢ１２"]);
    expect(found("efficient")).toEqual(["e\uFB03cient"]);
    expect(found("f")).toEqual(["f", "\uFB03"]);
  });

  it("lists every hit and, once, every line with one", () => {
    const hits = findHits(splitLines("no stock\r\nSTOCK of stock\n\nend\rstock"), "stock");
    expect(hits).toEqual({
      offsets: Uint32Array.of(3, 10, 19, 30),
      ends: Uint32Array.of(8, 15, 24, 35),
      lines: Uint32Array.of(0, 1, 4),
    });
  });

  it("finds nothing when there is nothing", () => {
    expect(findHits(splitLines("stock"), "missing").offsets).toHaveLength(0);
    expect(findHits(splitLines("stock"), "")).toEqual(noHits);
    expect(findHits(splitLines(""), "a").lines).toHaveLength(0);
  });

  it("finds every text in itself, and every hit has that text", () => {
    const texts = fc.string({ unit: "grapheme" });
    fc.assert(
      fc.property(texts, fc.string({ unit: "grapheme", minLength: 1 }), (before, wanted) => {
        fc.pre(foldText(wanted) !== "");
        const text = `${before}${wanted}`;
        const { offsets, ends } = findHits(splitLines(text), wanted);
        expect(offsets.length).toBeGreaterThan(0);
        offsets.forEach((offset, hit) => {
          expect(foldText(text.slice(offset, ends[hit]))).toContain(foldText(wanted));
        });
      }),
    );
  });
});

describe("insertion index", () => {
  it("is where the value is, or would be", () => {
    const list = Uint32Array.of(2, 4, 4, 9);
    expect([0, 2, 3, 4, 5, 9, 10].map((value) => insertionIndex(list, value))).toEqual([
      0, 0, 1, 1, 3, 3, 4,
    ]);
    expect(insertionIndex(new Uint32Array(), 1)).toBe(0);
  });
});
