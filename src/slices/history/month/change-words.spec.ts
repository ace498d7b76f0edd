import { expect, it } from "vitest";
import { messages } from "#slices/history/messages/en.ts";
import { changeWords } from "./change-words.ts";
import { warehouseMonths } from "./figures.ts";

const counting = (month: string, day: string, discrepancies: number) => ({
  id: `${month}-${day}`,
  startedAt: `2026-${month}-${day}T06:00:00Z`,
  endsAt: `2026-${month}-${day}T06:00:00Z`,
  warehouse: { id: 1, name: "Sevilla Sur", code: "SVQ-01", slug: "sevilla-sur" },
  active: false,
  participants: [],
  totalProducts: 10_000,
  totalProductsCounted: 10_000,
  totalProductsLeft: 0,
  totalDiscrepancies: discrepancies,
  totalIncidents: 0,
});

it("says the difference of the rates as they are shown", () => {
  const days = ["02", "09", "16"];
  const counts = days.flatMap((day) => [counting("10", day, 984), counting("11", day, 1286)]);
  const [row] = warehouseMonths(counts, Date.parse("2026-11-01T00:00:00Z"));
  if (row === undefined) throw new Error("There is a warehouse.");
  // 12.9 and 9.8 are shown; exactly they differ by 3.02.
  expect(changeWords(row, messages, (value) => value.toFixed(1))).toBe("3.1 more");
});
