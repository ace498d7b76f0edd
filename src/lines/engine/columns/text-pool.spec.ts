import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#testing/any-character.ts";
import { emptyHash, hashed, TextPool } from "./text-pool.ts";

function take(pool: TextPool, bytes: Uint8Array): number {
  return pool.take(bytes, 0, bytes.length, bytes.reduce(hashed, emptyHash));
}

const encode = (text: string) => new TextEncoder().encode(text);

const texts = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.string({ unit: "grapheme" }),
  fc.string({ unit: fc.nat({ max: 0xffff }).map((unit) => String.fromCharCode(unit)) }),
  fc.constantFrom("", "\ufeff", "\ufeffa", "\ud800", "\udc00\ud800", "\u0000\u00ff", "\u{1f600}"),
);

test("gives each text one code, in any notation, and returns it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, fc.boolean(), fc.boolean())), (list) => {
      const pool = new TextPool();
      const known = new Map<string, number>();
      for (const [text, inBytes, isRead] of list) {
        const code =
          inBytes && text.isWellFormed() ? take(pool, encode(text)) : pool.takeText(text);
        expect(code).toBe(known.get(text) ?? known.size + 1);
        known.set(text, code);
        if (isRead) expect(pool.text(code)).toBe(text);
      }
      expect(pool.size).toBe(known.size);
      for (const [text, code] of known) expect(pool.text(code)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

test("distinguishes many texts", () => {
  const pool = new TextPool();
  const codes = Array.from({ length: 20_000 }, (_, at) => take(pool, encode(`SKU-${at * 7919}`)));
  expect(new Set(codes).size).toBe(20_000);
  expect(pool.text(codes[12_345] ?? 0)).toBe(`SKU-${12_345 * 7919}`);
  expect(take(pool, encode(`SKU-${777 * 7919}`))).toBe(codes[777]);
});

test.each([[[0xff]], [[0xed, 0xa0, 0x80]], [[0xc3]], [[0xc0, 0x80]], [[0x41, 0xe2, 0x82]]])(
  "invalid UTF-8 has no code: %j",
  (bytes) => {
    const pool = new TextPool();
    expect(take(pool, Uint8Array.from(bytes))).toBe(0);
    expect(pool.size).toBe(0);
  },
);
