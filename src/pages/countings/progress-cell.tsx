import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { StandingText } from "#ui/standing.tsx";
import styles from "./cells.module.css";
import { useCountingAt } from "./counting-at.ts";

/** How far the counting is and how that stands against its deadline. */
export function ProgressCell() {
  const { facts, figures, standing, markerAt } = useCountingAt();
  const words = useMessages().countings;
  const format = useFormat();
  return (
    <>
      <PaceBar
        counting={facts}
        standing={standing}
        at={markerAt}
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
            {words.of}{" "}
            <Figure name="total" value={figures.total}>
              {format.number(figures.total)}
            </Figure>
          </span>
        )}
      </div>
    </>
  );
}
