import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./overview.module.css";

/** Says of which lines the charts and figures are, or how to narrow them. */
export function OverviewScope({
  total,
  matching,
}: {
  /** All lines; `null` while they are on their way. */
  total: number | null;
  /** How many match; `null` while all of them are shown. */
  matching: number | null;
}) {
  const words = useMessages().overview;
  const format = useFormat();
  return (
    <p className={styles.covers} data-hint={matching === null || undefined} role="status">
      {matching === null
        ? words.toggleHint
        : words.scope(format.number(matching), format.number(total), total ?? 0)}
    </p>
  );
}
