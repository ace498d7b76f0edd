import { type TableContent, tableContent } from "#components/export/exported-table.ts";
import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { progress } from "#domain/counting/pace.ts";
import { shortConclusion } from "#format/conclusion.ts";
import type { Format } from "#format/format.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import type { ListRow } from "#pages/countings/table/columns/table-model.ts";

/**
 * One row per counting, in the given order. A figure without an answer is an empty cell.
 * @param clock the gateway's time, for naming days. Milliseconds since 1970.
 */
export function countingsContent(
  rows: readonly ListRow[],
  { messages, format, clock }: { messages: Messages; format: Format; clock: number },
): TableContent {
  const { listExport, progress: states } = messages;
  const { columns: t } = listExport;
  const conclusionOf = ({ counting, now, calendar }: ListRow) => {
    const facts = countingFacts(counting);
    const { conclusion, rate } = outlookOf(facts, now, calendar);
    const { end, text } = shortConclusion(conclusion, clock, messages, format);
    const { onAverage } = messages.shortConclusion;
    return [end !== null && rate?.isAverage ? onAverage(end) : (end ?? ""), text]
      .filter((part) => part !== "")
      .join(", ");
  };
  return tableContent<ListRow>(
    [
      { title: t.id, value: ({ counting }) => counting.id },
      {
        title: t.active,
        value: ({ counting }) => (counting.active ? states.active : states.finished),
      },
      { title: t.warehouse, value: ({ counting }) => counting.warehouse.name },
      { title: t.code, value: ({ counting }) => counting.warehouse.code },
      {
        title: t.startedAt,
        isInstant: true,
        value: ({ counting }) => new Date(counting.startedAt),
      },
      { title: t.endsAt, isInstant: true, value: ({ counting }) => new Date(counting.endsAt) },
      { title: t.conclusion, value: conclusionOf },
      { title: t.total, value: ({ counting }) => counting.totalProducts },
      { title: t.counted, value: ({ counting }) => counting.totalProductsCounted },
      { title: t.left, value: ({ counting }) => counting.totalProductsLeft },
      { title: t.progress, value: ({ counting }) => progress(countingFacts(counting)) },
      { title: t.discrepancies, value: ({ counting }) => counting.totalDiscrepancies },
      { title: t.incidents, value: ({ counting }) => counting.totalIncidents },
      {
        title: t.people,
        value: ({ counting }) => new Set(counting.participants.map(({ id }) => id)).size,
      },
    ],
    rows,
  );
}
