import { describe, expect, it } from "vitest";
import { pressFigure } from "./summary-statuses.ts";

describe("a press on a figure of the summary", () => {
  it("shows the countings that it counts, and all again", () => {
    expect(pressFigure([], "behind")).toEqual(["behind"]);
    expect(pressFigure(["behind"], "behind")).toEqual([]);
    expect(pressFigure(["active"], "active")).toEqual([]);
  });

  it("takes the place of another status", () => {
    expect(pressFigure(["finished"], "active")).toEqual(["active"]);
    expect(pressFigure(["behind"], "overdue")).toEqual(["overdue"]);
  });

  it("brings active ones along where only those are counted", () => {
    expect(pressFigure([], "discrepancies")).toEqual(["active", "discrepancies"]);
    expect(pressFigure(["finished"], "left")).toEqual(["active", "left"]);
    expect(pressFigure(["behind"], "incidents")).toEqual(["behind", "incidents"]);
  });

  it("takes them away with the last figure that needs them", () => {
    expect(pressFigure(["active", "discrepancies"], "discrepancies")).toEqual([]);
    expect(pressFigure(["active", "left", "incidents"], "incidents")).toEqual(["active", "left"]);
    expect(pressFigure(["overdue", "incidents"], "incidents")).toEqual(["overdue"]);
  });
});
