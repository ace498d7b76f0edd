import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { foldText, foldWithOffsets, searchWords } from "./search-text.ts";

test.each([
  ["Café", "cafe"],
  ["Łódź", "lodz"],
  ["Straßenbesen", "strassenbesen"],
  ["STRAẞE", "strasse"],
  ["Ø-1", "o-1"],
  ["⌀ 8 × 40", "o 8 x 40"],
  ["ＡＢ１２", "ab12"],
  ["Cœur", "coeur"],
  ["Ærø", "aero"],
  ["Đorđe", "dorde"],
  ["Þórður", "thordur"],
  ["ISPARTA ışık İzmir", "isparta isik izmir"],
  ["e\uFB03cient", "efficient"],
  ["L’eau", "l'eau"],
  ["l´eau", "l'eau"],
  ["m²", "m2"],
  ["½ kg", "1/2 kg"],
  ["A\u20131 B\u20111 C\u22121", "a-1 b-1 c-1"],
  ["so\u00ADft", "soft"],
  ["e\u0301", "e"],
  ["ΟΔΟΣ οδος", "οδοσ οδοσ"],
  ["a\u00A0b", "a b"],
])("%s is searched as %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test("words are folded and apart", () => {
  expect(searchWords(" Łódź\u00A0 Süd ")).toEqual(["lodz", "sud"]);
});

const texts = fc
  .array(
    fc.oneof(
      fc.constantFrom("ß", "ﬃ", "é", "e\u0301", "\u0301", "\u{1D400}", "½", "😀", "Ł", "\u00AD"),
      fc.string({ unit: "grapheme", maxLength: 3 }),
    ),
  )
  .map((parts) => parts.join(""));

describe("a folded text with its offsets", () => {
  it("is the folded text", () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(foldWithOffsets(text).text).toBe(foldText(text));
      }),
    );
  });

  it("leads back to the characters that make each part of it", () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(), (text, one, other) => {
        const { text: folded, startOf, endOf } = foldWithOffsets(text);
        if (folded === "") return;
        const from = one % folded.length;
        const to = from + 1 + (other % (folded.length - from));
        // A search ends at characters, not within one.
        fc.pre(![from, to].some((at) => /[\uDC00-\uDFFF]/.test(folded.charAt(at))));
        const [before, part, after] = [
          text.slice(0, startOf(from)),
          text.slice(startOf(from), endOf(to)),
          text.slice(endOf(to)),
        ].map(foldText);
        expect(`${before}${part}${after}`).toBe(folded);
        expect(part).toContain(folded.slice(from, to));
        expect(before?.length).toBeLessThanOrEqual(from);
        expect(after?.length).toBeLessThanOrEqual(folded.length - to);
      }),
    );
  });

  test.each([
    ["Große Straße", "strasse", "Straße"],
    ["die Straße", "stras", "Straß"],
    ["cafe\u0301 noir", "cafe", "cafe\u0301"],
    ["e\uFB03cient", "f", "\uFB03"],
    ["x\u0301y", "y", "y"],
    ["\u{1D400}\u{1D401}!", "b!", "\u{1D401}!"],
    ["\u{1F100}1", "0", "\u{1F100}"],
  ])("in %j, %j is %j", (text, wanted, found) => {
    const { text: folded, startOf, endOf } = foldWithOffsets(text);
    const at = folded.indexOf(wanted);
    expect(text.slice(startOf(at), endOf(at + wanted.length))).toBe(found);
  });
});
