import { useQuery } from "@tanstack/react-query";
import type { ChangesProps, MarksProps } from "#components/counting/parts.ts";
import type { CountingAlert } from "#contract/alerts.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { countingAlertsQuery } from "./alert-queries.ts";
import { alertsAt, alertsIn } from "./alerts-in.ts";
import { alertValue, conditionText } from "./condition-text.ts";
import styles from "./counting-alerts.module.css";
import { alertMessages } from "./messages.ts";

/** The alerts of a counting; none are asked for where the gateway has no file of them. */
function useCountingAlerts(id: string): readonly CountingAlert[] {
  const { hasAlerts } = useSettings();
  const { data = [] } = useQuery({ ...countingAlertsQuery(id), enabled: hasAlerts });
  return data;
}

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

/** The alerts of a counting over its burn-up chart, where each began; in a replay, those that had begun by then. */
export function AlertMarks({ id, from, until, now }: MarksProps) {
  const { conditions: t } = useMessages(alertMessages);
  const all = useCountingAlerts(id);
  const textOf = useAlertText();
  const began = alertsAt(all, now).filter(({ raisedAt }) => {
    const at = Date.parse(raisedAt);
    return at >= from && at <= until;
  });
  if (began.length === 0) return null;
  return (
    <ul className={styles.marks} aria-label={t.ofCounting}>
      {began.map((alert) => {
        const share = (Date.parse(alert.raisedAt) - from) / (until - from || 1);
        const text = textOf(alert, now ?? until);
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
  const all = useCountingAlerts(id);
  const textOf = useAlertText();
  const alerts = alertsIn(all, { from, to });
  if (alerts.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={t.inSpan}>
      {alerts.map((alert) => (
        <li key={keyOf(alert)}>{textOf(alert, loaded.freshness.now)}</li>
      ))}
    </ul>
  );
}
