import { Figure } from "#ui/figure.tsx";
import { useFormat } from "#ui/locale.tsx";
import styles from "./types-table.module.css";

/** Lines with an incident of a type, and a bar on a shared axis. */
export function LinesCell({
  lines,
  max,
}: {
  /** `null` before a count. */
  lines: number | null;
  /** Lines of the most frequent type. */
  max: number;
}) {
  return (
    <td className={styles.lines} data-zero={!lines || undefined}>
      <Figure name="lines-incidents" value={lines}>
        {useFormat().number(lines)}
      </Figure>
      <i aria-hidden="true">
        <i style={{ width: `${((lines ?? 0) / max) * 100}%` }} />
      </i>
    </td>
  );
}
