import { describe, expect, it } from "vitest";
import { defaultScreen, screenSearch } from "#pages/screen/search.ts";
import { checkedScreen, draftOf, isIncomplete } from "./draft.ts";

const usual = draftOf(defaultScreen, new URLSearchParams());

describe("the set-up of a screen", () => {
  it("makes the address that stands for what is filled in", () => {
    const { query } = checkedScreen({
      ...usual,
      kind: "warehouse",
      warehouse: " VLC-02 ",
      distance: "3,5",
      hold: "0.5",
      theme: "light",
      zone: "Europe/Madrid",
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
    });
    expect(draftOf(screenSearch.parse(params), params)).toMatchObject({
      hold: "0.5",
      distance: "3.5",
    });
  });

  it("is incomplete until what it shows is named", () => {
    const warehouse = { ...usual, kind: "warehouse" } as const;
    expect(isIncomplete(checkedScreen(warehouse))).toBe(true);
    expect(isIncomplete(checkedScreen({ ...warehouse, warehouse: "0" }))).toBe(false);
    expect(isIncomplete(checkedScreen({ ...usual, distance: "far" }))).toBe(false);
  });

  it("refuses what cannot be read, and names the largest distance that works", () => {
    const { faults, query, largest } = checkedScreen({ ...usual, distance: "12", diagonal: "43" });
    expect(query).toBeNull();
    expect(faults.distance).toEqual({ kind: "too-far", distance: 12, diagonal: 43, largest });
    expect(largest).toBeCloseTo(9.4, 1);
    expect(checkedScreen({ ...usual, distance: String(largest), diagonal: "43" }).faults).toEqual(
      {},
    );
  });

  it("refuses what is missing or no number", () => {
    expect(checkedScreen({ ...usual, kind: "counting" }).faults.counting?.kind).toBe("missing");
    const { faults } = checkedScreen({ ...usual, distance: "far", rotate: "1", hold: "" });
    expect(Object.keys(faults).sort()).toEqual(["distance", "hold", "rotate"]);
  });
});
