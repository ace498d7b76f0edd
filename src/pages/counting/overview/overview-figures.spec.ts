import { beforeAll, describe, expect, test } from "vitest";
import { groupColumns } from "#components/counting/panels/groups/columns.ts";
import {
  namedClasses,
  namedIncidents,
  namedPeople,
  namedReasons,
  namedZones,
} from "#components/counting/panels/groups/group-names.ts";
import { groupRows } from "#components/counting/panels/groups/group-rows.ts";
import type { Counting } from "#contract/counting.ts";
import type { Line } from "#contract/line.ts";
import { decimal, decimalText } from "#domain/decimal/decimal.ts";
import { shareOf } from "#domain/decimal/ratio.ts";
import {
  accuracy,
  accuracyWithinTolerance,
  documentationCoverage,
} from "#domain/lines/accuracy.ts";
import { stalledLines } from "#domain/lines/stalled.ts";
import { defaultViewSettings, type ViewSettings } from "#domain/lines/view-settings.ts";
import { createFormat } from "#format/format.ts";
import { LineColumns } from "#lines/engine/columns/line-columns.ts";
import { LineTable } from "#lines/engine/line-table.ts";
import type { FacetName } from "#lines/facets/line-facets.ts";
import { everyLine, type LineFilter } from "#lines/line-query.ts";
import type { LineFigures } from "#lines/line-store.ts";
import { en } from "#messages/en/catalogue.ts";
import { createClient, decoded, someday } from "#reference-api/spec-client.ts";
import { type ColumnValue, shownValue } from "#table/entries/columns.ts";
import { facetValueOf } from "#testing/naive-filters.ts";
import {
  type Figures,
  isStalled,
  plainGroupFigures,
  plainGroups,
  plainLineFigures,
} from "#testing/plain-figures.ts";

const instants = [someday, someday + 5 * 3_600_000];
const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });
const context = { overview: en.overview, format, costsHidden: false, whole: null };
const other: ViewSettings = {
  lens: "movementAbc",
  tolerances: { A: 0, B: 0.1, C: 0.07, none: 0.2 },
  zone: { ...defaultViewSettings.zone, depth: 2 },
};

const value = (of: ColumnValue | null) =>
  typeof of === "number" ? decimalText(decimal(of)) : String(of ?? "");

/** The page's figures of lines by name. */
function figuresOf({ totals }: LineFigures): Figures {
  const figures: Record<string, number | string | null> = {
    "lines-total": totals.lines,
    "lines-counted": totals.counted,
    "lines-left": totals.left,
    "lines-discrepancies": totals.discrepancies,
    "lines-incidents": totals.incidents,
    accuracy: accuracy(totals),
    "accuracy-tolerance": accuracyWithinTolerance(totals),
    "net-value": totals.netValue,
    "absolute-value": totals.absoluteValue,
    "gain-value": totals.gainValue,
    "loss-value": totals.lossValue,
    "net-units": totals.netUnits,
    "absolute-units": totals.absoluteUnits,
    "gain-units": totals.gainUnits,
    "loss-units": totals.lossUnits,
    undocumented: totals.undocumented,
    "documentation-coverage": documentationCoverage(totals),
    recounted: totals.recounted,
    misplaced: totals.misplaced,
    "pack-hints": totals.packHints,
    "value-counted": shareOf(totals.countedValue, totals.expectedValue),
    "value-at-risk": totals.leftValue,
  };
  return Object.fromEntries(Object.entries(figures).map(([name, of]) => [name, value(of)]));
}

const groupings = {
  zone: ["zone", ({ zones }: LineFigures) => namedZones(zones.groups, en)],
  person: ["person", ({ people }: LineFigures) => namedPeople(people, en)],
  abc: ["abc", ({ classes }: LineFigures) => namedClasses(classes, en)],
  "incident-type": [
    "incident",
    ({ incidentTypes }: LineFigures) => namedIncidents(incidentTypes.groups, en),
  ],
  reason: ["reason", ({ reasons }: LineFigures) => namedReasons(reasons.groups, en)],
  product: [
    "product",
    ({ products }: LineFigures) =>
      products.top.map((one) => ({ ...one, value: one.key, name: one.name ?? "" })),
  ],
} as const;

