import { parse } from "csv-parse/sync";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { csvContext, csvRow } from "./csv.ts";
import { type Cell, separatorNames, separatorsOf } from "./sheet.ts";

const contexts = {
  comma: csvContext({ separators: "comma", timeZone: "Europe/Berlin" }),
  semicolon: csvContext({ separators: "semicolon", timeZone: "Europe/Berlin" }),
  "semicolon-point": csvContext({ separators: "semicolon-point", timeZone: "Europe/Berlin" }),
};

/** Rows as text; separated by commas by default. */
const csv = (rows: readonly (readonly Cell[])[], separators: keyof typeof contexts = "comma") =>
  rows.map((row) => csvRow(row, contexts[separators])).join("");

const signs = { comma: ",", semicolon: ";", "semicolon-point": ";" };

/** Parses with an independent CSV reader. */
const read = (text: string, separators: keyof typeof contexts = "comma"): string[][] =>
  parse(text, {
    delimiter: signs[separators],
    record_delimiter: "\r\n",
    relax_column_count: true,
  });

/** Text without the apostrophes that defuse formulas. */
const withoutMarks = (text: string) => text.replaceAll("'", "");

const plainNumber = /^-?\d+([.,]\d+)?$/;

/** Whether a spreadsheet would read a cell as a formula; some drop blanks and quotes before it. */
const isFormula = (cell: string) =>
  /^[\s"]*[=+\-@＝＋－＠]/.test(cell) && !plainNumber.test(cell.trim());

describe("CSV", () => {
  it("has one line per row", () => {
    expect(
      csv([
        ["id", "share"],
        ["ü", 0.5],
        [null, true],
      ]),
    ).toBe("id,share\r\nü,0.5\r\n,true\r\n");
  });

  it("quotes cells with separators, quotes or line breaks", () => {
    expect(csv([['6" hall, north', "a\nb", "plain text"]])).toBe(
      '"6"" hall, north","a\nb",plain text\r\n',
    );
  });

  it("defuses formulas and leaves numbers alone", () => {
    const text = csv([["=1+1", "+1", "-1", "@a", "\tx", "\rx", "a=1", -1.5, 1e-7, -1e21]]);
    expect(text).toBe(
      "'=1+1,'+1,'-1,'@a,\"'\tx\",\"'\rx\",a=1,-1.5,0.0000001,-1000000000000000000000\r\n",
    );
  });

  it.each([
    [";=1", '"x;\'=1"'],
    ["; \t=1", '"x; \t\'=1"'],
    ["\t=1", '"x\t\'=1"'],
    ["|=1", "x|'=1"],
    ["\n-1", '"x\n\'-1"'],
    [';"=1', '"x;""\'=1"'],
    [";＝1", '"x;\'＝1"'],
    [", -1 °C", '"x, -1 °C"'],
    [" -1", "x -1"],
  ])("defuses %j within a text for separators other than a comma", (end, cell) => {
    expect(csv([["a", `x${end}`]])).toBe(`a,${cell}\r\n`);
  });

  it("defuses a formula after blanks", () => {
    expect(csv([[" =1", '"=1', "\u00a0@a"]])).toBe(` '=1,"""'=1",\u00a0'@a\r\n`);
  });

  it("keeps texts from continuing a negative number at the start of a row", () => {
    // A reader that splits at semicolons reads the whole row as one cell.
    expect(csv([[-3, "5+A1", -2, null]])).toBe('"-3","5+A1","-2",\r\n');
    expect(csv([[3, "5+A1", -2, null]])).toBe("3,5+A1,-2,\r\n");
  });

  it("writes exact decimals in full, and instants in the zone", () => {
    const exact = parseDecimal("-12345678901234567890.05");
    const winter = new Date("2026-03-02T08:00:00+02:00");
    const summer = new Date("2026-07-02T08:00:00.120Z");
    const rows = [[winter, summer, exact]];
    expect(csv(rows)).toBe(
      "2026-03-02 07:00:00,2026-07-02 10:00:00.120,-12345678901234567890.05\r\n",
    );
    expect(csv(rows, "semicolon")).toBe(
      '2026-03-02 07:00:00;"2026-07-02 10:00:00,120";-12345678901234567890,05\r\n',
    );
  });

  it.each([
    ["en-GB", "comma"],
    ["es-MX", "comma"],
    ["de-CH", "semicolon-point"],
    ["fr-CH", "semicolon"],
    ["de-DE", "semicolon"],
    ["de", "semicolon"],
    ["es-ES", "semicolon"],
    ["fr-FR", "semicolon"],
    ["pt-BR", "semicolon"],
  ])("of %s is separated by %s", (locale, separators) => {
    const decimalSign = new Intl.NumberFormat(locale).format(1.5).charAt(1);
    expect(separatorsOf(locale, decimalSign)).toBe(separators);
  });

  const texts = fc.string({ unit: "grapheme" });
  const hostileParts = fc.constantFrom(..."=+-@＝,;|\t\r\n\"' 1a");
  const hostile = fc.array(hostileParts, { maxLength: 12 }).map((parts) => parts.join(""));
  const cells = fc.oneof(texts, hostile, fc.tuple(hostile, texts).map(String));

  it("round-trips through an independent reader, apart from apostrophes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cells, { minLength: 2 }), { minLength: 1 }),
        (rows: string[][]) => {
          const compared = (all: string[][]) => all.map((row) => row.map(withoutMarks));
          for (const separators of separatorNames) {
            const back = read(csv(rows, separators), separators);
            expect(compared(back)).toEqual(compared(rows));
          }
        },
      ),
      { examples: [[[["=cmd", '"', "a,b", "\r\n"]]]] },
    );
  });

  it("contains no formula, whatever separator the reader uses", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    const first = fc.oneof(cells, fc.nat(), fc.constantFrom(null, true));
    const row = fc
      .tuple(first, fc.array(fc.oneof(cells, numbers)))
      .map(([one, more]) => [one, ...more]);
    const options = { bom: true, relax_column_count: true, relax_quotes: true };
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), (rows: Cell[][]) => {
        const record_delimiter = ["\r\n", "\n", "\r"];
        const readings = separatorNames.flatMap((separators): string[][][] => {
          const text = csv(rows, separators);
          return [
            parse(text, { ...options, record_delimiter: "\r\n", delimiter: signs[separators] }),
            parse(text, { ...options, record_delimiter: "\r\n", delimiter: [",", ";", "\t"] }),
            // These readers see most quotes inside a cell.
            ...[";", "\t", "|", ...(separators === "comma" ? [] : [","])].map((delimiter) =>
              parse(text, { ...options, record_delimiter, delimiter, quote: false }),
            ),
          ];
        });
        expect(readings.flat(2).filter(isFormula)).toEqual([]);
      }),
      { examples: [[[["a", "x;=1"]]], [[["a", 'x;"=1']]], [[["a", "x\n=1"]]]] },
    );
  });

  it("round-trips numbers", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(fc.array(numbers, { minLength: 2 }), (row: Cell[]) => {
        for (const separators of separatorNames) {
          const [back = []] = read(csv([row], separators), separators);
          const sign = separators === "semicolon" ? "," : ".";
          for (const text of back) expect(text).toMatch(/^-?\d+([.,]\d+)?$/);
          expect(back.map((text) => Number(text.replace(sign, ".")) + 0)).toEqual(
            row.map((cell) => Number(cell) + 0),
          );
        }
      }),
    );
  });
});
