import { Flag } from "lucide-react";
import type { ReactNode } from "react";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./cells.module.css";
import { useCountingAt } from "./counting-at.ts";

/** The share of the lines that is counted. */
export function CountedCell() {
  const { progress } = useCountingAt().figures;
  return (
    <span className={styles.share}>
      <Figure name="progress" value={progress}>
        {useFormat().share(progress)}
      </Figure>
    </span>
  );
}

/** Lines not counted yet. */
export function LeftCell() {
  const words = useMessages().countings;
  return <Count name="left" value={useCountingAt().figures.left} unit={words.leftShort} />;
}

/** Discrepancies found. */
export function DiscrepanciesCell() {
  const words = useMessages().countings;
  const { discrepancies } = useCountingAt().figures;
  return <Count name="discrepancies" value={discrepancies} unit={words.discrepanciesShort} />;
}

/** Incidents reported. */
export function IncidentsCell() {
  const { incidents } = useCountingAt().figures;
  return (
    <span className={styles.incidents} data-any={incidents !== 0}>
      <Count name="incidents" value={incidents} glyph={<Flag aria-hidden="true" />} />
    </span>
  );
}

function Count({
  name,
  value,
  unit,
  glyph,
}: {
  name: FigureName;
  value: number;
  /** Shown where the column's header is not. */
  unit?: string;
  glyph?: ReactNode;
}) {
  return (
    <span className={styles.count} data-zero={value === 0}>
      {glyph}
      <Figure name={name} value={value}>
        {useFormat().number(value)}
      </Figure>
      {unit && <span className={styles.unit}> {unit}</span>}
    </span>
  );
}
