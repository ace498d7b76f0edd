import { describe, expect, test } from "vitest";
import type { Line } from "#contract/line.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { everyLine, type LineFilter, type LineSort } from "#lines/line-query.ts";
import { defaultFields } from "#lines/line-row.ts";
import { lineTableOf, withIndexes } from "#testing/line-tables.ts";
import { aCountedLine, aDocumentation, aLine, anIncident } from "#testing/samples.ts";
import type { LineTable } from "./line-table.ts";

function idsOf(table: LineTable, sorts: readonly LineSort[], text = ""): number[] {
  return table
    .rows(table.order({ text }, sorts, defaultViewSettings), defaultFields)
    .map(({ id }) => id);
}

/** The ids, ascending and descending, of lines that differ in one field; an id is its line's position. */
function bothWays(field: LineSort["field"], changes: readonly Partial<Line>[]): number[][] {
  const table = lineTableOf(withIndexes(changes.map((change) => aLine(change))));
  return [false, true].map((descending) => idsOf(table, [{ field, descending }]));
}

const product = (change: Partial<Line["product"]>) => ({
  product: { ...aLine().product, ...change },
});
const at = (code: string) => ({ location: { id: code, code } });
const by = (id: number, username: string | null) => ({ assignedUser: { id, username } });

describe("without sorts", () => {
  test("lines are ordered by index, and as sent when indexes repeat", () => {
    const indexes = [5, 0, 5, 2, 0];
    const table = lineTableOf(indexes.map((index, id) => aLine({ id, index })));
    expect(idsOf(table, [])).toEqual([1, 4, 3, 0, 2]);
    expect(table.order(everyLine, [], defaultViewSettings)).toEqual(Uint32Array.of(1, 4, 3, 0, 2));
  });

  test("an empty counting gives an empty order", () => {
    expect(lineTableOf([]).order(everyLine, [], defaultViewSettings)).toEqual(Uint32Array.of());
  });
});

describe("when sorted, nulls stay last", () => {
  test("text with its numbers by value", () => {
    const [ascending, descending] = bothWays("location.code", [
      at("A-10"),
      at("A-2"),
      at("b"),
      at("C"),
    ]);
    expect(ascending).toEqual([1, 0, 2, 3]);
    expect(descending).toEqual([3, 2, 0, 1]);
  });

  test("names, when a person has none", () => {
    const people = [by(1, null), by(2, "zoe"), by(3, null), by(4, "Ann")];
    expect(bothWays("assignedUser.username", people)).toEqual([
      [3, 1, 0, 2],
      [1, 3, 0, 2],
    ]);
  });

  test("numbers by value, not by digits", () => {
    const counts = [
      { countedStock: 10 },
      { countedStock: null },
      { countedStock: 9 },
      { countedStock: -1 },
    ];
    expect(bothWays("countedStock", counts)).toEqual([
      [3, 2, 0, 1],
      [0, 2, 3, 1],
    ]);
  });

  test("values beyond the precision of doubles", () => {
    // 1e21 × 1.0000000000000002 and 1e21 × 1 differ by 200,000; 3e21 × 5e-324 is more than 0
    const lines = [
      aCountedLine(1, 1e21, { costPrice: 1.000_000_000_000_000_2 }),
      aCountedLine(1, null),
      aCountedLine(1, 1e21, { costPrice: 1 }),
      aCountedLine(1, 0),
      aCountedLine(1, 1e-200, { costPrice: 1e-200 }),
      aCountedLine(1, -1),
    ];
    expect(bothWays("value", lines)).toEqual([
      [5, 3, 4, 2, 0, 1],
      [0, 2, 4, 3, 5, 1],
    ]);
  });

  test("instants by time", () => {
    const finishes = [
      "2026-03-02T08:00:00+02:00",
      null,
      "2026-03-02T07:00:00Z",
      "2026-03-02T06:30:00Z",
    ];
    expect(
      bothWays(
        "finishedAt",
        finishes.map((finishedAt) => ({ finishedAt })),
      ),
    ).toEqual([
      [0, 3, 2, 1],
      [2, 3, 0, 1],
    ]);
  });

  test("states from not started to counted", () => {
    const startedAt = aLine().updatedAt;
    const lines = [{ startedAt, finishedAt: startedAt }, { startedAt }, {}];
    expect(bothWays("state", lines)).toEqual([
      [2, 1, 0],
      [0, 1, 2],
    ]);
  });
});

describe("several sorts", () => {
  const lines = withIndexes([
    aLine({ ...at("B"), countedStock: 1 }),
    aLine({ ...at("A"), countedStock: null }),
    aLine({ ...at("A"), countedStock: 2 }),
    aLine({ ...at("B"), countedStock: 3 }),
    aLine({ ...at("A"), countedStock: 2 }),
  ]);

  test("have decreasing weight; equal rows keep their order", () => {
    const sorts: LineSort[] = [
      { field: "location.code", descending: false },
      { field: "countedStock", descending: true },
    ];
    expect(idsOf(lineTableOf(lines), sorts)).toEqual([2, 4, 1, 3, 0]);
  });

  test("are cached", () => {
    const table = lineTableOf(lines);
    const sorts: LineSort[] = [{ field: "countedStock", descending: false }];
    expect(table.order(everyLine, sorts, defaultViewSettings)).toEqual(
      table.order(everyLine, sorts, defaultViewSettings),
    );
  });
});

