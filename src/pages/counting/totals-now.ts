import type { FiguresNow } from "#components/figure-meaning.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import type { Format } from "#format/format.ts";
import type { FigureName } from "#messages/en/definitions.ts";

type Sentence = (now: Parameters<FiguresNow>[0], totals: LineTotals, format: Format) => string;

const sentences: Partial<Record<FigureName, Sentence>> = {
  "lines-counted": (now, { counted, lines }, { number }) =>
    now.linesCounted(number(counted), number(lines), lines),
  "lines-left": (now, { left, lines }, { number }) =>
    now.linesLeft(number(left), number(lines), lines),
  "lines-discrepancies": (now, { discrepancies, lines }, { number }) =>
    now.linesDiffer(number(discrepancies), number(lines), lines),
  recounted: (now, { recounted, lines }, { number }) =>
    now.linesRecounted(number(recounted), number(lines), lines),
  accuracy: (now, { withoutDifference, knownDifferences }, { number }) =>
    now.accuracy(number(withoutDifference), number(knownDifferences)),
  "accuracy-tolerance": (now, { withinTolerance, knownDifferences }, { number }) =>
    now.tolerated(number(withinTolerance), number(knownDifferences)),
  undocumented: (now, { undocumented, discrepancies }, { number }) =>
    now.undocumented(number(undocumented), number(discrepancies), discrepancies),
  "documentation-coverage": (now, { undocumented, discrepancies }, { number }) =>
    now.documented(number(discrepancies - undocumented), number(discrepancies), discrepancies),
  "net-units": (now, { lossUnits, gainUnits, netUnits }, format) =>
    now.netUnits(...units([lossUnits, gainUnits, netUnits], format)),
  "absolute-units": (now, { lossUnits, gainUnits, absoluteUnits }, format) =>
    now.absoluteUnits(...units([lossUnits, gainUnits, absoluteUnits], format)),
};

/** Of amounts at cost, which may be hidden. */
const valued: Partial<Record<FigureName, Sentence>> = {
  "net-value": (now, { lossValue, gainValue, netValue }, { amount, signedAmount }) =>
    now.net(amount(lossValue, 0), amount(gainValue, 0), signedAmount(netValue, 0)),
  "absolute-value": (now, { lossValue, gainValue, absoluteValue }, { amount }) =>
    now.absolute(amount(lossValue, 0), amount(gainValue, 0), amount(absoluteValue, 0)),
  "loss-value": (now, { lossValue, short }, { amount, number }) =>
    now.short(amount(lossValue, 0), number(short), short),
  "gain-value": (now, { gainValue, over }, { amount, number }) =>
    now.over(amount(gainValue, 0), number(over), over),
  "value-counted": (now, { countedValue, expectedValue }, { amount }) =>
    now.valueCounted(amount(countedValue, 0), amount(expectedValue, 0)),
  "value-at-risk": (now, { leftValue, left }, { amount, number }) =>
    now.valueLeft(amount(leftValue, 0), number(left), left),
};

/** A figure of the lines in a sentence with its parts; `null` where its definition says as much, or it has no answer. */
export function totalsNow(
  figure: FigureName,
  totals: LineTotals | null,
  format: Format,
): FiguresNow | null {
  if (totals === null) return null;
  const sentence = sentences[figure] ?? (totals.netValue === null ? undefined : valued[figure]);
  return sentence ? (now) => sentence(now, totals, format) : null;
}

function units(
  sums: readonly [string, string, string],
  { quantities }: Format,
): [string, string, string] {
  const [loss = "", gain = "", sum = ""] = quantities([...sums]);
  return [loss, gain, sum];
}
