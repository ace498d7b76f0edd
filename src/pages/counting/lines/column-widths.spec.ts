import { describe, expect, it } from "vitest";
import { lineFields } from "#lines/line-fields.ts";
import { defaultFields } from "#lines/line-row.ts";
import { lineFields as titles } from "#messages/en/line-fields.ts";
import type { GridLayout } from "#table/use-grid-layout.ts";
import { columnTemplate, drawnFields } from "./column-widths.ts";

const template = (layout: GridLayout, fields = drawnFields(defaultFields, layout)) =>
  columnTemplate(fields, layout, (field) => titles[field]);

/** Minimum widths; + marks the columns that grow. */
const widths = (of: ReturnType<typeof columnTemplate>) =>
  of.places
    .map(({ style }) => style.flex.replace(/^0 0 (\d+)px$/, "$1").replace(/^1 0 (\d+)px$/, "$1+"))
    .join(" ");

describe("the grid's columns", () => {
  it("are as drawn where they are the usual ones", () => {
    expect(widths(template("usual"))).toBe("52 34 92 96+ 92 96 72 68 84 96 42 104 124 104 144");
    expect(widths(template("wide"))).toBe("56 112 96 120+ 96 92 76 72 84 104 44 104 140 140 144");
  });

  it("spare some of the usual ones in narrow windows, and none that was chosen", () => {
    expect(widths(template("narrow"))).toBe("44 34 90 80+ 90 66 66 78 92 90 122");
    const chosen = [...defaultFields];
    expect(drawnFields(chosen, "narrow")).toBe(chosen);
  });

  it("need as much room as their least widths, however many they are", () => {
    const every = template("usual", lineFields);
    const pixels = widths(every).split(" ").map(Number.parseFloat);
    expect(pixels).toHaveLength(lineFields.length);
    expect(every.min).toBe(pixels.reduce((sum, width) => sum + width, 0));
  });

  it("leave the room at the end where none of them grows", () => {
    expect(widths(template("usual", ["index", "lot.code"]))).toBe("52 96");
  });

  it("tell how many digits surely fit, and none of what may be of any width", () => {
    const [counted, person] = template("usual", ["countedStock", "assignedUser.username"]).places;
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

  it("are the same whatever was chosen where lines are cards", () => {
    expect(drawnFields(["lot.code"], "cards")).toBe(defaultFields);
  });
});
