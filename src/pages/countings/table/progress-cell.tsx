import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { addsUp } from "#domain/counting/facts.ts";
import { Figure } from "#ui/figure.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { ScheduleStatusText } from "#ui/schedule-status.tsx";
import styles from "./cells.module.css";
import { useRow } from "./row-context.ts";

/** Progress and schedule status. */
export function ProgressCell() {
  const { facts, figures, standing, markerAt, calendar, t, format } = useRow();
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
        {!addsUp(facts) && <Contradiction />}
        {/* All three figures describe the schedule status, as the text does. */}
        <Figure name="pace" value={figures.pace}>
          <Figure name="ahead-hours" value={figures.aheadHours}>
            <Figure name="overdue" value={figures.overdue}>
              <ScheduleStatusText standing={standing} />
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

/** Warns that the header contradicts itself; its figures are shown as received. */
function Contradiction() {
  const { facts, t, format } = useRow();
  const { counted, left, total } = facts;
  const { number } = format;
  const text = t.countings.contradiction(number(counted), number(left), number(total));
  return (
    <span role="img" aria-label={text} title={text} className={styles.contradiction}>
      <TriangleAlert aria-hidden="true" />
    </span>
  );
}
