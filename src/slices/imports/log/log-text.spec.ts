import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lengthOfLine, lineAt, lineCount, rangeText, splitLines } from "./log-text.ts";

const linesOf = (text: string) => {
  const log = splitLines(text);
  return Array.from({ length: lineCount(log) }, (_, index) => lineAt(log, index));
};

describe("lines of a log", () => {
  it.each([
    ["", []],
    ["one", ["one"]],
    ["one\n", ["one"]],
    ["\n", [""]],
    ["one\n\nthree", ["one", "", "three"]],
    ["unix\nwindows\r\nmac\rend", ["unix", "windows", "mac", "end"]],
    ["\r\n\r\n", ["", ""]],
    ["\n\r", ["", ""]],
    ["a\r\r\nb", ["a", "", "b"]],
    ["a\u2028b\u0085c", ["a\u2028b\u0085c"]],
  ])("of %j are %j", (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it("agree with splitting by a pattern", () => {
    const texts = fc.string({ unit: fc.constantFrom("a", "ü", "\n", "\r", "🔧", " ") });
    fc.assert(
      fc.property(texts, (text) => {
        const expected = text.split(/\r\n|\n|\r/);
        if (expected.at(-1) === "") expected.pop();
        expect(linesOf(text)).toEqual(expected);
      }),
    );
  });

  it("can exceed the initial capacity", () => {
    const log = splitLines("x\n".repeat(5000));
    expect(lineCount(log)).toBe(5000);
    expect(lineAt(log, 4999)).toBe("x");
    expect(lineAt(log, 5000)).toBe("");
  });

  it("have a length without their line ends", () => {
    const log = splitLines("abc\r\n\r\nd");
    expect([0, 1, 2].map((index) => lengthOfLine(log, index))).toEqual([3, 0, 1]);
  });
});

describe("text of a range", () => {
  const log = splitLines("one\r\ntwo\nthree\n");

  it("keeps the line ends inside it", () => {
    expect(rangeText(log, { from: 1, to: 2 })).toBe("one\r\ntwo");
    expect(rangeText(log, { from: 3, to: 3 })).toBe("three");
  });

  it("stops at the end of the log", () => {
    expect(rangeText(log, { from: 2, to: 99 })).toBe("two\nthree");
    expect(rangeText(log, { from: 4, to: 9 })).toBe("");
  });
});
