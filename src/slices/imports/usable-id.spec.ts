import { expect, it } from "vitest";
import { idOfText, isUsableId } from "./usable-id.ts";

it("accepts any id that an address can contain", () => {
  const ids = ["imp_1", "a/b", "50%", "%2F", "ü 🔧", "...", "?", "#", "incident_types"];
  expect(ids.filter(isUsableId)).toEqual(ids);
});

it("refuses ids that an address cannot contain", () => {
  expect(["", ".", "..", "\ud800"].filter(isUsableId)).toEqual([]);
});

it("trims pasted blanks, but not those of the open id", () => {
  expect(idOfText("  7\t", "")).toBe("7");
  expect(idOfText(" 7 ", "7")).toBe("7");
  expect(idOfText(" 7 ", " 7 ")).toBe(" 7 ");
});
