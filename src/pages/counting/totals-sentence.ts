import type { HintSentence } from "#components/figure-meaning.tsx";
import type { LineTotals } from "#domain/lines/line-totals.ts";
import type { Format } from "#format/format.ts";
import type { FigureName } from "#messages/en/definitions.ts";

type Sentence = (
  sentences: Parameters<HintSentence>[0],
  totals: LineTotals,
  format: Format,
) => string;

/** Of counts and quantities. */
const counts: Partial<Record<FigureName, Sentence>> = {
  "lines-counted": (sentences, { counted, lines }, { number }) =>
    sentences.linesCounted(number(counted), number(lines), lines),
  "lines-left": (sentences, { left, lines }, { number }) =>
    sentences.linesLeft(number(left), number(lines), lines),
  "lines-discrepancies": (sentences, { discrepancies, lines }, { number }) =>
    sentences.linesDiffer(number(discrepancies), number(lines), lines),
  recounted: (sentences, { recounted, lines }, { number }) =>
    sentences.linesRecounted(number(recounted), number(lines), lines),
  accuracy: (sentences, { withoutDifference, knownDifferences }, { number }) =>
    sentences.accuracy(number(withoutDifference), number(knownDifferences)),
  "accuracy-tolerance": (sentences, { withinTolerance, knownDifferences }, { number }) =>
    sentences.tolerated(number(withinTolerance), number(knownDifferences)),
  undocumented: (sentences, { undocumented, discrepancies }, { number }) =>
    sentences.undocumented(number(undocumented), number(discrepancies), discrepancies),
  "documentation-coverage": (sentences, { undocumented, discrepancies }, { number }) =>
    sentences.documented(
      number(discrepancies - undocumented),
      number(discrepancies),
      discrepancies,
    ),
  "net-units": (sentences, { lossUnits, gainUnits, netUnits }, format) =>
    sentences.netUnits(...units([lossUnits, gainUnits, netUnits], format)),
  "absolute-units": (sentences, { lossUnits, gainUnits, absoluteUnits }, format) =>
    sentences.absoluteUnits(...units([lossUnits, gainUnits, absoluteUnits], format)),
};

/** Of amounts at cost, which may be hidden. */
const valued: Partial<Record<FigureName, Sentence>> = {
  "net-value": (sentences, { lossValue, gainValue, netValue }, { amount, signedAmount }) =>
    sentences.net(amount(lossValue, 0), amount(gainValue, 0), signedAmount(netValue, 0)),
  "absolute-value": (sentences, { lossValue, gainValue, absoluteValue }, { amount }) =>
    sentences.absolute(amount(lossValue, 0), amount(gainValue, 0), amount(absoluteValue, 0)),
  "loss-value": (sentences, { lossValue, short }, { amount, number }) =>
    sentences.short(amount(lossValue, 0), number(short), short),
  "gain-value": (sentences, { gainValue, over }, { amount, number }) =>
    sentences.over(amount(gainValue, 0), number(over), over),
  "value-counted": (sentences, { countedValue, expectedValue }, { amount }) =>
    sentences.valueCounted(amount(countedValue, 0), amount(expectedValue, 0)),
  "value-at-risk": (sentences, { leftValue, left }, { amount, number }) =>
    sentences.valueLeft(amount(leftValue, 0), number(left), left),
};

/** A figure of the lines in a sentence with its parts; `null` where its definition says as much, or it has no answer. */
export function totalsSentence(
  figure: FigureName,
  totals: LineTotals | null,
  format: Format,
): HintSentence | null {
  if (totals === null) return null;
  const sentence = counts[figure] ?? (totals.netValue === null ? undefined : valued[figure]);
  return sentence ? (sentences) => sentence(sentences, totals, format) : null;
}

function units(
  sums: readonly [string, string, string],
  { quantities }: Format,
): [string, string, string] {
  const [loss = "", gain = "", sum = ""] = quantities([...sums]);
  return [loss, gain, sum];
}
