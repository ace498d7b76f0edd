import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { describe, expect, it, onTestFinished, test, vi } from "vitest";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { hour } from "#domain/time/units.ts";
import type { LineTable } from "#lines/engine/line-table.ts";
import type { ExportOptions } from "#lines/line-export.ts";
import { type LineField, lineFields } from "#lines/line-fields.ts";
import { everyLine } from "#lines/line-query.ts";
import { sentFields } from "#lines/sent-fields.ts";
import { lineFields as titles } from "#messages/en/line-fields.ts";
import { lines as lineWords } from "#messages/en/lines.ts";
import type { ExportProgress } from "#spreadsheet/row-blocks.ts";
import { type FileFormat, headOf } from "#spreadsheet/sheet.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { answerOf, connectInTurn, fetchedAt, neverAborted } from "#testing/connected-store.ts";
import { lineTableOf } from "#testing/line-tables.ts";
import { aCountedLine, aDocumentation, aLine } from "#testing/samples.ts";
import { exportLines } from "./export-lines.ts";
import { isInstant } from "./file-cells.ts";

const tableOf = (lines: readonly Line[]) => lineTableOf(lines, fetchedAt);

const timeZone = "Asia/Kolkata";

/** The wall clock there, five and a half hours ahead. */
const inZone = (text: string) => new Date(Date.parse(text) + 5.5 * hour);

const exportOptions = (
  file: FileFormat,
  fields: readonly LineField[],
  changes: Partial<ExportOptions> = {},
): ExportOptions => ({
  format: { file, separators: "comma", timeZone },
  filter: everyLine,
  sorts: [],
  lineOptions: defaultViewSettings,
  columns: fields.map((field) => ({ field, title: titles[field] })),
  stateNames: lineWords.states,
  effectNames: lineWords.recountEffects,
  lookFirst: { pair: "see {location}", packs: "box or piece? {packs} × {unit}" },
  sheetName: "Product lines",
  ...changes,
});

const ignoreProgress = () => undefined;

const exportFrom = (table: LineTable, options: ExportOptions) =>
  exportLines(table, { options, signal: neverAborted(), onProgress: ignoreProgress });

async function exported(lines: readonly Line[], options: ExportOptions) {
  const { file } = await exportFrom(tableOf(lines), options);
  return Buffer.from(await file.arrayBuffer());
}

/** The value at a path of a line; `null` when a part of the path is. */
function valueAt(line: Line, field: LineField): unknown {
  // Lines are numbered from 1, as on the page.
  if (field === "index") return line.index + 1;
  let value: unknown = line;
  for (const key of field.split(".")) {
    if (value === null) return null;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** Lines in their order without sorts. */
const byIndex = (lines: readonly Line[]) => lines.toSorted((a, b) => a.index - b.index);

const sent = lineFields.filter((field) => sentFields.has(field));
const heads = sent.map((field) =>
  headOf({ title: titles[field], isInstant: isInstant(field) }, timeZone),
);

test("every field has a unique title", () => {
  expect(new Set(lineFields.map((field) => titles[field])).size).toBe(lineFields.length);
});

describe("a CSV file", () => {
  it("has the lines as in JSON, apart from defused prefixes", async () => {
    const written = (value: unknown, field: LineField) => {
      if (value === null) return "";
      if (typeof value === "number") return value;
      if (isInstant(field)) {
        return inZone(String(value))
          .toISOString()
          .replace("T", " ")
          .replace(/(\.000)?Z$/, "");
      }
      const text = String(value);
      return /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
    };
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 6 }), async (lines) => {
        const file = await exported(lines, exportOptions("csv", sent));
        const [head = [], ...rows]: string[][] = parse(file, { bom: true });
        expect(head).toEqual(heads);
        const numbered = rows.map((row, index) =>
          row.map((cell, column) => {
            const field = sent[column] ?? "id";
            const line = byIndex(lines)[index];
            return line && typeof valueAt(line, field) === "number" ? Number(cell) + 0 : cell;
          }),
        );
        expect(numbered).toEqual(
          byIndex(lines).map((line) => sent.map((field) => written(valueAt(line, field), field))),
        );
      }),
      { numRuns: 15 },
    );
  });

  it("has computed fields, exact and in the viewer's language", async () => {
    const recounted = { costPrice: 0.1, prevCountedStock: 9, prevDifference: -1 };
    const lines = [aCountedLine(8, -2, recounted), aLine({ id: 2, index: 1 })];
    const fields = ["id", "state", "expected", "value", "recount-effect"] as const;
    const file = await exported(lines, exportOptions("csv", fields));
    expect(String(file)).toBe(
      "\uFEFFLine id,Status,Expected,Value at cost,Effect\r\n" +
        "1,Counted,10,-0.2,Further away\r\n2,Not started,10,,\r\n",
    );
  });

  it("says what to look at first", async () => {
    const at = (code: string) => ({ location: { id: code, code } });
    const product = aLine().product;
    const lines = [
      aCountedLine(8, -2, at("A-1")),
      aCountedLine(12, 2, { index: 1, ...at("$&-2") }),
      aCountedLine(34, 24, {
        index: 2,
        product: { ...product, id: "box", packagingUnit: 12 },
      }),
      aCountedLine(10, 0, { index: 3 }),
    ];
    const options = exportOptions("csv", ["index", "look-first"], {
      sorts: [{ field: "look-first", descending: true }],
    });
    const [, ...rows]: string[][] = parse(await exported(lines, options), { bom: true });
    expect(rows).toEqual([
      ["3", "box or piece? 2 × 12"],
      ["1", "see $&-2"],
      ["2", "see A-1"],
      ["4", ""],
    ]);
  });
});

