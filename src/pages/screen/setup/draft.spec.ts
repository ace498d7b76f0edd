import { describe, expect, it } from "vitest";
import { defaultScreen, screenSearch } from "#pages/screen/search.ts";
import { checkedScreen, draftOf, isIncomplete } from "./draft.ts";

const defaultDraft = draftOf(defaultScreen, new URLSearchParams());

describe("the set-up of a screen", () => {
  it("makes the address for the fields", () => {
    const { query } = checkedScreen({
      ...defaultDraft,
      kind: "warehouse",
      warehouse: " VLC-02 ",
      distance: "3,5",
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
    expect(draftOf(screenSearch.parse(params), params)).toMatchObject({
      hold: "0.5",
      distance: "3.5",
    });
  });

  it("is incomplete without a scope", () => {
    const warehouse = { ...defaultDraft, kind: "warehouse" } as const;
    expect(isIncomplete(checkedScreen(warehouse))).toBe(true);
    expect(isIncomplete(checkedScreen({ ...warehouse, warehouse: "0" }))).toBe(false);
    expect(isIncomplete(checkedScreen({ ...defaultDraft, distance: "far" }))).toBe(false);
  });

  it("refuses an unreadable distance, and names the largest that works", () => {
    const { faults, query, largest } = checkedScreen({
      ...defaultDraft,
      distance: "12",
      diagonal: "43",
    });
    expect(query).toBeNull();
    expect(faults.distance).toEqual({ kind: "too-far", distance: 12, diagonal: 43, largest });
    expect(largest).toBeCloseTo(9.4, 1);
    expect(
      checkedScreen({ ...defaultDraft, distance: String(largest), diagonal: "43" }).faults,
    ).toEqual({});
  });

  it("refuses missing values and text that is not a number", () => {
    expect(checkedScreen({ ...defaultDraft, kind: "counting" }).faults.counting?.kind).toBe(
      "missing",
    );
    const { faults } = checkedScreen({ ...defaultDraft, distance: "far", rotate: "1", hold: "" });
    expect(Object.keys(faults).sort()).toEqual(["distance", "hold", "rotate"]);
  });
});
