import { expect, test } from "vitest";
import { lineFields } from "#lines/line-fields.ts";
import {
  chiefFields,
  drawerGroups,
  headFields,
  metricRows,
  metricsMoment,
} from "#pages/counting/line-drawer/field-groups.ts";
import { columnGroups, groupedFields } from "./column-groups.ts";
import { kindOf } from "./column-kinds.ts";

const sorted = (names: readonly string[]) => [...names].sort();

test("every field is offered as a column once, and no group is empty", () => {
  const groups = groupedFields();
  expect(groups.map(([name]) => name)).toEqual(columnGroups);
  expect(sorted(groups.flatMap(([, fields]) => fields))).toEqual(sorted(lineFields));
  expect(groups.filter(([, fields]) => fields.length === 0)).toEqual([]);
});

test("groups contain the fields that they are named after", () => {
  const group = (name: string) => groupedFields().find(([other]) => other === name)?.[1];
  expect(group("line")).toEqual(["id", "updatedAt", "index", "costPrice"]);
  expect(group("location")).toEqual(["location.id", "location.code", "lot.id", "lot.code"]);
  expect(group("documentation")).toContain("documentation.stock");
  expect(group("stock")).toContain("lotLocation.stock");
});

test("an open line shows every field once", () => {
  const metrics = Object.values(metricRows).flatMap((row) => Object.values(row));
  const visible = [
    ...headFields,
    ...chiefFields,
    ...Object.values(drawerGroups).flat(),
    metricsMoment,
    ...metrics.filter((field) => field !== null),
  ];
  // The column of the value itself shows the absolute value.
  const reported = lineFields.filter((field) => field !== "absolute-value");
  expect(sorted(visible)).toEqual(sorted(reported));
});

test("a field's kind follows from its name", () => {
  expect(kindOf("product.metrics.valueAbc")).toBe("class");
  expect(kindOf("product.metrics.updatedAt")).toBe("moment");
  expect(kindOf("product.metrics.valueTotal")).toBe("amount");
  expect(kindOf("lot.id")).toBe("code");
  expect(kindOf("product.packagingUnit")).toBe("number");
  expect(kindOf("incident.body")).toBe("text");
  expect(kindOf("prevDifference")).toBe("difference");
});
