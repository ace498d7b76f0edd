import { useCallback, useLayoutEffect, useRef } from "react";
import { countingFacts } from "#domain/counting/facts.ts";
import type { HintSentence } from "#figures/figures.ts";
import { type CountingSums, countingFigures, isCountingFigure } from "#figures/of-countings.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useFormat } from "#ui/locale.tsx";
import type { ListRow } from "./columns/table-model.ts";

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
      if (!isCountingFigure(figure)) return null;
      const { sentence } = countingFigures[figure];
      return sentence ? (words) => sentence(words, sumsOf(latest.current), format) : null;
    },
    [format],
  );
}

function sumsOf(rows: readonly ListRow[]): CountingSums {
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
