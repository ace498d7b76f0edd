import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { day } from "#domain/time/units.ts";
import type { Cell } from "./sheet.ts";
import { wallClock } from "./wall-clock.ts";
import { maxTextLength, xlsxCell } from "./xlsx-cell.ts";

const cellOf = (cell: Cell) => xlsxCell(cell, wallClock("UTC"));

describe("a cell of a sheet", () => {
  it.each([
    [null, null],
    [0, 0],
    [-1.5e-7, -1.5e-7],
    [true, true],
    ["=1+1", "=1+1"],
    [" a", " a"],
    ["<a & b>\r\n\t\u0007", "<a & b>\r\n\t\u0007"],
    ["_x0041_ _x_ \uFFFE", "_x005F_x0041_ _x_ _xFFFE_"],
    ["Größe 😀", "Größe 😀"],
    // 2 March 2026 is day 46083 of a workbook's calendar, and six hours are a quarter of it.
    [new Date("2026-03-02T06:00:00Z"), 46_083.25],
    [new Date("1900-02-28T23:59:59.999Z"), "1900-02-28T23:59:59.999Z"],
    [new Date("1900-03-01T00:00:00Z"), 61],
    [new Date(Date.UTC(10_000, 0, 1)), "+010000-01-01T00:00:00.000Z"],
  ])("of %o", (cell, written) => {
    expect(cellOf(cell)).toBe(written);
  });

  it("of an instant loses no millisecond when truncated", () => {
    const instants = fc.date({
      min: new Date("1970-01-01T00:00:00Z"),
      max: new Date("2257-12-31T23:59:59.999Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const days = Number(cellOf(instant));
        expect(Math.floor((days - 25_569) * day)).toBe(instant.getTime());
      }),
    );
  });

  it.each([
    ["-12.5", -12.5],
    ["0", 0],
    ["999999999999999", 999_999_999_999_999],
    ["0.000000123456789012345", 1.23456789012345e-7],
    ["1000000000000001", "1000000000000001"],
    ["-0.1234567890123456", "-0.1234567890123456"],
    ["12345678901234567890.05", "12345678901234567890.05"],
  ])("of the amount %s is %o", (amount, written) => {
    expect(cellOf(parseDecimal(amount))).toBe(written);
  });

  it("of a long id is text, because spreadsheets keep 15 digits", () => {
    const inUtc = (instant: Date) => instant;
    expect(xlsxCell(9_007_199_254_740_991, inUtc)).toBe("9007199254740991");
    expect(xlsxCell(123_456_789_012_345, inUtc)).toBe(123_456_789_012_345);
    expect(xlsxCell(1e21, inUtc)).toBe(1e21);
    expect(xlsxCell(1 / 3, inUtc)).toBe(1 / 3);
  });

  it("reports that a text was truncated", () => {
    expect(cellOf("x".repeat(maxTextLength))).toBe("x".repeat(maxTextLength));
    expect(cellOf("x".repeat(maxTextLength + 1))).toBe(`${"x".repeat(maxTextLength - 1)}…`);
  });
});
