import { Link } from "#components/link.tsx";
import type { AlertDelivery } from "#contract/alerts.ts";
import { useViewer } from "#hooks/use-viewer.ts";
import { paths } from "#routes.ts";
import { cellOf } from "#table/entries/cell-of.tsx";
import { type TableContext, tableOf } from "#table/entries/columns.ts";
import { pageColumns } from "#table/entries/places.ts";
import { PlainTable } from "#table/entries/plain-table.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useMessages } from "#ui/locale.tsx";
import { type AlertMessages, alertMessages } from "./messages.ts";
import styles from "./page.module.css";

interface Context extends TableContext {
  readonly t: AlertMessages["page"];
  /** Milliseconds since 1970. */
  readonly now: number;
}

const head =
  (name: keyof AlertMessages["page"]["columns"]) =>
  ({ t }: Context) =>
    t.columns[name];

const deliveryTable = tableOf<AlertDelivery, Context>()((column) => ({
  at: column.instant(head("at"), ({ at }) => Date.parse(at), {
    cell: ({ at }, { format, now }) => (
      <time dateTime={at}>{format.moment(Date.parse(at), now)}</time>
    ),
  }),
  target: column.text(head("target"), ({ target }) => target),
  kind: column.text(head("kind"), ({ kind, rule }, { t }) =>
    rule === null ? t.kinds[kind] : `${t.kinds[kind]}: ${rule}`,
  ),
  counting: column.text(head("counting"), ({ counting }) => counting?.warehouse ?? null, {
    cell: ({ counting }) =>
      counting && <Link to={paths.counting(counting.id)}>{counting.warehouse}</Link>,
  }),
  state: column.text(head("state"), ({ state }, { t }) => t.states[state], {
    cell: ({ state, nextAttemptAt }, { t, format, now }) => (
      <span data-outcome={state}>
        {t.states[state]}
        {nextAttemptAt !== null && (
          <small>{t.nextAttempt(format.moment(Date.parse(nextAttemptAt), now))}</small>
        )}
      </span>
    ),
  }),
  attempts: column.number(head("attempts"), ({ attempts }) => attempts),
  error: column.text(head("error"), ({ error }) => error, {
    cell: ({ error }) => <span lang="en">{error}</span>,
  }),
}));

/** The last messages and what became of them, newest first; a list of its own on narrow windows. */
export function Deliveries({
  deliveries,
  now,
}: {
  deliveries: readonly AlertDelivery[];
  now: number;
}) {
  const { page: t } = useMessages(alertMessages);
  const context = { ...useViewer(), t, now };
  const isNarrow = useMediaQuery(breakpoints.medium);
  const keyOf = ({ id, target }: AlertDelivery) => `${id} ${target}`;
  if (deliveries.length === 0) return <p className={styles.quiet}>{t.noDeliveries}</p>;
  if (!isNarrow) {
    return (
      <PlainTable
        className={styles.table}
        label={t.deliveries}
        columns={deliveryTable}
        context={context}
        rows={deliveries}
        keyOf={keyOf}
      />
    );
  }
  return (
    <ul className={styles.items}>
      {deliveries.map((delivery) => (
        <li key={keyOf(delivery)}>
          <dl>
            {pageColumns(deliveryTable).map(
              ([name, column]) =>
                column.value(delivery, context) !== null && (
                  <div key={name} data-column={name}>
                    <dt>{column.title(context)}</dt>
                    <dd>{cellOf(column, delivery, context)}</dd>
                  </div>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
