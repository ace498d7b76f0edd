import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { addsUp } from "#domain/counting/facts.ts";
import { Figure } from "#ui/figure.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { StandingText } from "#ui/schedule-status.tsx";
import type { Look } from "./cell-context.ts";
import styles from "./cells.module.css";
import type { CountingAt } from "./counting-at.ts";

/** How far the counting is and how that stands against its deadline. */
export function progressCell(at: CountingAt, { t, format }: Look): ReactNode {
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
        {!addsUp(facts) && <Contradiction at={at} look={{ t, format }} />}
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
            {t.countings.of}{" "}
            <Figure name="total" value={figures.total}>
              {format.number(figures.total)}
            </Figure>
          </span>
        )}
      </div>
    </>
  );
}

/** Says that the header contradicts itself; its figures are shown as they are. */
function Contradiction({ at, look }: { at: CountingAt; look: Pick<Look, "t" | "format"> }) {
  const { counted, left, total } = at.facts;
  const { number } = look.format;
  const text = look.t.countings.contradiction(number(counted), number(left), number(total));
  return (
    <span role="img" aria-label={text} title={text} className={styles.contradiction}>
      <TriangleAlert aria-hidden="true" />
    </span>
  );
}
