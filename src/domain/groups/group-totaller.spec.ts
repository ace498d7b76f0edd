import { describe, expect, test } from "vitest";
import { LineEvaluation } from "#domain/lines/line-evaluation.ts";
import type { LineFacts } from "#domain/lines/line-facts.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { defaultViewSettings } from "#domain/lines/view-settings.ts";
import { someLineFacts } from "#testing/samples.ts";
import { byMostLeft, byMostLines } from "./group-order.ts";
import { GroupTable } from "./group-table.ts";
import { type GroupKey, GroupTotaller } from "./group-totaller.ts";
import { noLines } from "./group-totals.ts";

const measure = new LineEvaluation(defaultViewSettings, null);

type Keyed<Key> = readonly [key: Key, name: string | null, line: LineFacts];

function totallerOf<Key extends GroupKey>(lines: readonly Keyed<Key>[]): GroupTotaller<Key> {
  const totaller = new GroupTotaller<Key>();
  for (const [key, name, line] of lines) totaller.add(key, name, line, measure.read(line));
  return totaller;
}

const counted = (difference: number | null, changes: Partial<LineFacts> = {}) =>
  someLineFacts({ finishedAt: 1, countedStock: 9, difference, ...changes });

test("totals no lines as nothing", () => {
  const table = new GroupTable();
  expect(noLines).toEqual(table.totals(table.addRow()));
});

test("has the totals of each group's lines, in order of first appearance", () => {
  const [one, other, third] = [counted(-4), someLineFacts(), counted(0.1, { costPrice: 0.7 })];
  const { groups, others } = totallerOf([
    ["B", null, one],
    ["A", null, other],
    ["B", null, third],
  ]).groups();
  expect(groups.map(({ key, lines }) => [key, lines])).toEqual([
    ["B", 2],
    ["A", 1],
  ]);
  const totaller = new LineTotaller();
  for (const line of [one, third]) totaller.add(line);
  expect({ ...groups[0], ...totaller.totals() }).toEqual({ ...totaller.totals(), ...groups[0] });
  // −4 × 2.5 + 0.1 × 0.7 = −10 + 0.07
  expect(groups[0]).toMatchObject({ netValue: "-9.93", absoluteValue: "10.07", left: 0 });
  expect(groups[1]).toMatchObject({ netValue: "0", left: 1, leftValue: "25" });
  expect(others).toBeNull();
});

test("has no groups without lines", () => {
  expect(totallerOf([]).groups()).toEqual({ groups: [], others: null });
});

test("accepts 0 and null as keys, and takes the first name that is not null", () => {
  const { groups } = totallerOf([
    [0, null, someLineFacts()],
    [null, "x", someLineFacts()],
    [0, "Ana", someLineFacts()],
    [0, "Eva", someLineFacts()],
  ]).groups();
  expect(groups.map(({ key, name }) => [key, name])).toEqual([
    [0, "Ana"],
    [null, "x"],
  ]);
});

describe("too many groups", () => {
  const lines = ["a", "b", "b", "c", "d", "d", "d"].map((key, index): Keyed<string> => {
    return [key, null, counted(index === 0 ? 1e21 : 0.1, { costPrice: 1 })];
  });

  test("keeps the largest and combines the rest", () => {
    const { groups, others } = totallerOf(lines).groups(byMostLines, 3);
    expect(groups.map(({ key }) => key)).toEqual(["b", "d"]);
    // a and c: 1e21 and 0.1
    expect(others).toMatchObject({
      groups: 2,
      lines: 2,
      counted: 2,
      discrepancies: 2,
      netValue: "1000000000000000000000.1",
    });
  });

  test("keeps those with most lines left if requested", () => {
    const left = ["a", "c", "c"].map((key): Keyed<string> => [key, null, someLineFacts()]);
    // Left: a 1 of 2 lines, c 2 of 3, b none of 2, d none of 3, so c and a stay.
    const { groups, others } = totallerOf([...lines, ...left]).groups(byMostLeft, 3);
    expect(groups.map((group) => [group.key, group.left])).toEqual([
      ["a", 1],
      ["c", 2],
    ]);
    expect(others).toMatchObject({ groups: 2, lines: 5, left: 0 });
  });

  test("lose no line", () => {
    for (const max of [1, 2, 3, 4, 5]) {
      const { groups, others } = totallerOf(lines).groups(byMostLines, max);
      expect(groups.length + (others ? 1 : 0)).toBeLessThanOrEqual(max);
      expect(groups.reduce((all, group) => all + group.lines, others?.lines ?? 0)).toBe(7);
      expect(groups.length + (others?.groups ?? 0)).toBe(4);
    }
  });
});
