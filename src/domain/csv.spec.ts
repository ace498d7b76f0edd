import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CsvCell, csv } from "./csv.ts";
import { parseDecimal } from "./decimal/decimal.ts";

/** Reads comma-separated values with somebody else's reader. */
const read = (text: string): string[][] =>
  parse(text, { bom: true, record_delimiter: "\r\n", relax_column_count: true });

const harmed = /^[=+\-@\t\r\n]/;
const defused = (text: string) => (harmed.test(text) ? `'${text}` : text);

describe("comma-separated values", () => {
  it("are one line per row, with a mark for UTF-8 in front", () => {
    expect(
      csv([
        ["id", "share"],
        ["ü", 0.5],
        [null, true],
      ]),
    ).toBe("\uFEFFid,share\r\nü,0.5\r\n,true\r\n");
  });

  it("quote what would be read otherwise", () => {
    expect(csv([['6" hall, north', "a\nb", "plain text"]])).toBe(
      '\uFEFF"6"" hall, north","a\nb",plain text\r\n',
    );
  });

  it("make formulas harmless and leave numbers alone", () => {
    const text = csv([["=1+1", "+1", "-1", "@a", "\tx", "\rx", "a=1", -1.5, 1e-7, -1e21]]);
    expect(text).toBe(
      "\uFEFF'=1+1,'+1,'-1,'@a,'\tx,\"'\rx\",a=1,-1.5,0.0000001,-1000000000000000000000\r\n",
    );
  });

  it("write exact decimals digit by digit, and instants in UTC", () => {
    const exact = parseDecimal("-12345678901234567890.05");
    const instant = new Date("2026-03-02T08:00:00+02:00");
    expect(csv([[exact, instant]])).toBe(
      "\uFEFF-12345678901234567890.05,2026-03-02T06:00:00.000Z\r\n",
    );
  });

  const texts = fc.string({ unit: "grapheme" });
  const hostile = fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", '"', ","), texts);
  const cells = fc.oneof(
    texts,
    hostile.map((parts) => parts.join("")),
  );

  it("are read back as they were by an independent reader, defused prefixes aside", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cells, { minLength: 2 }), { minLength: 1 }),
        (rows: string[][]) => {
          const back = read(csv(rows));
          expect(back).toEqual(rows.map((row) => row.map(defused)));
          for (const cell of back.flat()) expect(cell).not.toMatch(harmed);
        },
      ),
      { examples: [[[["=cmd", '"', "a,b", "\r\n"]]]] },
    );
  });

  it("hold numbers that read back as the same numbers", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 2 }), (row: CsvCell[]) => {
        const [back = []] = read(csv([row]));
        for (const text of back) expect(text).toMatch(/^-?\d+(\.\d+)?$/);
        expect(back.map((text) => Number(text) + 0)).toEqual(row.map((cell) => Number(cell) + 0));
      }),
    );
  });
});
