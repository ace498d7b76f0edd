import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { languages } from "#contract/languages.ts";
import { parseDecimal } from "#domain/decimal/decimal.ts";
import { numberSigns } from "#format/number-signs.ts";
import { loadMessages } from "#messages/languages.ts";
import { type FileFormat, type SheetFormat, separatorsOf } from "#spreadsheet/sheet.ts";
import { neverAborted } from "#testing/connected-store.ts";
import { tableContent } from "./exported-table.ts";
import { copiedTable, tableFile } from "./write-table.ts";

const instant = new Date("2026-07-02T06:00:00Z");
const people = [
  { name: 'Ana; "Größe"', share: 0.125, value: parseDecimal("-1234.50"), at: instant },
  { name: "=1+1", share: null, value: parseDecimal("0"), at: null },
  { name: "Zoë, late", share: 1, value: parseDecimal("3"), at: instant },
];
const table = {
  title: "People: slow/idle",
  read: () =>
    tableContent<(typeof people)[number]>(
      [
        { title: "Name", value: ({ name }) => name },
        { title: "Share", value: ({ share }) => share },
        { title: "Value", value: ({ value }) => value },
        { title: "Last", isInstant: true, value: ({ at }) => at },
      ],
      people,
    ),
};
const head = ["Name", "Share", "Value", "Last (Europe/Berlin)"];

async function written(file: FileFormat, locale: string, first?: number) {
  const format: SheetFormat = {
    file,
    separators: separatorsOf(locale, numberSigns(locale).decimal),
    timeZone: "Europe/Berlin",
  };
  const saved = await tableFile(table, {
    messages: await loadMessages("en", "all"),
    format,
    first,
    signal: neverAborted(),
    onProgress: () => undefined,
  });
  return { ...saved, bytes: Buffer.from(await saved.file.arrayBuffer()) };
}

describe.each(languages)("an export in %s", (language) => {
  const isEnglish = language === "en";
  const number = (text: string) => (isEnglish ? text : text.replace(".", ","));

  it("is a CSV file whose cells a spreadsheet of that language separates", async () => {
    const { bytes, rows } = await written("csv", language);
    expect(rows).toBe(3);
    const read: unknown = parse(bytes, { bom: true, delimiter: isEnglish ? "," : ";" });
    expect(read).toEqual([
      head,
      ['Ana; "Größe"', number("0.125"), number("-1234.5"), "2026-07-02 08:00:00"],
      ["'=1+1", "", "0", ""],
      ["Zoë, late", "1", "3", "2026-07-02 08:00:00"],
    ]);
  });

  it("is a workbook with numbers and dates", async () => {
    const { bytes } = await written("xlsx", language);
    const last = new Date("2026-07-02T08:00:00Z");
    expect(await readSheet(bytes)).toEqual([
      head,
      ['Ana; "Größe"', 0.125, -1234.5, last],
      ["=1+1", null, 0, null],
      ["Zoë, late", 1, 3, last],
    ]);
  });
});

it("has only the first rows when these were chosen", async () => {
  const { bytes, rows } = await written("csv", "en-GB", 1);
  expect(rows).toBe(1);
  expect(parse(bytes, { bom: true })).toHaveLength(2);
});

it("is copied as cells separated by tabs", async () => {
  const format = { signs: numberSigns("de"), timeZone: "UTC" };
  const messages = await loadMessages("de", "all");
  const { text } = await copiedTable(table, { messages, format, first: 1 });
  expect(text).toBe(
    'Name\tShare\tValue\tLast (UTC)\r\n"Ana; ""Größe"""\t0,125\t-1234,5\t2026-07-02 06:00:00\r\n',
  );
});