describe("a search", () => {
  const table = lineTableOf(
    withIndexes([
      aLine({ ...product({ code: "AB-100", description: "Écrou à ailettes" }), ...by(17, null) }),
      aLine({ ...at("Z9"), lot: { id: "1", code: "LOT-7", stock: 0 }, ...by(1, "Łukasz Öz") }),
      aLine({ documentation: aDocumentation("Damaged"), ...by(170, null) }),
      aLine({ incident: anIncident("Leak", "wet floor"), ...by(2, "") }),
    ]),
  );

  test.each([
    ["", [0, 1, 2, 3]],
    ["  ", [0, 1, 2, 3]],
    ["ab-100", [0]],
    ["ecrou AILETTES", [0]],
    ["ÉCROU", [0]],
    ["e\u0301crou", [0]],
    ["z9 lot-7", [1]],
    ["oz", [1]],
    ["damaged", [2]],
    ["leak", [3]],
    ["Floor", [3]],
    ["17", [0, 2]],
    ["170 damaged", [2]],
    ["user", []],
    ["ecrou damaged", []],
    ["ab-100ecrou", []],
    [".*", []],
  ])("for %j finds %o", (text, ids) => {
    expect(idsOf(table, [], text)).toEqual(ids);
  });

  test("filters sorted rows", () => {
    const sorts: LineSort[] = [{ field: "id", descending: true }];
    expect(idsOf(table, sorts, "17")).toEqual([2, 0]);
  });
});

describe("a row", () => {
  test("of a line with everything", () => {
    const line = aCountedLine(8, -2, {
      id: 0,
      index: 3,
      ...by(0, "ann"),
      lot: { id: "1", code: "LOT-7", stock: 0 },
      documentation: aDocumentation("Damaged"),
      incident: anIncident("Leak"),
    });
    expect(lineTableOf([line]).rows(Uint32Array.of(0), defaultFields)).toEqual([
      {
        id: 0,
        index: 3,
        state: "counted",
        "product.code": "SKU-1",
        "product.description": "Hex bolt",
        "location.code": "A-01-1",
        "lot.code": "LOT-7",
        // 8 − (−2)
        expected: 10,
        countedStock: 8,
        difference: -2,
        // −2 × 2.5
        value: "-5",
        "product.metrics.abc": null,
        "assignedUser.id": 0,
        "assignedUser.username": "ann",
        "documentation.reason.name": "Damaged",
        undocumented: false,
        hasIncident: true,
        "incident.type.name": "Leak",
        finishedAt: "2026-03-02T06:05:00.000Z",
      },
    ]);
  });

  test("of an untouched line", () => {
    expect(lineTableOf([aLine()]).rows(Uint32Array.of(0), defaultFields)).toMatchObject([
      {
        state: "not-started",
        "lot.code": null,
        expected: 10,
        countedStock: null,
        difference: null,
        value: null,
        "documentation.reason.name": null,
        undocumented: false,
        hasIncident: false,
        "incident.type.name": null,
        finishedAt: null,
      },
    ]);
  });

  test("is undocumented only with a discrepancy", () => {
    const lines = [aCountedLine(8, -2), aCountedLine(8, 0), aCountedLine(null, -2)];
    const rows = lineTableOf(withIndexes(lines)).rows(Uint32Array.of(0, 1, 2), defaultFields);
    expect(rows.map(({ undocumented }) => undocumented)).toEqual([true, false, false]);
  });

  test("that does not exist is left out", () => {
    expect(lineTableOf([aLine()]).rows(Uint32Array.of(1, 0, 7), defaultFields)).toHaveLength(1);
  });
});

describe("fields without a value in any matching line", () => {
  const table = lineTableOf(
    withIndexes([aCountedLine(3, -2), aLine({ incident: anIncident(null) })]),
  );
  const fields = [
    "countedStock",
    "assignedUser.username",
    "documentation.reason.name",
    "incident.type.name",
  ] as const;
  const blank = (filter: LineFilter) => table.blankFields(filter, defaultViewSettings, fields);

  test("are those of which every cell would be a dash", () => {
    expect(blank(everyLine)).toEqual([]);
    // An undocumented difference and an incident without a type have words.
    expect(blank({ facets: { state: ["counted"] } })).toEqual(["incident.type.name"]);
    expect(blank({ facets: { state: ["not-started"] } })).toEqual([
      "countedStock",
      "documentation.reason.name",
    ]);
  });

  test("do not depend on the text, and are none without lines", () => {
    expect(blank({ facets: { state: ["counted"] }, text: "nothing has this" })).toEqual([
      "incident.type.name",
    ]);
    expect(blank({ facets: { state: ["in-progress"] } })).toEqual([]);
  });
});
