import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Group, GroupKey } from "#domain/groups/group-totaller.ts";
import { lines as anyLine } from "#testing/arbitraries.ts";
import { fuzzRuns, fuzzTimeout } from "#testing/fuzz-runs.ts";
import { someLineFacts } from "#testing/samples.ts";
import { CountingContext } from "./counting-context.ts";
import { type LineFacts, lineFacts } from "./line-facts.ts";
import { groupings, type LineFigures, LineFiguresTotaller } from "./line-figures.ts";
import { LineTotaller } from "./line-totals.ts";
import { defaultViewSettings, type ViewSettings } from "./view-settings.ts";
import { zoneOf } from "./zone.ts";

const settings: ViewSettings = {
  ...defaultViewSettings,
  lens: "valueAbc",
  zone: { depth: 2, separators: "-." },
};

function contextOf(lines: readonly LineFacts[]): CountingContext {
  const countingContext = new CountingContext();
  for (const line of lines) countingContext.add(line);
  return countingContext;
}

/** Figures computed like in the worker: from one line object that is reused. */
function figuresOf(lines: readonly LineFacts[]): LineFigures {
  const totaller = new LineFiguresTotaller(settings, contextOf(lines));
  const flyweight = { ...someLineFacts() };
  for (const line of lines) totaller.add(Object.assign(flyweight, line));
  return totaller.figures();
}

/** The same groups computed naively, with a separate totaller for each. */
function plainly(lines: readonly LineFacts[], keyOf: (line: LineFacts) => GroupKey) {
  const countingContext = contextOf(lines);
  return [...new Set(lines.map(keyOf))].map((key) => {
    const totaller = new LineTotaller(settings, countingContext);
    for (const line of lines) if (keyOf(line) === key) totaller.add(line);
    return [key, totaller.totals()] as const;
  });
}

/** Compares what both have. */
function agree(groups: readonly Group<GroupKey>[], plain: ReturnType<typeof plainly>): void {
  expect(new Set(groups.map(({ key }) => key))).toEqual(new Set(plain.map(([key]) => key)));
  for (const group of groups) {
    const totals = plain.find(([key]) => key === group.key)?.[1];
    expect({ ...group, ...totals }).toEqual({ ...totals, ...group });
  }
}

test("every group has the figures of its lines alone", { timeout: fuzzTimeout }, () => {
  fc.assert(
    fc.property(fc.array(anyLine.map(lineFacts)), (lines) => {
      const figures = figuresOf(lines);
      const incidents = lines.filter(({ hasIncident }) => hasIncident);
      const documented = lines.filter(({ documented }) => documented);
      agree(
        figures.zones.groups,
        plainly(lines, (line) => zoneOf(line.locationCode, settings.zone)),
      );
      agree(
        figures.people,
        plainly(lines, ({ userId }) => userId),
      );
      agree(
        figures.classes,
        plainly(lines, ({ valueAbc }) => valueAbc),
      );
      agree(
        figures.incidentTypes.groups,
        plainly(incidents, ({ incidentType }) => incidentType),
      );
      agree(
        figures.reasons.groups,
        plainly(documented, ({ reasonId }) => reasonId),
      );
      const all = plainly(lines, ({ productId }) => productId);
      agree(
        figures.products.top,
        all.filter(([, { discrepancies }]) => discrepancies > 0),
      );
    }),
    fuzzRuns(0.08),
  );
});

test("figures are plain data with the totals of all lines", { timeout: fuzzTimeout }, () => {
  fc.assert(
    fc.property(fc.array(anyLine.map(lineFacts)), (lines) => {
      const figures = figuresOf(lines);
      expect(structuredClone(figures)).toEqual(figures);
      const totaller = new LineTotaller(settings, contextOf(lines));
      for (const line of lines) totaller.add(line);
      expect(figures.totals).toEqual(totaller.totals());
      const { finishes, startsInProgress } = contextOf(lines).totals();
      expect(figures).toMatchObject({ finishes, startsInProgress });
    }),
    fuzzRuns(0.08),
  );
});

describe("classes", () => {
  test("are ordered from A, without a class last", () => {
    const lines = ([null, "C", "A"] as const).map((valueAbc) => someLineFacts({ valueAbc }));
    expect(figuresOf(lines).classes.map(({ key }) => key)).toEqual(["A", "C", null]);
  });
});

test("a line can be added to a single grouping", () => {
  const line = someLineFacts({
    finishedAt: 1,
    countedStock: 9,
    difference: 1,
    documented: true,
    reasonId: 0,
    reasonName: "Theft",
    hasIncident: true,
  });
  for (const grouping of groupings) {
    const totaller = new LineFiguresTotaller(settings, contextOf([line]));
    totaller.addTo(grouping, line);
    const figures = totaller.figures();
    expect(figures.totals.lines).toBe(0);
    const sizes = {
      zone: figures.zones.groups.length,
      person: figures.people.length,
      abc: figures.classes.length,
      "incident-type": figures.incidentTypes.groups.length,
      reason: figures.reasons.groups.length,
      product: figures.products.top.length,
    };
    expect(Object.entries(sizes).filter(([, size]) => size > 0)).toEqual([[grouping, 1]]);
  }
});

test("50,000 lines add up without rounding", () => {
  // 0.1 units each at 0.7 are 5,000 units and 3,500 of value; half of them in each of two zones
  const line = { ...someLineFacts({ finishedAt: 1, countedStock: 1, costPrice: 0.7 }) };
  const countingContext = new CountingContext();
  const totaller = new LineFiguresTotaller(settings, countingContext);
  for (let index = 0; index < 50_000; index += 1) {
    const locationCode = `${index % 2}-1`;
    totaller.add(Object.assign(line, { difference: 0.1, locationCode, finishedAt: index }));
  }
  const { totals, zones, finishes } = totaller.figures();
  expect(totals).toMatchObject({ lines: 50_000, netUnits: "5000", netValue: "3500" });
  expect(zones.groups.map(({ key, netValue }) => [key, netValue])).toEqual([
    ["0-1", "1750"],
    ["1-1", "1750"],
  ]);
  expect(finishes.length).toBe(50_000);
});
