import { expect, it } from "vitest";
import { withLastingMonth } from "./lasting-search.ts";

it("keeps the month that a link was made in, or names", () => {
  const now = Date.parse("2026-10-31T23:30:00Z");
  const made = (search: string) =>
    String(withLastingMonth(new URLSearchParams(search), "Europe/Madrid", now));
  expect(made("warehouse=7")).toBe("warehouse=7&month=2026-11");
  expect(made("month=2026-08")).toBe("month=2026-08");
});