describe("an Excel file", () => {
  it("has numbers as numbers, instants as dates and the rest as text", async () => {
    const cellOf = (value: unknown, field: LineField) =>
      typeof value === "string" && isInstant(field) ? inZone(value) : value === "" ? null : value;
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 6 }), async (lines) => {
        const file = await exported(lines, exportOptions("xlsx", sent));
        const [head = [], ...rows] = await readSheet(file, { trim: false });
        expect(head).toEqual(heads);
        expect(rows).toEqual(
          byIndex(lines).map((line) => sent.map((field) => cellOf(valueAt(line, field), field))),
        );
      }),
      { numRuns: 15 },
    );
  });

  it("has exactly representable amounts as numbers, and no text as a formula", async () => {
    const lines = [
      aCountedLine(8, -2, { costPrice: 0.1 }),
      aCountedLine(8, 1, { index: 1, costPrice: 123_456_789.123_456_7 }),
      aLine({ index: 2, location: { id: "l", code: '=1+1 <&> " _x0041_' } }),
    ];
    const file = await exported(lines, exportOptions("xlsx", ["value", "state", "location.code"]));
    const [, ...rows] = await readSheet(file, { trim: false });
    expect(rows).toEqual([
      [-0.2, "Counted", "A-01-1"],
      ["123456789.1234567", "Counted", "A-01-1"],
      [null, "Not started", expect.stringMatching(/^=1\+1 <&> " /)],
    ]);
  });

  it("counts truncated texts", async () => {
    const documentation = { ...aDocumentation("Miscount"), body: "x".repeat(32_768) };
    const table = tableOf([aLine({ documentation }), aLine({ id: 2 })]);
    const options = exportOptions("xlsx", ["documentation.body"]);
    expect(await exportFrom(table, options)).toMatchObject({
      rows: 2,
      shortened: 1,
    });
  });
});

const many = Array.from({ length: 3000 }, (_, index) => aLine({ id: index, index }));

describe("an export by a line store", () => {
  it("contains the matching lines, sorted", async () => {
    const lines = [1, 2, 3].map((id) =>
      aLine({ id, index: id, lot: id === 2 ? null : { id: "t", code: "L", stock: 1 } }),
    );
    const { store } = connectInTurn(answerOf(lines));
    await store.load(neverAborted());
    const options = exportOptions("csv", ["id", "lot.code"], {
      filter: { facets: { lot: ["L"] } },
      sorts: [{ field: "id", descending: true }],
    });
    const { file, rows: count } = await store.export(options, neverAborted(), ignoreProgress);
    expect(await file.text()).toBe("Line id,Lot\r\n3,L\r\n1,L\r\n");
    expect(count).toBe(2);
    const head = await store.export({ ...options, first: 1 }, neverAborted(), ignoreProgress);
    expect(await head.file.text()).toBe("Line id,Lot\r\n3,L\r\n");
    expect(head.rows).toBe(1);
  });

  it("reports progress, and lets other questions in", async () => {
    const { store } = connectInTurn(answerOf(many));
    await store.load(neverAborted());
    // On a machine of any speed: a block takes at least 5 ms.
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => {
      now += 5;
      return now;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const reports: ExportProgress[] = [];
    const order: string[] = [];
    const file = store
      .export(exportOptions("csv", lineFields), neverAborted(), (progress) =>
        reports.push(progress),
      )
      .then(() => order.push("export"));
    const line = store.line(7).then(() => order.push("line"));
    await Promise.all([file, line]);
    expect(order).toEqual(["line", "export"]);
    expect(reports.length).toBeGreaterThan(0);
    for (const { written, total } of reports) {
      expect(total).toBe(3000);
      expect(written).toBeLessThan(3000);
    }
  });

  it("can be aborted without affecting the next one", async () => {
    const { store, workers } = connectInTurn(answerOf(many));
    await store.load(neverAborted());
    const controller = new AbortController();
    const options = exportOptions("xlsx", lineFields);
    const file = store.export(options, controller.signal, () => controller.abort());
    await expect(file).rejects.toMatchObject({ name: "AbortError" });
    expect(workers[0]?.received.map(({ kind }) => kind)).toContain("abort");
    const next = await store.export(exportOptions("csv", ["id"]), neverAborted(), ignoreProgress);
    expect(next.rows).toBe(3000);
  });
});
