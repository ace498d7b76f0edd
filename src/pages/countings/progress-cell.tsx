import type { ReactNode } from "react";
import { Figure } from "#ui/figure.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { StandingText } from "#ui/standing.tsx";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";
import type { Look } from "./look.ts";

/** How far the counting is and how that stands against its deadline. */
export function progressCell(at: CountingAt, { words, format }: Look): ReactNode {
  const { facts, figures, standing, markerAt, calendar } = at;
  return (
    <>
      <PaceBar
        counting={facts}
        standing={standing}
        at={markerAt}
        calendar={calendar}
        size={facts.active ? "row" : "thin"}
      />
      <div className={styles.standing}>
        {/* All three say how the counting stands against its deadline, and so do the words. */}
        <Figure name="pace" value={figures.pace}>
          <Figure name="ahead-hours" value={figures.aheadHours}>
            <Figure name="overdue" value={figures.overdue}>
              <StandingText standing={standing} />
            </Figure>
          </Figure>
        </Figure>
        {facts.total !== 0 && (
          <span className={styles.amounts}>
            <Figure name="counted" value={figures.counted}>
              {format.number(figures.counted)}
            </Figure>{" "}
            {words.countings.of}{" "}
            <Figure name="total" value={figures.total}>
              {format.number(figures.total)}
            </Figure>
          </span>
        )}
      </div>
    </>
  );
}
