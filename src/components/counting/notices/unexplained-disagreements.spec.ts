import { expect, test } from "vitest";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

const total = (header: number, lines: number) => ({ figure: "total", header, lines }) as const;

test("unreadable lines explain as many more lines in the header", () => {
  expect(unexplainedDisagreements(3, [total(60, 57), total(58, 57)])).toEqual([]);
});

test("unreadable lines explain neither a larger gap nor fewer lines", () => {
  const others = [total(61, 57), total(56, 57)];
  expect(unexplainedDisagreements(3, [...others, total(60, 57)])).toEqual(others);
  expect(unexplainedDisagreements(0, [total(60, 57)])).toEqual([total(60, 57)]);
});
