import { Link } from "#components/link.tsx";
import { type ComparisonRow, changeKinds } from "#contract/history/compare.ts";
import { paths } from "#routes.ts";
import type { HistoryMessages } from "#slices/history/messages.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import styles from "./comparison.module.css";

/** What the columns of compared places are read with. */
export interface CompareContext extends TableContext {
  readonly t: HistoryMessages;
  /** The days of the two counts. */
  readonly days: readonly [a: string, b: string];
}

/** The columns of two compared counts, joined by product, location and lot. */
export const compareTable = tableOf<ComparisonRow, CompareContext>()((column) => ({
  kind: column.option(
    ({ t }) => t.compare.kind,
    ({ kind }) => kind,
    {
      options: changeKinds,
      words: ({ t }) => t.compare.rowKinds,
      cell: ({ kind }, { t }) => (
        <span className={styles.kind} data-kind={kind}>
          {t.compare.rowKinds[kind]}
        </span>
      ),
    },
  ),
  product: column.text(
    ({ t }) => t.compare.product,
    ({ product }) => product,
    {
      cell: ({ product, description }) => (
        <Link to={paths.product(product)} title={description}>
          <b className="code">{product}</b>
        </Link>
      ),
    },
  ),
  description: column.text(
    ({ t }) => t.compare.description,
    ({ description }) => description,
    { place: "file" },
  ),
  class: column.text(
    ({ t }) => t.compare.class,
    (row) => row.class,
    { place: "file" },
  ),
  location: column.text(
    ({ t }) => t.compare.location,
    ({ location }) => location,
    {
      cell: ({ location }) => (
        <Link to={paths.location(location)} className="code">
          {location}
        </Link>
      ),
    },
  ),
  lot: column.text(
    ({ t }) => t.compare.lot,
    ({ lot }) => lot,
    { cell: ({ lot }) => lot && <span className="code">{lot}</span> },
  ),
  before: column.quantity(
    ({ days }) => days[0],
    ({ a }) => a.difference,
    { cell: ({ a }, { format }) => <Difference value={a.difference} signed={format.signed} /> },
  ),
  now: column.quantity(
    ({ days }) => days[1],
    ({ b }) => b.difference,
    { cell: ({ b }, { format }) => <Difference value={b.difference} signed={format.signed} /> },
  ),
  valueThen: column.signedAmount(
    ({ t }) => t.compare.valueThen,
    ({ a }) => a.value ?? null,
    { place: "file" },
  ),
  valueNow: column.signedAmount(
    ({ t }) => t.compare.valueNow,
    ({ b }) => b.value ?? null,
  ),
}));

/** A difference with its sign and colour. */
function Difference({ value, signed }: { value: string; signed: (value: number) => string }) {
  const number = Number(value);
  const sign = number < 0 ? "short" : number > 0 ? "over" : "none";
  return (
    <span className={styles.difference} data-sign={sign}>
      {signed(number)}
    </span>
  );
}
