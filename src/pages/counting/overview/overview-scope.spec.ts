import { expect, test } from "vitest";
import { en } from "#messages/en/catalogue.ts";
import { scopeText } from "./overview-scope.tsx";

const text = (matching: number | null, isRefused: boolean) =>
  scopeText({ total: 900, matching, isRefused }, en.overview, { number: String });

test("the scope names the lines that match, and nothing without a filter", () => {
  expect(text(null, false)).toBe("");
  expect(text(12, false)).toBe("Showing 12 of 900 lines");
});

test("a failure is mentioned, whatever the previous filter was", () => {
  expect(text(null, true)).toMatch(/^The lines could not be filtered\./);
  expect(text(12, true)).toBe(text(null, true));
});

test("while lines arrive, it says so once, whatever their number", () => {
  const arriving = { total: null, isRefused: false, isArriving: true };
  const texts = [3, 40, null].map((matching) =>
    scopeText({ ...arriving, matching }, en.overview, { number: String }),
  );
  expect(new Set(texts)).toEqual(new Set([en.overview.arriving]));
});
