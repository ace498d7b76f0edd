import { describe, expect, it } from "vitest";
import { numberSigns } from "#format/number-signs.ts";
import { defaultScreen, screenSearch } from "#slices/screens/search.ts";
import { checkedScreen, draftOf, isIncomplete, type ScreenDraft } from "./draft.ts";

const signs = numberSigns("en-GB");
const checked = (filled: ScreenDraft) => checkedScreen(filled, signs);
const defaultDraft = draftOf(defaultScreen, new URLSearchParams(), signs);

describe("the set-up of a screen", () => {
  it("makes the address for the fields", () => {
    const { query } = checked({
      ...defaultDraft,
      kind: "warehouse",
      warehouse: " VLC-02 ",
      distance: "3.5",
      hold: "0.5",
      theme: "light",
      zone: "Europe/Madrid",
      hours: "Mo-Fr 06:00-22:00",
      wake: false,
    });
    const params = new URLSearchParams(query ?? "");
    expect(Object.fromEntries(params)).toEqual({
      warehouse: "VLC-02",
      distance: "3.5",
      diagonal: "55",
      hold: "30m",
      wake: "off",
      theme: "light",
      tz: "Europe/Madrid",
      hours: "Mo-Fr 06:00-22:00",
    });
    expect(draftOf(screenSearch.parse(params), params, signs)).toMatchObject({
      hold: "0.5",
      distance: "3.5",
    });
  });

  it("names chosen countings in their order, and needs two of them", () => {
    const chosen: ScreenDraft = { ...defaultDraft, kind: "countings", chosen: ["b", "a"] };
    const { query } = checked(chosen);
    expect(query).toContain("counting=b&counting=a");
    const params = new URLSearchParams(query ?? "");
    expect(draftOf(screenSearch.parse(params), params, signs)).toEqual(chosen);
    expect(checked({ ...chosen, chosen: ["b"] }).faults).toEqual({
      countings: { kind: "missing" },
    });
  });

  it("reads and writes numbers as the viewer's region does", () => {
    const german = numberSigns("de-DE");
    const typed = { ...defaultDraft, distance: "3,5" };
    expect(checkedScreen(typed, german).screen?.distance).toBe(3.5);
    expect(draftOf({ ...defaultScreen, distance: 3.5 }, new URLSearchParams(), german)).toEqual({
      ...typed,
    });
    expect(checked(typed).faults.distance?.kind).toBe("number");
  });

  it("is incomplete without a scope", () => {
    const warehouse = { ...defaultDraft, kind: "warehouse" } as const;
    expect(isIncomplete(checked(warehouse))).toBe(true);
    expect(isIncomplete(checked({ ...warehouse, warehouse: "0" }))).toBe(false);
    expect(isIncomplete(checked({ ...defaultDraft, distance: "far" }))).toBe(false);
  });

  it("refuses an unreadable distance, and names the largest that works", () => {
    const { faults, query, largest } = checked({
      ...defaultDraft,
      distance: "12",
      diagonal: "43",
    });
    expect(query).toBeNull();
    expect(faults.distance).toEqual({ kind: "too-far", distance: 12, diagonal: 43, largest });
    expect(largest).toBeCloseTo(9.4, 1);
    expect(checked({ ...defaultDraft, distance: String(largest), diagonal: "43" }).faults).toEqual(
      {},
    );
  });

  it("refuses missing values and text that is not a number", () => {
    expect(checked({ ...defaultDraft, kind: "counting" }).faults.counting?.kind).toBe("missing");
    const { faults } = checked({ ...defaultDraft, distance: "far", rotate: "1", hold: "" });
    expect(Object.keys(faults).sort()).toEqual(["distance", "hold", "rotate"]);
  });
});
