import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { Messages } from "#messages/en/catalogue.ts";
import type { CountMetric } from "#slices/history/counts/points.ts";
import type { HistoryMessages } from "#slices/history/messages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import { ChangeText } from "./change-text.tsx";
import { changeWords } from "./change-words.ts";
import type { WarehouseMonth } from "./figures.ts";
import { Sparkline } from "./sparkline.tsx";

/** What the columns of warehouses are read with. */
export interface MonthContext extends TableContext {
  readonly t: HistoryMessages;
  /** The month's name, short. */
  readonly monthName: string;
  /** The address that shows a warehouse line by line. */
  readonly addressOf: (row: WarehouseMonth) => string;
  /** Id of the warehouse that is shown line by line. */
  readonly chosen: number | null;
  /** Discrepancies per 100 lines of its last months; `null` while the history is not known. */
  readonly trendOf: ((row: WarehouseMonth) => readonly (number | null)[]) | null;
}

const now = (metric: CountMetric) => (row: WarehouseMonth) => row.figures[metric].now;
const usual = (metric: CountMetric) => (row: WarehouseMonth) => row.figures[metric].usual;

/** The columns of the compared warehouses. */
export const monthTable = tableOf<WarehouseMonth, MonthContext>()((column) => ({
  warehouse: column.text(
    ({ t }) => t.table.warehouse,
    ({ warehouse }) => warehouse.name,
    {
      head: ({ t: { table } }) => (
        <>
          {table.warehouse} <small>{table.order}</small>
        </>
      ),
      cell: (row, { t, addressOf, chosen }) => (
        <Link
          to={addressOf(row)}
          title={t.table.show(row.warehouse.name)}
          aria-current={row.warehouse.id === chosen || undefined}
        >
          <span className="prose">{row.warehouse.name}</span>{" "}
          <span className="code">{row.warehouse.code}</span>
        </Link>
      ),
    },
  ),
  counts: column.number(
    ({ t }) => t.table.counts,
    ({ finished }) => finished,
    {
      cell: ({ finished, running }, { format }) => (
        <span>
          {format.number(finished)}
          {running > 0 && <span className="muted"> + {format.number(running)}</span>}
        </span>
      ),
    },
  ),
  earlier: column.number(
    ({ t }) => t.table.earlier,
    ({ earlier }) => earlier,
  ),
  trend: column.text(
    ({ t }) => t.table.trend,
    () => null,
    {
      place: "page",
      cell: (row, { trendOf }) =>
        trendOf && <Sparkline values={trendOf(row)} usual={row.figures.discrepancies.usual} />,
    },
  ),
  now: column.rate(({ t }) => t.table.discrepancies, now("discrepancies"), {
    figure: "month-median",
    head: ({ monthName }) => <FigureHint figure="month-median" label={monthName} />,
  }),
  usual: column.rate(({ t }) => t.table.discrepanciesUsual, usual("discrepancies"), {
    figure: "usual-median",
    head: ({ t }) => <FigureHint figure="usual-median" label={t.table.usual} />,
  }),
  change: column.text(
    ({ t }) => t.table.change,
    (row, { t, format }) => changeWords(row, t, format.rate),
    { cell: (row) => <ChangeText row={row} /> },
  ),
  incidents: column.rate(({ t }) => t.table.incidents, now("incidents"), {
    figure: "month-median",
  }),
  incidentsUsual: column.rate(({ t }) => t.table.incidentsUsual, usual("incidents"), {
    figure: "usual-median",
    head: ({ t }) => t.table.usual,
  }),
  completion: column.share(({ t }) => t.table.completion, now("share"), {
    figure: "month-median",
  }),
  completionUsual: column.share(({ t }) => t.table.completionUsual, usual("share"), {
    figure: "usual-median",
    head: ({ t }) => t.table.usual,
  }),
}));

/** What the columns of their file are read with. */
interface FileContext extends MonthContext {
  readonly messages: Messages;
}

/** The columns of the file of compared warehouses. */
export const monthFile = fileColumns<WarehouseMonth, FileContext>(
  monthTable,
  tableOf<WarehouseMonth, FileContext>()((column) => ({
    warehouse: monthTable.warehouse,
    code: column.text(
      ({ messages }) => messages.fileExport.titles.warehouseCode,
      ({ warehouse }) => warehouse.code,
    ),
    counts: monthTable.counts,
    running: column.number(
      ({ t }) => t.table.running,
      ({ running }) => running,
    ),
  })),
);
