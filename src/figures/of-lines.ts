import { shareOf } from "#domain/decimal/ratio.ts";
import type { GroupTotals } from "#domain/groups/group-totals.ts";
import {
  accuracy,
  accuracyWithinTolerance,
  documentationCoverage,
} from "#domain/lines/accuracy.ts";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { type FigureEntry, figuresOf } from "./figures.ts";

const cost = ["difference", "costPrice"];
const discrepancies = {
  facets: { difference: ["short", "over"] },
  lines: (of: GroupTotals) => of.discrepancies,
};
const short = { facets: { difference: ["short"] }, lines: (of: GroupTotals) => of.short };
const over = { facets: { difference: ["over"] }, lines: (of: GroupTotals) => of.over };

/** The figures of any group of lines. The order is that of the strip, the report and the overview's foot. */
export const groupFigures = figuresOf<GroupTotals>()((figure) => ({
  "lines-total": figure.number(["products"], (of) => of.lines, {
    foot: { label: (t) => t.lineFigures["lines-total"] },
  }),
  "lines-counted": figure.number(["finishedAt"], (of) => of.counted, {
    facets: { state: ["counted"] },
    lines: (of) => of.counted,
    foot: { label: (t) => t.lineFigures["lines-counted"] },
    sentence: (words, { counted, lines }, { number }) =>
      words.linesCounted(number(counted), number(lines), lines),
  }),
  "lines-left": figure.number(["finishedAt"], (of) => of.left, {
    facets: { state: ["not-started", "in-progress"] },
    lines: (of) => of.left,
    foot: { label: (t) => t.lineFigures["lines-left"] },
    sentence: (words, { left, lines }, { number }) =>
      words.linesLeft(number(left), number(lines), lines),
  }),
  "lines-discrepancies": figure.number(["difference"], (of) => of.discrepancies, {
    ...discrepancies,
    foot: { label: (t) => t.lineFigures["lines-discrepancies"] },
    sentence: (words, of, { number }) =>
      words.linesDiffer(number(of.discrepancies), number(of.lines), of.lines),
  }),
  accuracy: figure.share(["finishedAt", "difference"], accuracy, {
    facets: { accuracy: ["exact"] },
    lines: (of) => of.withoutDifference,
    strip: {
      label: (t) => t.figures.accuracy,
      note: (t, { withoutDifference, knownDifferences }, { number }) =>
        t.figures.exactOf(number(withoutDifference), number(knownDifferences)),
    },
    report: {
      label: (t) => t.counting.figures.accuracy,
      note: (t, { knownDifferences }, { number }) =>
        t.overview.accuracy.of(number(knownDifferences), knownDifferences),
    },
    target: "accuracy",
    sentence: (words, { counted, withoutDifference, knownDifferences }, { number }) => {
      const sentence = words.accuracy(number(withoutDifference), number(knownDifferences));
      const unknown = counted - knownDifferences;
      return unknown > 0 ? words.unknownDifferences(sentence, number(unknown), unknown) : sentence;
    },
  }),
  "accuracy-tolerance": figure.share(
    ["finishedAt", "difference", "countedStock", "product.metrics.abc"],
    accuracyWithinTolerance,
    {
      facets: { accuracy: ["exact", "tolerated"] },
      lines: (of) => of.withinTolerance,
      sentence: (words, { withinTolerance, knownDifferences }, { number }) =>
        words.tolerated(number(withinTolerance), number(knownDifferences)),
    },
  ),
  "net-value": figure.signedAmount(cost, (of) => of.netValue, {
    ...discrepancies,
    isCost: true,
    strip: {
      label: (t) => t.figures.net,
      note: ({ figures }, { netUnits }, format) =>
        figures.atCostUnits(wholeUnits(netUnits, format)),
    },
    report: {
      label: (t) => t.counting.figures.netVariance,
      note: (t) => t.counting.figures.atCost,
    },
    target: "net variance",
    sentence: (words, { lossValue, gainValue, netValue }, { amount, signedAmount }) =>
      words.net(amount(lossValue, 0), amount(gainValue, 0), signedAmount(netValue, 0)),
  }),
  "absolute-value": figure.amount(cost, (of) => of.absoluteValue, {
    ...discrepancies,
    isCost: true,
    strip: {
      label: (t) => t.figures.absolute,
      note: ({ figures }, of, format) => figures.atCostUnits(wholeUnits(of.absoluteUnits, format)),
    },
    report: {
      label: (t) => t.counting.figures.absoluteVariance,
      note: (t, { short, over }, { number }) =>
        t.counting.figures.shortAndOver(number(short), number(over)),
    },
    target: "variance",
    sentence: (words, { lossValue, gainValue, absoluteValue }, { amount }) =>
      words.absolute(amount(lossValue, 0), amount(gainValue, 0), amount(absoluteValue, 0)),
  }),
  "loss-value": figure.amount(cost, (of) => of.lossValue, {
    ...short,
    isCost: true,
    strip: {
      label: (t) => t.figures.short,
      note: (t, { short }, { number }) => t.figures.lines(number(short), short),
      tone: "short",
    },
    sentence: (words, of, { amount, number }) =>
      words.short(amount(of.lossValue, 0), number(of.short), of.short),
  }),
  "gain-value": figure.amount(cost, (of) => of.gainValue, {
    ...over,
    isCost: true,
    strip: {
      label: (t) => t.figures.over,
      note: (t, { over }, { number }) => t.figures.lines(number(over), over),
      tone: "over",
    },
    sentence: (words, of, { amount, number }) =>
      words.over(amount(of.gainValue, 0), number(of.over), of.over),
  }),
  undocumented: figure.number(["difference", "documentation"], (of) => of.undocumented, {
    facets: { documented: ["no"] },
    lines: (of) => of.undocumented,
    strip: {
      label: (t) => t.figures.undocumented,
      note: ofDiscrepancies,
      tone: "risk",
    },
    report: {
      label: (t) => t.counting.figures.undocumented,
      note: (t, of, format) => ofDiscrepancies(t.counting, of, format),
    },
    target: "documentation",
    sentence: (words, of, { number }) =>
      words.undocumented(number(of.undocumented), number(of.discrepancies), of.discrepancies),
  }),
  "documentation-coverage": figure.share(["difference", "documentation"], documentationCoverage, {
    facets: { documented: ["yes"] },
    lines: (of) => of.discrepancies - of.undocumented,
    sentence: (words, of, { number }) =>
      words.documented(
        number(of.discrepancies - of.undocumented),
        number(of.discrepancies),
        of.discrepancies,
      ),
  }),
  "net-units": figure.quantity(["difference"], (of) => of.netUnits, {
    ...discrepancies,
    sentence: (words, { lossUnits, gainUnits, netUnits }, format) =>
      words.netUnits(...alike([lossUnits, gainUnits, netUnits], format)),
  }),
  "absolute-units": figure.quantity(["difference"], (of) => of.absoluteUnits, {
    ...discrepancies,
    sentence: (words, { lossUnits, gainUnits, absoluteUnits }, format) =>
      words.absoluteUnits(...alike([lossUnits, gainUnits, absoluteUnits], format)),
  }),
  "gain-units": figure.quantity(["difference"], (of) => of.gainUnits, over),
  "loss-units": figure.quantity(["difference"], (of) => of.lossUnits, short),
  "value-counted": figure.share(
    ["finishedAt", "countedStock", "difference", "costPrice"],
    (of) => shareOf(of.countedValue, of.expectedValue),
    {
      isCost: true,
      facets: { state: ["counted"] },
      lines: (of) => of.counted,
      sentence: (words, { countedValue, expectedValue }, { amount }) =>
        words.valueCounted(amount(countedValue, 0), amount(expectedValue, 0)),
    },
  ),
  "value-at-risk": figure.amount(
    ["finishedAt", "productLocationStock", "lotLocationStock", "costPrice"],
    (of) => of.leftValue,
    {
      isCost: true,
      facets: { state: ["not-started", "in-progress"] },
      lines: (of) => of.left,
      sentence: (words, { leftValue, left }, { amount, number }) =>
        words.valueLeft(amount(leftValue, 0), number(left), left),
    },
  ),
}));

