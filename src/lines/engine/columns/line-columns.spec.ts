import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { aCountedLine, aDocumentation, aLine, anIncident } from "#testing/samples.ts";
import { LineColumns } from "./line-columns.ts";

/** A line with its instants in UTC, as columns return it. */
function inUtc(value: unknown, key = ""): unknown {
  if (typeof value === "string" && key.endsWith("At")) return new Date(value).toISOString();
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, inUtc(inner, name)]),
  );
}

type Path = readonly string[];

function paths(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => paths(inner, [...path, key]))];
}

function changed(value: unknown, [key, ...rest]: Path, change: unknown): unknown {
  if (key === undefined) return change;
  const record = { ...(value as Record<string, unknown>) };
  if (rest.length === 0 && change === undefined) delete record[key];
  else record[key] = changed(record[key], rest, change);
  return record;
}

const full = aCountedLine(8, -2, {
  lot: { id: "1", code: "LOT-7", stock: 0 },
  lotLocation: { stock: 4 },
  documentation: aDocumentation("Damaged"),
  incident: anIncident("Leak", "wet floor"),
});
const changes: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    true,
    "",
    "A",
    "D",
    0,
    -0,
    1e21,
    [],
    [1],
    {},
    "2026-02-29T10:00:00Z",
  ),
  fc.constantFrom(
    "2026-02-28T10:00:00Z",
    "2026-02-28T10:00:00.1+23:59",
    "2026-02-28",
    "2026-02-28T24:00:00Z",
  ),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, { name: "x" }, { id: 1, username: null }),
  fc.jsonValue(),
);

test("accepts exactly the lines that the contract accepts, and returns them", {
  timeout: fuzzTimeout,
}, () => {
  fc.assert(
    fc.property(anyLine, fc.boolean(), fc.nat(), changes, (any, isFull, index, change) => {
      const line = isFull ? full : any;
      const all = paths(line);
      const faulty = changed(line, all[index % all.length] ?? [], change);
      const result = v.safeParse(lineSchema, faulty);
      const columns = new LineColumns();
      expect(columns.add(faulty)).toBe(result.success);
      expect(columns.size).toBe(result.success ? 1 : 0);
      if (result.success) expect(columns.line(0)).toEqual(inUtc(result.output));
    }),
    fuzzRuns(0.4),
  );
});

/** The JSON of a line as it can occur in a body, and what follows it. */
const bytesOf = (text: string) => new TextEncoder().encode(`${text},\0`);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The end of a line that is accepted; invalid JSON may be refused at once. */
function taking(columns: LineColumns, bytes: Uint8Array): number {
  try {
    return columns.take(bytes, 0);
  } catch (error) {
    expect(error).toBeInstanceOf(SyntaxError);
    expect(parsed(new TextDecoder().decode(bytes.subarray(0, -2)))).toBeUndefined();
    return -1;
  }
}

/** With the keys of every object in another order. */
function turned(value: unknown, by: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner, by)]);
  const at = by % Math.max(1, entries.length);
  return Object.fromEntries([...entries.slice(at), ...entries.slice(0, at)]);
}

const insertions = fc.constantFrom(
  ...[
    " ",
    ",",
    '"',
    "\\",
    "\\u0041",
    "\n",
    "0",
    "1",
    "-",
    ".",
    "e1",
    "null",
    "{",
    "}",
    ":",
    "\0",
    "é",
    "\ud800",
  ],
  ...['"index":7,', '"index":"7",', '"more":[1],', '"lot":null,', '"id":', "9999999999999999"],
);

