import { useCallback, useLayoutEffect, useRef } from "react";
import type { FiguresNow } from "#components/figure-meaning.tsx";
import { discrepanciesNow } from "#components/header-now.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import type { Format } from "#format/format.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { useFormat } from "#ui/locale.tsx";
import type { ListRow } from "./columns/table-model.ts";

type Sentence = (now: Parameters<FiguresNow>[0], sums: Sums, format: Format) => string;
type Sums = ReturnType<typeof sumsOf>;

const sentences: Partial<Record<FigureName, Sentence>> = {
  progress: (now, { counted, total }, { number }) =>
    now.linesCounted(number(counted), number(total), total),
  left: (now, { left, total }, { number }) => now.linesLeft(number(left), number(total), total),
  discrepancies: discrepanciesNow,
  "discrepancy-rate": discrepanciesNow,
  incidents: (now, { incidents, countings }, { number }) =>
    now.incidentsIn(number(incidents), incidents, number(countings), countings),
};

/**
 * Returns the hint of a column: its sum over all rows, computed when the hint opens, so that new figures do not render
 * the header.
 */
export function useHeadNow(rows: readonly ListRow[]): (figure: FigureName) => FiguresNow | null {
  const format = useFormat();
  const latest = useRef(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  }, [rows]);
  return useCallback(
    (figure) => {
      const sentence = sentences[figure];
      return sentence ? (now) => sentence(now, sumsOf(latest.current), format) : null;
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
