import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { type Bars, barsOf } from "./code128.ts";

beforeAll(() => {
  const wasm = createRequire(import.meta.url).resolve("zxing-wasm/reader/zxing_reader.wasm");
  const { buffer, byteOffset, byteLength } = readFileSync(wasm);
  const wasmBinary = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
});

/** Pixels of a module, and of the quiet zone. */
const [scale, quiet, height] = [3, 10, 30];

/** The bars as a bitmap, black on white. */
function pictureOf({ bars, length }: Bars) {
  const width = (length + 2 * quiet) * scale;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (const bar of bars) {
      const from = (y * width + (quiet + bar.at) * scale) * 4;
      for (let pixel = 0; pixel < bar.width * scale; pixel += 1)
        data.fill(0, from + pixel * 4, from + pixel * 4 + 3);
    }
  }
  return { data, width, height, colorSpace: "srgb" as const };
}

/** Decodes the bars by an independent reader. */
async function readBars(text: string): Promise<string[]> {
  const bars = barsOf(text);
  if (bars === null) return [];
  const found = await readBarcodes(pictureOf(bars), { formats: ["Code128"] });
  return found.map((one) => one.text);
}

describe("bars", () => {
  test.each(["A-01-02-3", "SKU-100234", "0000123456", "^FNC1 ~ \\ %d", " x ", "a", "{}[]|`"])(
    "of %j are read back",
    async (text) => {
      expect(await readBars(text)).toEqual([text]);
    },
  );

  test("of any printable text are readable", async () => {
    const texts = fc.string({
      unit: fc.constantFrom(..."AZaz09-./ _#"),
      minLength: 1,
      maxLength: 24,
    });
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect(await readBars(text)).toEqual([text]);
      }),
      { numRuns: 40 },
    );
  });

  test("begin with the first module, end with the last, and do not touch", () => {
    const { bars, length } = barsOf("A-1") ?? { bars: [], length: 0 };
    // Start, three characters and the check take 11 modules each, the stop 13.
    expect(length).toBe(5 * 11 + 13);
    expect(bars[0]?.at).toBe(0);
    const ends = bars.map(({ at, width }) => at + width);
    expect(ends.at(-1)).toBe(length);
    expect(bars.slice(1).every(({ at }, position) => at > (ends[position] ?? 0))).toBe(true);
  });

  test.each(["", "Ä-1", "棚-1", "a\tb", "a\nb", "\u0000", "é", "😀", "x".repeat(61)])(
    "of %j are none",
    (text) => {
      expect(barsOf(text)).toBeNull();
    },
  );
});
