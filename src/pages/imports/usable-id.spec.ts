import { expect, it } from "vitest";
import { isUsableId } from "./usable-id.ts";

it("takes any id that an address can carry", () => {
  const ids = ["imp_1", "a/b", "50%", "%2F", "ü 🔧", "...", "?", "#", "incident_types"];
  expect(ids.filter(isUsableId)).toEqual(ids);
});

it("refuses what an address cannot carry", () => {
  expect(["", ".", "..", "\ud800"].filter(isUsableId)).toEqual([]);
});
