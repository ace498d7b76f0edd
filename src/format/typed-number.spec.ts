import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { numberSigns } from "./number-signs.ts";
import { readNumber, writeNumber } from "./typed-number.ts";

const locales = [
  ...["en-US", "en-ZA", "en-IN", "de-DE", "de-AT", "de-CH", "es-ES", "es-MX", "es-419"],
  ...["fr-FR", "fr-CH", "pt-BR", "pt-PT"],
];

describe.each(locales)("a number typed in %s", (locale) => {
  const signs = numberSigns(locale);
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });

  it("is read as the page writes it", () => {
    const numbers = fc.integer({ min: -999_999_999, max: 999_999_999 });
    fc.assert(
      fc.property(numbers, fc.integer({ min: 0, max: 4 }), (units, decimals) => {
        const number = units / 10 ** decimals;
        expect(Number(readNumber(written.format(number), signs))).toBe(number);
      }),
    );
  });

  it("is read as its field writes it", () => {
    expect(readNumber(writeNumber("-1234.5", signs), signs)).toBe("-1234.5");
    expect(writeNumber("-1234.5", signs)).toBe(`−1234${written.format(1.5).at(1)}5`);
  });
});

test.each([
  ["de-DE", "12,5", "12.5"],
  ["de-DE", "1.234", "1234"],
  ["es-ES", "1.234,5", "1234.5"],
  ["es-MX", "1,234.5", "1234.5"],
  ["en-GB", "1,234", "1234"],
  ["en-GB", " -12.50 ", "-12.50"],
  ["en-GB", "+007", "007"],
  ["de-CH", "1'234.5", "1234.5"],
  ["en-IN", "12,34,567.5", "1234567.5"],
  ["de-CH", "12,5", "12.5"],
  ["fr-FR", "1 234,5", "1234.5"],
  // The decimal key of French numeric pads is a point.
  ["fr-FR", "12.5", "12.5"],
])("in %s, %j is %s", (locale, text, plain) => {
  expect(readNumber(text, numberSigns(locale))).toBe(plain);
});

test.each([
  ["de-DE", "12.5"],
  ["de-DE", "0.125"],
  ["de-DE", "1,234.5"],
  ["de-DE", "1.23.456"],
  ["en-GB", "12,5"],
  ["en-GB", "0,125"],
  ["en-GB", "1,23,456"],
  ["en-GB", "1 234"],
  ["en-GB", "1."],
  ["en-GB", ".5"],
  ["en-GB", "1e3"],
  ["en-GB", "0x1f"],
  ["en-GB", "--1"],
  ["en-GB", ""],
])("in %s, %j is no number", (locale, text) => {
  expect(readNumber(text, numberSigns(locale))).toBeNull();
});
