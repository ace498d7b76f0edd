import { describe, expect, it } from "vitest";
import type { Tab } from "#components/counting/search/search.ts";
import { defaultFieldsFor, partOf } from "#components/counting/search/tabs.ts";
import { createFormat } from "#format/format.ts";
import { computedFields } from "#lines/computed-fields.ts";
import { type LineField, lineFields } from "#lines/line-fields.ts";
import { en } from "#messages/en/catalogue.ts";
import {
  fieldsAbove,
  fieldsIn,
  metricRows,
  metricsMoment,
} from "#pages/counting/line-drawer/field-groups.ts";
import { toRow } from "#pages/counting/line-drawer/row.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { aCountedLine, aDocumentation, aLine, anIncident, sampleStart } from "#testing/samples.ts";
import { columnGroups, groupedFields, kindOf, lineColumns, type TabLayout } from "./columns.tsx";
import { offeredFields } from "./offered-fields.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: "EUR", units: en.units });
const context = { format, messages: en, today: 0 };

function columnsOf(tab: TabLayout, fields: readonly LineField[], titles = {}) {
  const messages = { ...en, lineFields: { ...en.lineFields, ...titles } };
  const columns = lineColumns(tab, { ...context, messages });
  return fields.map((field) => columns.find(({ id }) => id === field));
}

const aDocumentedLine = aCountedLine(3, -1, {
  documentation: aDocumentation("Broken"),
  prevCountedStock: 4,
  prevDifference: 0,
});

const sorted = (names: readonly string[]) => [...names].sort();

/** Minimum widths; + marks the columns that grow. */
const widths = (layout: GridLayout, tab: Tab = "lines") =>
  columnsOf({ layout, part: partOf(tab) }, defaultFieldsFor(tab))
    .map((column) => `${column?.size}${column?.meta?.grow ? "+" : ""}`)
    .join(" ");

describe("the columns of the lines", () => {
  it("have their designed widths by default", () => {
    expect(widths("medium")).toBe("52 34 92 200+ 90+ 90+ 70 68 84 96 42 112+ 124 72 112");
    // The value has a bar beside it.
    expect(widths("wide")).toBe("56 112 96 200+ 96+ 92+ 76 72 84 232 44 112+ 140 110 112");
  });

  it("give the space to the columns that a tab is about", () => {
    expect(widths("medium", "discrepancies")).toBe(
      "52 92 240+ 90 70 68 84 224 146 112 150 120+ 112",
    );
    expect(widths("medium", "incidents")).toBe("52 92 200+ 90 34 112 170 200+ 141");
  });

  it("are wide enough for a long title", () => {
    const sizeWith = (title: string) =>
      columnsOf({ layout: "medium", part: undefined }, ["lotStock"], { lotStock: title })[0]?.size;
    expect(sizeWith("Lot")).toBe(76);
    expect(sizeWith("Stock of the lot, as the line has it")).toBeGreaterThan(200);
  });

  it("every field is offered as a column once, and no group is empty", () => {
    const groups = groupedFields(lineFields);
    expect(groups.map(([name]) => name)).toEqual(columnGroups);
    expect(sorted(groups.flatMap(([, fields]) => fields))).toEqual(sorted(lineFields));
    expect(groups.filter(([, fields]) => fields.length === 0)).toEqual([]);
  });

  it("are offered without those of earlier counts while nothing is known of these", () => {
    expect(offeredFields(true)).toEqual(lineFields);
    expect(lineFields.filter((field) => !offeredFields(false).includes(field))).toEqual([
      "wrong-before",
    ]);
  });

  it("groups contain the fields that they are named after", () => {
    const group = (name: string) =>
      groupedFields(lineFields).find(([other]) => other === name)?.[1];
    expect(group("line")).toEqual(expect.arrayContaining(["id", "updatedAt", "index"]));
    expect(group("location")).toEqual(expect.arrayContaining(["location.code", "lot.code"]));
    expect(group("documentation")).toContain("documentation.stock");
    expect(group("count")).toEqual(expect.arrayContaining(Object.keys(computedFields)));
    expect(group("stock")).toContain("lotLocation.stock");
  });

  it("an open line shows every field once, above the folded ones or among them", () => {
    const groups = ["stock", "count", "product", "documentation", "incident", "counting"] as const;
    const metrics = Object.values(metricRows).flatMap((row) => Object.values(row));
    // The value itself shows the absolute value, the previous count the effect of the recount, and links what to look at
    // and where the product was wrong before.
    const others: readonly LineField[] = [
      "absolute-value",
      "recount-effect",
      "look-first",
      "wrong-before",
    ];
    const reported = lineFields.filter((field) => !others.includes(field));
    const open = aLine({ startedAt: sampleStart, incident: anIncident(null) });
    for (const line of [aLine(), open, aCountedLine(3, -1), aDocumentedLine]) {
      const above = fieldsAbove(toRow(line, null));
      const visible = [
        ...above,
        ...groups.flatMap(fieldsIn).filter((field) => !above.has(field)),
        metricsMoment,
        ...metrics.filter((field) => field !== null),
      ];
      expect(sorted(visible)).toEqual(sorted(reported));
    }
  });

  it("an open line begins with a missing reason, but not with a reason that none needs", () => {
    const reason = "documentation.reason.name";
    expect(fieldsAbove(toRow(aCountedLine(3, -1), null))).toContain(reason);
    expect(fieldsAbove(toRow(aCountedLine(3, 0), null))).not.toContain(reason);
  });

  it("fields without a fixed position are at the end of their group in an open line", () => {
    const count = fieldsIn("count");
    expect(count.slice(0, 2)).toEqual(["lot.code", "startedAt"]);
    expect(count.indexOf("id")).toBeGreaterThan(count.indexOf("index"));
    expect(fieldsIn("product")).toEqual(
      expect.arrayContaining(["product.id", "product.updatedAt"]),
    );
    expect(fieldsIn("counting")).toContain("counting.warehouse.id");
  });

  it("a field's kind follows from its computation or its name", () => {
    expect(kindOf("absolute-value")).toBe("amount");
    expect(kindOf("expected")).toBe("number");
    expect(kindOf("product.metrics.valueAbc")).toBe("class");
    expect(kindOf("product.metrics.updatedAt")).toBe("moment");
    expect(kindOf("product.metrics.valueTotal")).toBe("amount");
    expect(kindOf("lot.id")).toBe("code");
    expect(kindOf("product.packagingUnit")).toBe("number");
    expect(kindOf("incident.body")).toBe("text");
    expect(kindOf("prevDifference")).toBe("difference");
  });
});