test("accepts from bytes exactly what JSON and the contract accept, and returns it", {
  timeout: fuzzTimeout,
}, () => {
  let taken = 0;
  fc.assert(
    fc.property(
      fc.oneof(anyLine, fc.constant(full)),
      fc.nat(),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 3 }), insertions), { maxLength: 2 }),
      (line, by, changes) => {
        const start = JSON.stringify(turned(line, by));
        const text = changes.reduce((before, [index, cut, more]) => {
          const at = index % before.length;
          return before.slice(0, at) + more + before.slice(at + cut);
        }, start);
        const columns = new LineColumns();
        const bytes = bytesOf(text);
        const end = taking(columns, bytes);
        if (end === -1) {
          expect(columns.size).toBe(0);
          return;
        }
        taken += 1;
        const value = parsed(new TextDecoder().decode(bytes.subarray(0, end)));
        expect(columns.line(0)).toEqual(inUtc(v.parse(lineSchema, value)));
      },
    ),
    fuzzRuns(1),
  );
  expect(taken).toBeGreaterThan(80);
});

test("accepts lines from bytes with any key order, white space and escapes", () => {
  const line = { ...full, product: { ...full.product, description: 'Pipe 2" \n–\\ 😀' } };
  const columns = new LineColumns();
  for (const text of [
    JSON.stringify(line),
    JSON.stringify(turned(line, 3), null, "\t"),
    JSON.stringify(aLine({ costPrice: -0.07 })),
    JSON.stringify(line),
  ]) {
    const bytes = bytesOf(text);
    expect(columns.take(bytes, 0)).toBe(bytes.length - 2);
  }
  expect(columns.line(0)).toEqual(inUtc(line));
  expect(columns.line(1)).toEqual(inUtc(line));
  expect(columns.line(2)).toEqual(inUtc(aLine({ costPrice: -0.07 })));
});

test("accepts no incomplete line", () => {
  const bytes = bytesOf(JSON.stringify(full));
  const columns = new LineColumns();
  for (let end = 0; end < bytes.length - 2; end += 1) {
    const cut = Uint8Array.from([...bytes.subarray(0, end), 0]);
    expect(columns.take(cut, 0)).toBe(-1);
  }
});

const decimals = fc
  .tuple(fc.boolean(), fc.maxSafeNat(), fc.nat({ max: 16 }))
  .map(([isNegative, digits, fraction]) => {
    const all = String(digits).padStart(fraction + 1, "0");
    const [whole, rest] = [all.slice(0, all.length - fraction), all.slice(all.length - fraction)];
    return `${isNegative ? "-" : ""}${whole}${rest === "" ? "" : `.${rest}`}`;
  });

test("parses every decimal of safe digits to its nearest number", () => {
  fc.assert(
    fc.property(decimals, (decimal) => {
      const columns = new LineColumns();
      const text = JSON.stringify(aLine()).replace(/"costPrice":[^,]*/, `"costPrice":${decimal}`);
      expect(columns.take(bytesOf(text), 0)).toBeGreaterThan(0);
      expect(columns.line(0).costPrice).toBe(Number(decimal));
    }),
    { numRuns: 500, examples: [["-0"], ["0.1"], ["1.005"], ["9007199254740991"]] },
  );
});

test("an invalid line leaves nothing behind", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ line: anyLine, faulty: fc.boolean() })), (list) => {
      const columns = new LineColumns();
      for (const { line, faulty } of list) columns.add(faulty ? { ...line, incident: 7 } : line);
      const good = list.filter(({ faulty }) => !faulty).map(({ line }) => inUtc(line));
      expect(good.map((_, row) => columns.line(row))).toEqual(good);
    }),
  );
});

test("drops fields that are not in the contract", () => {
  const columns = new LineColumns();
  columns.add({ ...aLine(), more: 1 });
  expect(columns.line(0)).not.toHaveProperty("more");
});

test("shares the columns in which nothing changes", () => {
  const [before, others] = [new LineColumns(), new LineColumns()];
  before.add(aLine());
  before.add(aLine({ id: 2 }));
  others.add(aLine({ id: 2, countedStock: 5 }));
  const now = before.changed(2, [1], others);
  expect(now.column("location.code")).toBe(before.column("location.code"));
  expect([before.line(1).countedStock, now.line(1).countedStock]).toEqual([null, 5]);
  const more = before.changed(3, [2], others);
  expect(more.column("location.code")).not.toBe(before.column("location.code"));
  expect([before.size, more.size]).toEqual([2, 3]);
});
