import { describe, expect, it } from "vitest";
import { toggleFigure } from "./summary-statuses.ts";

describe("toggling a figure of the summary", () => {
  it("filters by the figure, then clears the filter", () => {
    expect(toggleFigure([], "active")).toEqual(["active"]);
    expect(toggleFigure(["active"], "active")).toEqual([]);
  });

  it("replaces another status", () => {
    expect(toggleFigure(["finished"], "active")).toEqual(["active"]);
  });

  it("adds the active status to figures of active countings", () => {
    expect(toggleFigure([], "discrepancies")).toEqual(["active", "discrepancies"]);
    expect(toggleFigure(["finished"], "left")).toEqual(["active", "left"]);
    expect(toggleFigure(["late"], "incidents")).toEqual(["late", "incidents"]);
  });

  it("removes it with the last figure that needs it", () => {
    expect(toggleFigure(["active", "discrepancies"], "discrepancies")).toEqual([]);
    expect(toggleFigure(["active", "left", "incidents"], "incidents")).toEqual(["active", "left"]);
    expect(toggleFigure(["overdue", "incidents"], "incidents")).toEqual(["overdue"]);
  });
});
