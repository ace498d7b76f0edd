import { describe, expect, it } from "vitest";
import { countingSearch, type Tab } from "#components/counting/search/search.ts";
import { defaultFieldsFor, partOf, searchForTab } from "#components/counting/search/tabs.ts";
import type { LineField } from "#lines/line-fields.ts";
import { defaultFields } from "#lines/line-row.ts";
import { en } from "#messages/en/catalogue.ts";
import type { GridLayout } from "#table/grid/use-grid-layout.ts";
import { minWidth } from "./columns.tsx";
import { defaultColumns } from "./shown-fields.ts";

const titles = en.lineFields;

/** The default columns in a window, whose margins are 64 pixels. */
function columnsAt(
  window: number,
  address = "tab=lines",
  blank: readonly LineField[] = [],
): readonly LineField[] {
  const search = searchForTab(countingSearch.parse(new URLSearchParams(address)));
  return defaultColumns(
    search,
    { layout: layoutOf(window), width: window - 64 },
    { blank, titles },
  );
}

function layoutOf(window: number): GridLayout {
  if (window < 900) return "cards";
  if (window < 1200) return "narrow";
  return window < 1680 ? "medium" : "wide";
}

describe("the default columns in a window", () => {
  it("are all where there is room, and otherwise those that matter most", () => {
    expect(columnsAt(1440)).toEqual(defaultFields);
    expect(columnsAt(1366)).not.toContain("product.metrics.abc");
    expect(columnsAt(900)).toEqual([
      "index",
      "state",
      "product.code",
      "product.description",
      "location.code",
      "expected",
      "countedStock",
      "difference",
      "value",
      "assignedUser.username",
    ]);
  });

  it("fit into every window", () => {
    for (const tab of [
      "lines",
      "discrepancies",
      "incidents",
      "recounts",
    ] as const satisfies Tab[]) {
      for (let window = 912; window <= 2560; window += 16) {
        const of = { layout: layoutOf(window), part: partOf(tab) };
        const fields = columnsAt(window, `tab=${tab}`);
        const width = fields.reduce((sum, field) => sum + minWidth(field, of, titles[field]), 0);
        expect(width, `${tab}, ${window}`).toBeLessThanOrEqual(window - 64);
      }
    }
  });

  it("leave out those without a value in any line", () => {
    const blank = ["countedStock", "difference", "value", "finishedAt"] as const;
    const shown = columnsAt(1440, "tab=lines&state=not-started", blank);
    expect(shown).toEqual(defaultFields.filter((field) => ![...blank, "state"].includes(field)));
  });

  it("give the place of a column that a filter makes the same to one that lacked room", () => {
    expect(columnsAt(1280, "tab=discrepancies")).not.toContain("look-first");
    expect(columnsAt(1280, "tab=discrepancies&documented=no")).toContain("look-first");
    const undocumented = columnsAt(1440, "tab=discrepancies&documented=no");
    expect(undocumented).toEqual(expect.arrayContaining(["look-first", "finishedAt"]));
  });

  it("give the place of what to look at to a narrower one where that lacks room", () => {
    const wide = columnsAt(1440, "tab=discrepancies");
    expect(wide).toContain("look-first");
    expect(wide).not.toContain("finishedAt");
    const narrower = columnsAt(1366, "tab=discrepancies");
    expect(narrower).toContain("finishedAt");
    expect(narrower).not.toContain("look-first");
  });

  it("are all those with a value where lines are cards", () => {
    const blank = ["lot.code"] as const;
    const shown = columnsAt(390, "tab=discrepancies", blank);
    expect(shown).toEqual(defaultFieldsFor("discrepancies"));
    expect(columnsAt(390, "tab=lines", blank)).not.toContain("lot.code");
  });
});