export type GroupFigureName = keyof typeof groupFigures;

/** The figures of the lines of a counting, all or those that match a filter. */
export const lineFigures = {
  ...groupFigures,
  ...figuresOf<LineTotals>()((figure) => ({
    recounted: figure.number(["prevCountedStock"], (of) => of.recounted, {
      facets: { recounted: ["yes"] },
      lines: (of) => of.recounted,
      foot: { label: (t) => t.lineFigures.recounted },
      sentence: (words, { recounted, lines }, { number }) =>
        words.linesRecounted(number(recounted), number(lines), lines),
    }),
  })),
};

export type LineFigureName = keyof typeof lineFigures;

// Names are the keys of the entries.
const names = Object.keys(lineFigures) as readonly LineFigureName[];

/** The figures that a place shows, and how, in the order of the entries. */
export function figuresIn<Place extends "strip" | "foot" | "report">(place: Place) {
  const entries: Readonly<Record<LineFigureName, FigureEntry<LineTotals>>> = lineFigures;
  return names.flatMap((name) => {
    const { [place]: showing, kind, target } = entries[name];
    return showing ? [{ name, kind, target, showing }] : [];
  });
}

export function isLineFigure(name: string): name is LineFigureName {
  return Object.hasOwn(lineFigures, name);
}

/** Quantities of one sentence have the same number of decimals. */
function alike(
  sums: readonly [string, string, string],
  { quantities }: Format,
): [string, string, string] {
  const [loss = "", gain = "", sum = ""] = quantities([...sums]);
  return [loss, gain, sum];
}

/** Whole ones, for which the strip has room; the tables below the charts are exact. */
function wholeUnits(units: string, { whole }: Format): string {
  return whole(Number(units));
}

function ofDiscrepancies(
  { figures }: Messages["counting"],
  { discrepancies: count }: GroupTotals,
  { number }: Format,
): string {
  return figures.ofDiscrepancies(number(count), count);
}
