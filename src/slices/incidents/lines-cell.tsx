import { Figure } from "#ui/figure.tsx";
import { useFormat } from "#ui/locale.tsx";
import styles from "./types-table.module.css";

/** Lines with an incident of a type, and a bar on a shared axis. */
export function LinesCell({
  lines,
  max,
}: {
  lines: number;
  /** Lines of the most frequent type. */
  max: number;
}) {
  return (
    <td className={styles.lines} data-zero={lines === 0 || undefined}>
      <Figure name="lines-incidents" value={lines}>
        {useFormat().number(lines)}
      </Figure>
      <i aria-hidden="true">
        <i style={{ width: `${(lines / max) * 100}%` }} />
      </i>
    </td>
  );
}
