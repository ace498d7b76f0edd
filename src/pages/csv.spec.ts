import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csv } from "./csv.ts";

/** Reads comma-separated values as RFC 4180 has them, without knowing how they were written. */
function read(text: string): string[][] {
  const rows: string[][] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  let row: string[] = [];
  cell.lastIndex = 1;
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new Error("Not well formed");
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? "");
    if (found[3] === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

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
    const text = csv([["=1+1", "+1", "-1", "@a", "\tx", "\rx", "a=1", -1.5, 1e-7]]);
    expect(text).toBe("\uFEFF'=1+1,'+1,'-1,'@a,'\tx,\"'\rx\",a=1,-1.5,0.0000001\r\n");
  });

  it("can be read back whatever the text, and begin no cell like a formula", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 }), { minLength: 1 }),
        (rows) => {
          const back = read(csv(rows));
          expect(
            back.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ""))),
          ).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'(?=[=+\-@\t\r\n])/, ""))));
          for (const cell of back.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
      { examples: [[[["=cmd", '"', "a,b", "\r\n"]]]] },
    );
  });
});
