import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findHits, noHits } from "./find-hits.ts";
import { lineAt, splitLines } from "./log-text.ts";
import { maxRenderedLength, renderLine } from "./render-line.ts";

const plain = (text: string) => ({ text, control: false, hit: null });

describe("a rendered line", () => {
  const log = splitLines("first row\nrow 2: \u001b row\nend");
  const hits = findHits(log, "row");

  it("has its text and the numbers of its hits in the whole log", () => {
    expect(renderLine(log, 1, hits, null)).toEqual({
      before: 0,
      parts: [
        { text: "row", control: false, hit: 1 },
        plain(" 2: "),
        { text: "␛", control: true, hit: null },
        plain(" "),
        { text: "row", control: false, hit: 2 },
      ],
      after: 0,
    });
    expect(renderLine(log, 2, hits, null).parts).toEqual([plain("end")]);
  });

  it("reports how much of a long line is left out", () => {
    const long = splitLines("x".repeat(maxRenderedLength + 12_345));
    const { before, parts, after } = renderLine(long, 0, noHits, null);
    expect({ before, after }).toEqual({ before: 0, after: 12_345 });
    expect(parts).toEqual([plain("x".repeat(maxRenderedLength))]);
  });

  it("shows the surroundings of a hit far into a long line", () => {
    const long = splitLines(`${"x".repeat(5000)}needle${"y".repeat(5000)}`);
    const { before, parts, after } = renderLine(long, 0, findHits(long, "needle"), 0);
    expect(parts.map(({ text, hit }) => [text.length, hit])).toEqual([
      [200, null],
      [6, 0],
      [794, null],
    ]);
    expect(before + maxRenderedLength + after).toBe(10_006);
  });

  it("splits no surrogate pair", () => {
    const long = splitLines(`x${"🔧".repeat(maxRenderedLength)}`);
    const { parts, after } = renderLine(long, 0, noHits, null);
    expect(parts).toEqual([plain(`x${"🔧".repeat((maxRenderedLength - 2) / 2)}`)]);
    expect(after).toBe(maxRenderedLength + 2);
  });

  it("is the unchanged line, for any search and any current hit", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "b", "\n", "ü"), maxLength: 60 });
    fc.assert(
      fc.property(texts, fc.constantFrom("a", "ab", "bab"), fc.nat(5), (text, wanted, current) => {
        const any = splitLines(text);
        const found = findHits(any, wanted);
        for (let index = 0; index < any.starts.length - 1; index += 1) {
          const { parts } = renderLine(any, index, found, current);
          expect(parts.map((part) => part.text).join("")).toBe(lineAt(any, index));
          for (const part of parts) if (part.hit !== null) expect(part.text).toBe(wanted);
        }
      }),
    );
  });
});
