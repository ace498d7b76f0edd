import { Figure } from "#ui/figure.tsx";
import styles from "./count-cells.module.css";
import { useRow } from "./row-context.ts";

/** Share of counted lines. */
export function CountedCell() {
  const { figures, format } = useRow();
  return (
    <Figure name="progress" value={figures.progress} className={styles.share}>
      {format.share(figures.progress)}
    </Figure>
  );
}

const flag = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528" />
  </svg>
);

/** A flag before the number, unless the header says what it is and there is none. */
export function IncidentsCell() {
  const { figures, format, isNarrow } = useRow();
  const { incidents } = figures;
  return (
    <Figure name="incidents" value={incidents} className={styles.count}>
      {(incidents !== 0 || isNarrow) && flag}
      {format.number(incidents)}
    </Figure>
  );
}
