import { FigureHint } from "#components/figure-hint.tsx";
import { Link } from "#components/link.tsx";
import type { Offenders } from "#contract/history/offenders.ts";
import { paths } from "#routes.ts";
import type { HistoryMessages } from "#slices/history/messages.ts";
import { OutcomeStrip } from "#slices/history/outcome-strip.tsx";
import type { HistorySearch } from "#slices/history/search.ts";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { Figure } from "#ui/figure.tsx";
import styles from "./offenders.module.css";

export type OffenderRow = Offenders["rows"][number];

/** What the columns of offenders are read with. */
export interface OffenderContext extends TableContext {
  readonly t: HistoryMessages;
  readonly kind: HistorySearch["wrong"];
  /** The days of the counts, as the outcomes are ordered. */
  readonly days: readonly string[];
}

/** The columns of what was wrong again and again. */
export const offenderTable = tableOf<OffenderRow, OffenderContext>()((column) => ({
  code: column.text(
    ({ t, kind }) => t.wrong[kind],
    ({ code }) => code,
    {
      cell: ({ code, description }, { kind }) => (
        <Link
          to={kind === "product" ? paths.product(code) : paths.location(code)}
          title={description ?? code}
        >
          <b className="code">{code}</b> <span className="prose">{description}</span>
        </Link>
      ),
    },
  ),
  description: column.text(
    ({ t }) => t.wrong.description,
    ({ description }) => description,
    { place: "file" },
  ),
  counts: column.text(
    ({ t }) => t.wrong.counts,
    ({ outcomes }, { t, days }) =>
      outcomes
        .map((outcome, index) => t.wrong.outcome(days[index] ?? "", t.wrong.outcomes[outcome]))
        .join("; "),
    {
      head: ({ t, days }) => (
        <>
          <span className="visually-hidden">{t.wrong.counts}</span>
          <span className={styles.days} aria-hidden="true">
            <span>{days[0]}</span>
            <span>{days.at(-1)}</span>
          </span>
        </>
      ),
      cell: ({ outcomes }, { days }) => (
        <OutcomeStrip outcomes={outcomes} dayOf={(index) => days[index] ?? ""} />
      ),
    },
  ),
  wrong: column.text(
    ({ t }) => t.wrong.times,
    ({ wrong, of }, { t, format }) => t.wrong.of(format.number(wrong), format.number(of)),
    {
      align: "end",
      head: ({ t }) => <FigureHint figure="wrong-counts" label={t.wrong.times} />,
      cell: ({ wrong, of }, { t, format }) => (
        <Figure name="wrong-counts" value={wrong}>
          {t.wrong.of(format.number(wrong), format.number(of))}
        </Figure>
      ),
    },
  ),
  netUnits: column.quantity(
    ({ t }) => t.wrong.net,
    ({ netUnits }) => netUnits,
    { place: "file" },
  ),
  netValue: column.signedAmount(
    ({ t }) => t.wrong.netValue,
    ({ netValue }) => netValue ?? null,
    { place: "file" },
  ),
  value: column.amount(
    ({ t }) => t.wrong.value,
    ({ absoluteValue }) => absoluteValue ?? null,
  ),
}));
