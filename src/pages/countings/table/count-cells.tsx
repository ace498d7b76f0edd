import type { ReactNode } from "react";
import { discrepancyRate } from "#domain/counting/discrepancy-rate.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import type { Look } from "./cell-context.ts";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";

/** The share of the lines that is counted. */
export function countedCell({ figures }: CountingAt, { format }: Look): ReactNode {
  return (
    <Figure name="progress" value={figures.progress} className={styles.share}>
      {format.share(figures.progress)}
    </Figure>
  );
}

/** Lines not counted yet. */
export function leftCell({ figures }: CountingAt, look: Look): ReactNode {
  return count("left", figures.left, look, look.t.countings.leftShort);
}

/** Discrepancies found. */
export function discrepanciesCell({ figures }: CountingAt, look: Look): ReactNode {
  return count("discrepancies", figures.discrepancies, look, look.t.countings.discrepanciesShort);
}

/** Discrepancies per line counted. */
export function discrepancyRateCell({ facts }: CountingAt, { format }: Look): ReactNode {
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

/** Incidents reported. */
export function incidentsCell({ figures }: CountingAt, look: Look): ReactNode {
  return count("incidents", figures.incidents, look, flag);
}

/** @param beside a flag before the figure, or a unit behind it where the column's header is not to be seen */
function count(
  name: FigureName,
  value: number,
  { format, isNarrow }: Look,
  beside: ReactNode,
): ReactNode {
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
