import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { decimal } from "#domain/decimal/decimal.ts";
import { numberSigns } from "#format/number-signs.ts";
import { copiedCells } from "./copied-cells.ts";

const content = {
  columns: [{ title: "SKU" }, { title: "Value" }, { title: "Finished", isInstant: true }],
  rows: [
    ["00123", -1234.5, new Date("2026-03-02T07:00:00Z")],
    ['8" pipe\tlong\nsecond line, "x"', decimal(0.25), null],
    ["=1+1", 0, null],
    ["<b>&amp;", null, null],
  ],
};

const copied = (locale: string, hasTitles = false) =>
  copiedCells(content, {
    format: { signs: numberSigns(locale), timeZone: "Europe/Berlin" },
    hasTitles,
  });

/** Reads the text as spreadsheets do that paste it. */
const pasted = (text: string): string[][] => parse(text, { delimiter: "\t" });

describe("copied cells", () => {
  it("are read as cells, with line breaks, tabs and quotes in one", () => {
    expect(pasted(copied("en-GB").text)).toEqual([
      ["00123", "-1234.5", "2026-03-02 08:00:00"],
      ['8" pipe\tlong\nsecond line, "x"', "0.25", ""],
      ["'=1+1", "0", ""],
      ["<b>&amp;", "", ""],
    ]);
  });

  it.each([
    ...["de-DE", "de-CH", "en-GB", "en-ZA", "es-ES", "es-MX", "es-419"],
    ...["fr-FR", "fr-CH", "pt-BR"],
  ])("have the decimal sign of %s", (locale) => {
    const sign = new Intl.NumberFormat(locale).format(1.5).at(1);
    const numbers = pasted(copied(locale).text).map(([, value]) => value);
    expect(numbers).toEqual([`-1234${sign}5`, `0${sign}25`, "0", ""]);
    expect(copied(locale).html).toContain(`<td>-1234${sign}5</td>`);
  });

  it("begin with the titles on request", () => {
    expect(pasted(copied("en-GB", true).text)[0]).toEqual([
      "SKU",
      "Value",
      "Finished (Europe/Berlin)",
    ]);
  });
});
