import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { visibleParts } from "./visible-text.ts";

const visible = (text: string) => visibleParts(text).map((part) => part.text);

describe("text with every character visible", () => {
  it("shows control characters as symbols, except tabs", () => {
    expect(visibleParts("a\u0000b\u001b[31m\tc\u007f")).toEqual([
      { text: "a", control: false },
      { text: "␀", control: true },
      { text: "b", control: false },
      { text: "␛", control: true },
      { text: "[31m\tc", control: false },
      { text: "␡", control: true },
    ]);
  });

  it("names characters that change the reading direction or have no width", () => {
    const turning = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u200e\u200f\u061c";
    expect(visible(turning)).toEqual(
      [...turning].map(
        (mark) => `U+${mark.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
      ),
    );
    expect(visible("\ufeffsku\u200b")).toEqual(["U+FEFF", "sku", "U+200B"]);
    expect(visible("\u0085\u2028\ud800")).toEqual(["U+0085", "U+2028", "U+D800"]);
    expect(visible("a\u034f\u2800\u3164b")).toEqual(["a", "U+034F", "U+2800", "U+3164", "b"]);
    expect(visible("\u{e0001}\u{e0041}.")).toEqual(["U+E0001", "U+E0041", "."]);
  });

  it("leaves text alone in any script", () => {
    for (const text of ["Fuß & Söhne — 3/4″ 🔧", "مخزن 12", "<b>no markup</b>", "👩‍🔧", "⚠️"]) {
      expect(visibleParts(text)).toEqual([{ text, control: false }]);
    }
    expect(visibleParts("")).toEqual([]);
  });

  it("loses nothing and leaves nothing invisible", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const parts = visibleParts(text);
        const plain = parts.filter(({ control }) => !control).map((part) => part.text);
        expect(plain.join("").replaceAll("\t", "")).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
        const controls = parts.length - plain.length;
        expect([...plain.join("")].length + controls).toBe([...text].length);
      }),
      { examples: [["\u202e\u0007abc"]] },
    );
  });
});
