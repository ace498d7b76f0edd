import { countingFacts } from "#domain/counting/facts.ts";
import { outlookOf } from "#domain/counting/outlook.ts";
import { shortConclusion } from "#format/conclusion.ts";
import type { Messages } from "#messages/en/catalogue.ts";
import { listTable } from "#pages/countings/table/columns/columns.tsx";
import type { ListContext, ListRow } from "#pages/countings/table/columns/table-model.ts";
import { tableOf } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";

/** What the columns of the list's file are read with. */
interface FileContext extends ListContext {
  readonly t: Messages;
  /** The gateway's time. */
  readonly today: number;
}

const title =
  (name: keyof Messages["listExport"]["columns"]) =>
  ({ t }: FileContext) =>
    t.listExport.columns[name];

/** The columns of the list's file: in the order of a report, then those of the list that it has no place for. */
export const listFile = fileColumns<ListRow, FileContext>(
  listTable,
  tableOf<ListRow, FileContext>()((column) => ({
    id: column.text(title("id"), ({ counting }) => counting.id),
    active: listTable.active,
    "warehouse.name": listTable["warehouse.name"],
    code: column.text(title("code"), ({ counting }) => counting.warehouse.code),
    startedAt: listTable.startedAt,
    endsAt: listTable.endsAt,
    conclusion: column.text(title("conclusion"), conclusionText),
    total: column.number(title("total"), ({ counting }) => counting.totalProducts),
    counted: column.number(title("counted"), ({ counting }) => counting.totalProductsCounted),
    totalProductsLeft: { ...listTable.totalProductsLeft, title: title("left") },
    totalProductsCounted: { ...listTable.totalProductsCounted, title: title("progress") },
    totalDiscrepancies: listTable.totalDiscrepancies,
    totalIncidents: listTable.totalIncidents,
    participants: { ...listTable.participants, title: title("people") },
  })),
);

function conclusionText({ counting, now, calendar }: ListRow, { t, format, today }: FileContext) {
  const { conclusion, rate } = outlookOf(countingFacts(counting), now, calendar);
  const { end, text } = shortConclusion(conclusion, today, t, format);
  const { onAverage } = t.shortConclusion;
  return [end !== null && rate?.isAverage ? onAverage(end) : (end ?? ""), text]
    .filter((part) => part !== "")
    .join(", ");
}
