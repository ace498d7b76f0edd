import { expect, it } from "vitest";
import { isUsableId, wantedId } from "./usable-id.ts";

it("takes any id that an address can carry", () => {
  const ids = ["imp_1", "a/b", "50%", "%2F", "ü 🔧", "...", "?", "#", "incident_types"];
  expect(ids.filter(isUsableId)).toEqual(ids);
});

it("refuses what an address cannot carry", () => {
  expect(["", ".", "..", "\ud800"].filter(isUsableId)).toEqual([]);
});

it("drops blanks that were pasted, but not those of an id that is open", () => {
  expect(wantedId("  7\t", "")).toBe("7");
  expect(wantedId(" 7 ", "7")).toBe("7");
  expect(wantedId(" 7 ", " 7 ")).toBe(" 7 ");
});
