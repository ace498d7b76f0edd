import fc from "fast-check";
import { expect, test } from "vitest";
import { lineSchema } from "#contract/line.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { aCountedLine, aDocumentation, aLine, anIncident } from "#testing/samples.ts";
import { LineColumns } from "./line-columns.ts";

/** A line with its instants in UTC, as columns give it back. */
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

test("takes in just the lines that the contract takes, and gives them back", () => {
  fc.assert(
    fc.property(anyLine, fc.boolean(), fc.nat(), changes, (any, isFull, place, change) => {
      const line = isFull ? full : any;
      const all = paths(line);
      const faulty = changed(line, all[place % all.length] ?? [], change);
      const result = lineSchema.safeParse(faulty);
      const columns = new LineColumns();
      expect(columns.add(faulty)).toBe(result.success);
      expect(columns.size).toBe(result.success ? 1 : 0);
      if (result.success) expect(columns.line(0)).toEqual(inUtc(result.data));
    }),
    { numRuns: 1000 },
  );
});

test("a faulty line leaves nothing behind", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ line: anyLine, faulty: fc.boolean() })), (list) => {
      const columns = new LineColumns();
      for (const { line, faulty } of list) columns.add(faulty ? { ...line, incident: 7 } : line);
      const good = list.filter(({ faulty }) => !faulty).map(({ line }) => inUtc(line));
      expect(good.map((_, row) => columns.line(row))).toEqual(good);
    }),
  );
});

test("what the contract does not name is left out", () => {
  const columns = new LineColumns();
  columns.add({ ...aLine(), more: 1 });
  expect(columns.line(0)).not.toHaveProperty("more");
});
