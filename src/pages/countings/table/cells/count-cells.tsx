import type { ReactNode } from "react";
import { discrepancyRate } from "#domain/counting/facts.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import styles from "./cells.module.css";
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

export function LeftCell() {
  const { figures, t } = useRow();
  return <Count name="left" value={figures.left} beside={t.countings.leftShort} />;
}

export function DiscrepanciesCell() {
  const { figures, t } = useRow();
  return (
    <Count
      name="discrepancies"
      value={figures.discrepancies}
      beside={t.countings.discrepanciesShort}
    />
  );
}

/** Discrepancies per counted line. */
export function DiscrepancyRateCell() {
  const { facts, format } = useRow();
  const rate = discrepancyRate(facts);
  return (
    <Figure name="discrepancy-rate" value={rate} className={styles.count}>
      {format.share(rate)}
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

export function IncidentsCell() {
  return <Count name="incidents" value={useRow().figures.incidents} beside={flag} />;
}

function Count({
  name,
  value,
  beside,
}: {
  name: FigureName;
  value: number;
  /** A flag before the figure, or a unit after it when the column has no visible header. */
  beside: ReactNode;
}) {
  const { format, isNarrow } = useRow();
  const isUnit = typeof beside === "string";
  return (
    <>
      <Figure name={name} value={value} className={styles.count}>
        {!isUnit && (value !== 0 || isNarrow) && beside}
        {format.number(value)}
      </Figure>
      {isUnit && isNarrow && <span className={styles.unit}> {beside}</span>}
    </>
  );
}
