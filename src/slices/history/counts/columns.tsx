import { Link } from "#components/link.tsx";
import type { Messages } from "#messages/en/catalogue.ts";
import { paths } from "#routes.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { fileColumns } from "#table/entries/places.ts";
import type { CountsMessages } from "./messages.ts";
import type { CountPoint } from "./points.ts";

/** What the columns of counts are read with. */
export interface CountsContext extends TableContext {
  readonly t: CountsMessages;
  /** The gateway's time, for naming days. Milliseconds since 1970. */
  readonly now: number;
}

const head =
  (name: keyof CountsMessages["table"]) =>
  ({ t }: CountsContext) =>
    t.table[name];

/** The columns of the compared countings. */
export const countsTable = tableOf<CountPoint, CountsContext>()((column) => ({
  "warehouse.name": column.text(head("warehouse"), ({ counting }) => counting.warehouse.name, {
    cell: ({ counting: { id, warehouse } }) => (
      <Link to={paths.counting(id)}>
        <span className="prose">{warehouse.name}</span>{" "}
        <span className="code">{warehouse.code}</span>
      </Link>
    ),
  }),
  startedAt: column.instant(head("started"), ({ startedAt }) => startedAt, {
    head: ({ t: { table } }) => (
      <>
        {table.started} <small>{table.order}</small>
      </>
    ),
    cell: ({ startedAt, running }, { t, format, now }) => (
      <>
        <time dateTime={new Date(startedAt).toISOString()}>
          {format.day(startedAt, now)} {format.time(startedAt)}
        </time>
        {running && <em> {t.stillRunning}</em>}
      </>
    ),
  }),
  totalProducts: column.number(head("size"), ({ counting }) => counting.totalProducts, {
    figure: "total",
  }),
  totalProductsCounted: column.number(
    head("counted"),
    ({ counting }) => counting.totalProductsCounted,
    { figure: "counted" },
  ),
  "final-share": column.share(head("share"), ({ figures }) => figures.share, {
    figure: "final-share",
  }),
  totalDiscrepancies: column.number(
    head("discrepancies"),
    ({ counting }) => counting.totalDiscrepancies,
    { figure: "discrepancies" },
  ),
  "discrepancies-per-100": column.rate(
    head("discrepanciesPer"),
    ({ figures }) => figures.discrepancies,
    { figure: "discrepancies-per-100" },
  ),
  totalIncidents: column.number(head("incidents"), ({ counting }) => counting.totalIncidents, {
    figure: "incidents",
  }),
  "incidents-per-100": column.rate(head("incidentsPer"), ({ figures }) => figures.incidents, {
    figure: "incidents-per-100",
  }),
  "window-hours": column.rate(head("window"), ({ figures }) => figures.window, {
    figure: "window-hours",
  }),
}));

/** What the columns of their file are read with: some titles are not loaded with the page. */
interface FileContext extends CountsContext {
  readonly messages: Messages;
}

/** The columns of the file of counts: the header of each first. */
export const countsFile = fileColumns<CountPoint, FileContext>(
  countsTable,
  tableOf<CountPoint, FileContext>()((column) => ({
    id: column.text(
      ({ messages }) => messages.fileExport.titles.counting,
      ({ counting }) => counting.id,
    ),
    "warehouse.name": countsTable["warehouse.name"],
    code: column.text(
      ({ messages }) => messages.fileExport.titles.warehouseCode,
      ({ counting }) => counting.warehouse.code,
    ),
    startedAt: countsTable.startedAt,
    endsAt: column.instant(
      ({ messages }) => messages.countingTable.columns.endsAt,
      ({ counting }) => Date.parse(counting.endsAt),
    ),
    active: column.text(
      ({ messages }) => messages.countingTable.columns.active,
      ({ running }, { messages: { progress } }) => (running ? progress.active : progress.finished),
    ),
    totalProducts: countsTable.totalProducts,
    totalProductsCounted: countsTable.totalProductsCounted,
    totalProductsLeft: column.number(
      ({ messages }) => messages.countingTable.columns.totalProductsLeft,
      ({ counting }) => counting.totalProductsLeft,
    ),
  })),
);
