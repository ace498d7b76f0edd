import { describe, expect, it } from "vitest";
import { lineFields } from "#lines/line-fields.ts";
import { usualFields } from "#lines/line-row.ts";
import { lineFields as titles } from "#messages/en/line-fields.ts";
import { columnTemplate, drawnFields, type GridLayout } from "./column-widths.ts";

const template = (layout: GridLayout, fields = drawnFields(usualFields, layout)) =>
  columnTemplate(fields, layout, (field) => titles[field]);

describe("the grid's columns", () => {
  it("are as drawn where they are the usual ones", () => {
    expect(template("usual").columns).toBe(
      "52px 34px 92px minmax(96px, 1fr) 92px 96px 72px 68px 84px 96px 42px 104px 124px 104px 128px",
    );
    expect(template("wide").columns).toBe(
      "56px 112px 96px minmax(120px, 1fr) 96px 92px 76px 72px 84px 104px 44px 104px 140px 140px 128px",
    );
  });

  it("spare some of the usual ones in narrow windows, and none that was chosen", () => {
    expect(template("narrow").columns).toBe(
      "44px 34px 90px minmax(80px, 1fr) 90px 66px 66px 78px 92px 96px 104px",
    );
    const chosen = [...usualFields];
    expect(drawnFields(chosen, "narrow")).toBe(chosen);
  });

  it("need as much room as their least widths, however many they are", () => {
    const { columns, least } = template("usual", lineFields);
    const pixels = [...columns.matchAll(/(\d+)px/g)].map(([, width]) => Number(width));
    expect(pixels).toHaveLength(lineFields.length);
    expect(least).toBe(pixels.reduce((sum, width) => sum + width, 0));
  });

  it("leave the room at the end where none of them grows", () => {
    expect(template("usual", ["index", "lot.code"]).columns).toBe("52px 96px 1fr");
  });

  it("are wide enough for a long title", () => {
    const narrow = columnTemplate(["lotStock"], "usual", () => "Lot");
    const wide = columnTemplate(
      ["lotStock"],
      "usual",
      () => "Stock of the lot, as the line has it",
    );
    expect(narrow.least).toBe(76);
    expect(wide.least).toBeGreaterThan(200);
  });

  it("are the same whatever was chosen where lines are cards", () => {
    expect(drawnFields(["lot.code"], "cards")).toBe(usualFields);
  });
});
