import { describe, expect, it } from "vitest";
import { lineFields } from "#lines/line-fields.ts";
import { defaultFields } from "#lines/line-row.ts";
import { lineFields as titles } from "#messages/en/line-fields.ts";
import type { GridLayout } from "#table/use-grid-layout.ts";
import { columnTemplate, visibleFields } from "./column-widths.ts";

const template = (layout: GridLayout, fields = visibleFields(defaultFields, layout)) =>
  columnTemplate(fields, layout, (field) => titles[field]);

/** Minimum widths; + marks the columns that grow. */
const widths = (of: ReturnType<typeof columnTemplate>) =>
  of.columnStyles
    .map(({ style }) => style.flex.replace(/^0 0 (\d+)px$/, "$1").replace(/^1 0 (\d+)px$/, "$1+"))
    .join(" ");

describe("the grid's columns", () => {
  it("have their designed widths by default", () => {
    expect(widths(template("usual"))).toBe("52 34 92 96+ 92 96 72 68 84 96 42 104 124 104 144");
    expect(widths(template("wide"))).toBe("56 112 96 120+ 96 92 76 72 84 104 44 104 140 140 144");
  });

  it("leave out some default columns in narrow windows, but no chosen ones", () => {
    expect(widths(template("narrow"))).toBe("44 34 90 80+ 90 66 66 78 92 90 122");
    const chosen = [...defaultFields];
    expect(visibleFields(chosen, "narrow")).toBe(chosen);
  });

  it("need the sum of their minimum widths", () => {
    const every = template("usual", lineFields);
    const pixels = widths(every).split(" ").map(Number.parseFloat);
    expect(pixels).toHaveLength(lineFields.length);
    expect(every.min).toBe(pixels.reduce((sum, width) => sum + width, 0));
  });

  it("leave the remaining space at the end if none of them grows", () => {
    expect(widths(template("usual", ["index", "lot.code"]))).toBe("52 96");
  });

  it("know how many digits fit, except for text of variable width", () => {
    const [counted, person] = template("usual", [
      "countedStock",
      "assignedUser.username",
    ]).columnStyles;
    expect(counted?.fits).toBe(6);
    expect(person?.fits).toBe(0);
  });

  it("are wide enough for a long title", () => {
    const narrow = columnTemplate(["lotStock"], "usual", () => "Lot");
    const wide = columnTemplate(
      ["lotStock"],
      "usual",
      () => "Stock of the lot, as the line has it",
    );
    expect(narrow.min).toBe(76);
    expect(wide.min).toBeGreaterThan(200);
  });

  it("do not depend on the choice where lines are cards", () => {
    expect(visibleFields(["lot.code"], "cards")).toBe(defaultFields);
  });
});
