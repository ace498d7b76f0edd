import type { AlertDigest, AlertRule } from "#contract/alerts.ts";
import type { Format } from "#format/format.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { conditionText } from "./condition-text.ts";
import { type AlertMessages, alertMessages } from "./messages.ts";
import styles from "./page.module.css";

/** The rules of the file, in words. */
export function Rules({ rules }: { rules: readonly AlertRule[] }) {
  const { page: t, conditions } = useMessages(alertMessages);
  const { targets } = useMessages("all");
  const format = useFormat();
  const words = { t: conditions, names: targets.names, format };
  if (rules.length === 0) return <p className={styles.quiet}>{t.noRules}</p>;
  return (
    <ul className={styles.list}>
      {rules.map((rule) => (
        <li key={rule.name}>
          <span>
            <b>{conditionText(rule.condition, words)}</b>
            <small>{scopeTexts(rule, t, format).join(" · ")}</small>
          </span>
          <small>{rule.name}</small>
        </li>
      ))}
    </ul>
  );
}

/** What a rule is for, and whom it tells. */
function scopeTexts(
  { condition, warehouses, classes, lines, isQuiet, targets }: AlertRule,
  t: AlertMessages["page"],
  format: Format,
): readonly string[] {
  // The stock system serves all warehouses.
  const isOfCountings = condition.kind !== "api-down";
  const warehousesText =
    warehouses.length === 0
      ? t.allWarehouses
      : t.warehouses(warehouses.join(", "), warehouses.length);
  return [
    ...(isOfCountings ? [warehousesText] : []),
    ...(classes.length === 0 ? [] : [t.classes(classes.join(", "))]),
    ...(lines.from === null ? [] : [t.linesFrom(format.number(lines.from))]),
    ...(lines.to === null ? [] : [t.linesTo(format.number(lines.to))]),
    ...(isQuiet ? [t.quiet] : []),
    t.tells(targets.join(", ")),
  ];
}

/**
 * The digests of the file, in words.
 * @param timeZone of their set times, which need not be the viewer's
 */
export function Digests({
  digests,
  timeZone,
}: {
  readonly digests: readonly AlertDigest[];
  readonly timeZone: string;
}) {
  const { page: t } = useMessages(alertMessages);
  return (
    <ul className={styles.list}>
      {digests.map(({ name, warehouse, times, targets }) => (
        <li key={name}>
          <span>
            <b>{name}</b>
            <small>
              {[
                warehouse === null ? t.allWarehouses : t.warehouses(warehouse, 1),
                times.length === 0 ? t.shiftEnd : t.daily(times.join(", "), timeZone),
                t.tells(targets.join(", ")),
              ].join(" · ")}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
