import { useQuery } from "@tanstack/react-query";
import type { ChangesProps, MarksProps } from "#components/counting/parts.ts";
import type { CountingAlert } from "#contract/alerts.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { countingAlertsQuery } from "./alert-queries.ts";
import { alertsIn } from "./alerts-in.ts";
import { alertValue, conditionText } from "./condition-text.ts";
import styles from "./counting-alerts.module.css";
import { alertMessages } from "./messages.ts";

/** Writes an alert with its times. */
function useAlertText(): (alert: CountingAlert, now: number) => string {
  const { conditions: t } = useMessages(alertMessages);
  const { targets } = useMessages("targets");
  const format = useFormat();
  const words = { t, names: targets.names, format };
  return (alert, now) => {
    const moment = (instant: string) => format.moment(Date.parse(instant), now);
    const { raisedAt, solvedAt } = alert;
    const times =
      solvedAt === null ? t.from(moment(raisedAt)) : t.between(moment(raisedAt), moment(solvedAt));
    const value = alertValue(alert, words);
    return [conditionText(alert.condition, words), times, value].filter(Boolean).join(" · ");
  };
}

const keyOf = ({ condition, raisedAt }: CountingAlert) =>
  `${JSON.stringify(condition)} ${raisedAt}`;

/** The alerts of a counting over its burn-up chart, where each began. */
export function AlertMarks({ id, from, until }: MarksProps) {
  const { conditions: t } = useMessages(alertMessages);
  const { data = [] } = useQuery(countingAlertsQuery(id));
  const textOf = useAlertText();
  const began = data.filter(({ raisedAt }) => {
    const at = Date.parse(raisedAt);
    return at >= from && at <= until;
  });
  if (began.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t.ofCounting}>
      {began.map((alert) => {
        const share = (Date.parse(alert.raisedAt) - from) / (until - from || 1);
        const text = textOf(alert, until);
        return (
          <li
            key={keyOf(alert)}
            title={text}
            data-open={alert.solvedAt === null || undefined}
            style={{ left: `${100 * share}%` }}
          >
            <span className="visually-hidden">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The alerts that began or ended in a span of time, a line each. */
export function AlertLines({ counting: { id, loaded }, from, to }: ChangesProps) {
  const { conditions: t } = useMessages(alertMessages);
  const { data = [] } = useQuery(countingAlertsQuery(id));
  const textOf = useAlertText();
  const alerts = alertsIn(data, { from, to });
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t.ofCounting}>
      {alerts.map((alert) => (
        <li key={keyOf(alert)}>{textOf(alert, loaded.freshness.now)}</li>
      ))}
    </ul>
  );
}
