import { Link } from "#components/link.tsx";
import type { OpenAlert } from "#contract/alerts.ts";
import { paths } from "#routes.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { alertValue, conditionText } from "./condition-text.ts";
import { alertMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The rules that hold now, each with its count. */
export function OpenAlerts({
  open,
  now,
}: {
  open: readonly OpenAlert[];
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { page, conditions } = useMessages(alertMessages);
  const { targets } = useMessages("all");
  const format = useFormat();
  const words = { t: conditions, names: targets.names, format };
  if (open.length === 0) return <p className={styles.quiet}>{page.noneOpen}</p>;
  return (
    <ul className={styles.list}>
      {open.map((alert) => {
        const { rule, counting, condition, since } = alert;
        const value = alertValue(alert, words);
        const from = conditions.from(format.moment(Date.parse(since), now));
        return (
          <li key={`${rule} ${counting?.id}`}>
            <span>
              {counting && (
                <>
                  <Link to={paths.counting(counting.id)}>{counting.warehouse}</Link>{" "}
                </>
              )}
              {conditionText(condition, words)}
              <small>{[from, value, rule].filter((text) => text !== "").join(" · ")}</small>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
