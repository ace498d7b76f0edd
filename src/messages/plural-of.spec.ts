import { expect, it } from "vitest";
import { pluralOf } from "./plural-of.ts";

it.each([
  ["en", 0, "lines"],
  ["en", 1, "line"],
  ["en", 2, "lines"],
  ["es", 0, "lines"],
  ["es", 1, "line"],
  ["es", 1_000_000, "lines"],
  ["fr", 0, "line"],
  ["fr", 1, "line"],
  ["fr", 2, "lines"],
  ["fr", 1_000_000, "lines"],
  ["de", 0, "lines"],
  ["pt", 0, "line"],
  ["pt", 1_000_000, "lines"],
])("the form in %s for %i", (language, count, form) => {
  expect(pluralOf(language)(count, "line", "lines")).toBe(form);
});
