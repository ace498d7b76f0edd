import { expect, test } from "vitest";
import { unexplainedDisagreements } from "./unexplained-disagreements.ts";

const total = (header: number, lines: number) => ({ figure: "total", header, lines }) as const;

test("lines that could not be read explain as many more in the header", () => {
  expect(unexplainedDisagreements(3, [total(60, 57), total(58, 57)])).toEqual([]);
});

test("they explain neither more than that nor less in the header", () => {
  const others = [total(61, 57), total(56, 57)];
  expect(unexplainedDisagreements(3, [...others, total(60, 57)])).toEqual(others);
  expect(unexplainedDisagreements(0, [total(60, 57)])).toEqual([total(60, 57)]);
});
