import { expect, it } from "vitest";
import { noValues } from "#domain/groups/group-totals.ts";
import { LineTotaller } from "#domain/lines/line-totals.ts";
import { createFormat } from "#format/format.ts";
import { en } from "#messages/en/catalogue.ts";
import { someLineFacts } from "#testing/samples.ts";
import { showFigure } from "./figures.ts";
import { figuresIn, type LineFigureName, lineFigures } from "./of-lines.ts";

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

it("names what each place shows, in the words of the page", () => {
  const labels = (place: "strip" | "foot") =>
    figuresIn(place).map(({ showing }) => showing.label(en.counting));
  expect(labels("strip")).toEqual([
    ...["Accuracy", "Net", "Absolute", "Short", "Over", "Undocumented"],
  ]);
  expect(labels("foot")).toEqual([
    ...["Lines", "Counted", "Left", "Discrepancies", "Lines with a previous count"],
  ]);
  expect(figuresIn("report").map(({ showing }) => showing.label(en))).toEqual([
    ...["Accuracy", "Net variance", "Absolute variance", "Undocumented"],
  ]);
});

it("says what each figure covers", () => {
  const of = totals();
  const inStrip = figuresIn("strip").map(({ showing }) => showing.note?.(en.counting, of, format));
  expect(inStrip).toEqual([
    "1 of 3 exact",
    ...["at cost; 2 units", "at cost; 8 units", "1 line", "1 line"],
    "of 2 discrepancies",
  ]);
  const inReport = figuresIn("report").map(({ showing }) => showing.note?.(en, of, format));
  expect(inReport).toEqual([
    "of 3 lines",
    ...["difference × cost", "1 short, 1 over", "of 2 discrepancies"],
  ]);
});
