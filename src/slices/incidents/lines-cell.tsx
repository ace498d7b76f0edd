import { queueFigures } from "#figures/of-queues.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
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
      <Figure {...useFigures(queueFigures, { lines })("lines-incidents")} />
      <i aria-hidden="true">
        <i style={{ width: `${(lines / max) * 100}%` }} />
      </i>
    </td>
  );
}
