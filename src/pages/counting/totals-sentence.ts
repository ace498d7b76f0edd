import type { HintSentence } from "#components/figure-meaning.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import type { Format } from "#format/format.ts";
import type { FigureName } from "#messages/en/definitions.ts";

type Sentence = (t: Parameters<HintSentence>[0], totals: LineTotals, format: Format) => string;

const sentences: Partial<Record<FigureName, Sentence>> = {
  "lines-counted": (t, { counted, lines }, { number }) =>
    t.linesCounted(number(counted), number(lines), lines),
  "lines-left": (t, { left, lines }, { number }) => t.linesLeft(number(left), number(lines), lines),
  "lines-discrepancies": (t, { discrepancies, lines }, { number }) =>
    t.linesDiffer(number(discrepancies), number(lines), lines),
  recounted: (t, { recounted, lines }, { number }) =>
    t.linesRecounted(number(recounted), number(lines), lines),
  accuracy: (t, { withoutDifference, knownDifferences }, { number }) =>
    t.accuracy(number(withoutDifference), number(knownDifferences)),
  "accuracy-tolerance": (t, { withinTolerance, knownDifferences }, { number }) =>
    t.tolerated(number(withinTolerance), number(knownDifferences)),
  undocumented: (t, { undocumented, discrepancies }, { number }) =>
    t.undocumented(number(undocumented), number(discrepancies), discrepancies),
  "documentation-coverage": (t, { undocumented, discrepancies }, { number }) =>
    t.documented(number(discrepancies - undocumented), number(discrepancies), discrepancies),
  "net-units": (t, { lossUnits, gainUnits, netUnits }, format) =>
    t.netUnits(...units([lossUnits, gainUnits, netUnits], format)),
  "absolute-units": (t, { lossUnits, gainUnits, absoluteUnits }, format) =>
    t.absoluteUnits(...units([lossUnits, gainUnits, absoluteUnits], format)),
};

/** Of amounts at cost, which may be hidden. */
const valued: Partial<Record<FigureName, Sentence>> = {
  "net-value": (t, { lossValue, gainValue, netValue }, { amount, signedAmount }) =>
    t.net(amount(lossValue, 0), amount(gainValue, 0), signedAmount(netValue, 0)),
  "absolute-value": (t, { lossValue, gainValue, absoluteValue }, { amount }) =>
    t.absolute(amount(lossValue, 0), amount(gainValue, 0), amount(absoluteValue, 0)),
  "loss-value": (t, { lossValue, short }, { amount, number }) =>
    t.short(amount(lossValue, 0), number(short), short),
  "gain-value": (t, { gainValue, over }, { amount, number }) =>
    t.over(amount(gainValue, 0), number(over), over),
  "value-counted": (t, { countedValue, expectedValue }, { amount }) =>
    t.valueCounted(amount(countedValue, 0), amount(expectedValue, 0)),
  "value-at-risk": (t, { leftValue, left }, { amount, number }) =>
    t.valueLeft(amount(leftValue, 0), number(left), left),
};

/** A figure of the lines in a sentence with its parts; `null` where its definition says as much, or it has no answer. */
export function totalsSentence(
  figure: FigureName,
  totals: LineTotals | null,
  format: Format,
): HintSentence | null {
  if (totals === null) return null;
  const sentence = sentences[figure] ?? (totals.netValue === null ? undefined : valued[figure]);
  return sentence ? (t) => sentence(t, totals, format) : null;
}

function units(
  sums: readonly [string, string, string],
  { quantities }: Format,
): [string, string, string] {
  const [loss = "", gain = "", sum = ""] = quantities([...sums]);
  return [loss, gain, sum];
}