/** The rows of a chart's table, as copied and rendered. */
function rowsOf(grouping: keyof typeof groupings, figures: LineFigures): Map<string, Figures> {
  const rows = groupRows(groupings[grouping][1](figures), null, { t: en.overview, format });
  return new Map(
    rows.map(({ group, totals }) => [
      group ?? "",
      Object.fromEntries(
        Object.values(groupColumns).flatMap((column) =>
          column.figure ? [[column.figure, value(shownValue(column, totals, context))]] : [],
        ),
      ),
    ]),
  );
}

function matches(
  line: Line,
  filter: LineFilter,
  lineOptions: ViewSettings,
  but?: FacetName,
): boolean {
  return Object.entries(filter.facets ?? {}).every(([name, wanted]) => {
    const facet = name as FacetName;
    return facet === but || wanted.includes(facetValueOf(facet, line, [], lineOptions));
  });
}

function expectFigures(
  all: readonly Line[],
  filter: LineFilter,
  lineOptions: ViewSettings,
  now: number,
) {
  const columns = new LineColumns();
  for (const line of all) expect(columns.add(line)).toBe(true);
  const figures = new LineTable(columns, now).figures(filter, lineOptions);
  const lines = all.filter((line) => matches(line, filter, lineOptions));
  expect(figuresOf(figures)).toEqual(plainLineFigures(lines, all, lineOptions));
  const { startsInProgress, contextTotals } = figures;
  expect(stalledLines(startsInProgress, contextTotals.medianDuration, now)).toBe(
    lines.filter((line) => isStalled(line, all, now)).length,
  );
  for (const grouping of Object.keys(groupings) as (keyof typeof groupings)[]) {
    const [facet] = groupings[grouping];
    const open = all.filter((line) => matches(line, filter, lineOptions, facet));
    const plain = [...plainGroups(open, grouping, lineOptions)].map(
      ([group, of]) => [group, plainGroupFigures(of, lineOptions)] as const,
    );
    expect(rowsOf(grouping, figures), grouping).toEqual(new Map(plain));
  }
}

/** At least 30 countings of every kind, at two moments. */
const countings: { readonly id: string; readonly now: number; readonly lines: readonly Line[] }[] =
  [];

beforeAll(async () => {
  for (const now of instants) {
    const client = createClient({ now: () => now });
    const items: Counting[] = await client.items("?limit=100");
    const some = items.filter(({ totalProducts }) => totalProducts <= 600).slice(0, 16);
    const ids = [...some.map(({ id }) => id), "lines-1", "lines-900", "fault-mismatch"];
    for (const id of ids) {
      const { products } = await client.detail(id);
      countings.push({ id, now, lines: decoded(products) });
    }
  }
});

describe("every figure and group of more than 30 countings equals a plain calculation", () => {
  test("over all lines", () => {
    expect(countings.length).toBeGreaterThan(30);
    for (const { lines, now } of countings) {
      expectFigures(lines, everyLine, defaultViewSettings, now);
    }
  });

  test("over the lines that match, with other view settings", () => {
    for (const { lines, now } of countings.filter((_, index) => index % 3 === 0)) {
      const [first] = lines;
      if (!first) continue;
      const zone = facetValueOf("zone", first, lines, other);
      const facets: LineFilter["facets"][] = [
        { zone: [zone] },
        { abc: ["A", "none"], difference: ["short", "over"] },
        { documented: ["no"], person: [String(first.assignedUser.id)] },
      ];
      for (const some of facets) if (some) expectFigures(lines, { facets: some }, other, now);
    }
  });
});
