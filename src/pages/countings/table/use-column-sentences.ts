import { useCallback, useLayoutEffect, useRef } from "react";
import { discrepanciesSentence } from "#components/discrepancies-sentence.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import type { HintSentence } from "#figures/figures.ts";
import type { Format } from "#format/format.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useFormat } from "#ui/locale.tsx";
import type { ListRow } from "./columns/table-model.ts";

type Sentence = (t: Parameters<HintSentence>[0], sums: Sums, format: Format) => string;
type Sums = ReturnType<typeof sumsOf>;

const sentences: Partial<Record<FigureName, Sentence>> = {
  progress: (t, { counted, total }, { number }) =>
    t.linesCounted(number(counted), number(total), total),
  left: (t, { left, total }, { number }) => t.linesLeft(number(left), number(total), total),
  discrepancies: discrepanciesSentence,
  "discrepancy-rate": discrepanciesSentence,
  incidents: (t, { incidents, countings }, { number }) =>
    t.incidentsIn(number(incidents), incidents, number(countings), countings),
};

/**
 * Returns the hint of a column: its sum over all rows, computed when the hint opens, so that new figures do not render
 * the header.
 */
export function useColumnSentences(
  rows: readonly ListRow[],
): (figure: FigureName) => HintSentence | null {
  const format = useFormat();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback(
    (figure) => {
      const sentence = sentences[figure];
      return sentence ? (t) => sentence(t, sumsOf(latest.current), format) : null;
    },
    [format],
  );
}

function sumsOf(rows: readonly ListRow[]) {
  const sums = { counted: 0, total: 0, left: 0, discrepancies: 0, incidents: 0 };
  for (const { counting } of rows) {
    const facts = countingFacts(counting);
    sums.counted += facts.counted;
    sums.total += facts.total;
    sums.left += facts.left;
    sums.discrepancies += facts.discrepancies;
    sums.incidents += facts.incidents;
  }
  return { ...sums, countings: rows.length };
}
