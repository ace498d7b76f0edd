import { expect, it } from "vitest";
import { noValues } from "#domain/groups/group-totals.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { someLineFacts } from "#testing/samples.ts";
import { showFigure } from "./figures.ts";
import { type LineFigureName, lineFigures } from "./of-lines.ts";

const format = createFormat({ locale: "en", timeZone: "UTC", currency: null, units: en.units });
const counted = (difference: number) =>
  someLineFacts({
    finishedAt: 1,
    startedAt: 0,
    countedStock: 20 + difference,
    difference,
    costPrice: 10,
  });

function totals() {
  const totaller = new LineTotaller();
  for (const line of [counted(0), counted(-3), counted(5), someLineFacts()]) totaller.add(line);
  return totaller.totals();
}

const shown = (name: LineFigureName, of: ReturnType<typeof totals> | null = totals()) =>
  showFigure(name, lineFigures[name], of, { format, costsHidden: false, decimals: 0 });

const said = (name: LineFigureName, of = totals()) =>
  shown(name, of).toSentence?.(en.hintSentences) ?? null;

it("says a figure of the lines with its parts", () => {
  expect(said("lines-counted")).toBe("3 of 4 lines are counted.");
  expect(said("lines-left")).toBe("1 of 4 lines are not counted yet.");
  expect(said("accuracy")).toBe("1 of 3 counted lines match the stock that was expected.");
  expect(said("accuracy", { ...totals(), counted: 4 })).toBe(
    "1 of 3 counted lines match the stock that was expected. 1 more has no known difference.",
  );
  expect(said("net-value")).toBe("50 over less 30 short is +20 at cost.");
  expect(said("absolute-value")).toBe("30 short and 50 over differ by 80 at cost together.");
  expect(said("net-units")).toBe("5 units over less 3 short is 2.");
});

it("says nothing where costs are hidden, or the definition says as much", () => {
  expect(said("net-value", { ...totals(), ...noValues })).toBeNull();
  expect(said("lines-total")).toBeNull();
  expect(shown("accuracy", null).toSentence).toBeNull();
});
