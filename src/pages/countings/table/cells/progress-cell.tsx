import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import { attentionOf } from "#domain/counting/conclusion.ts";
import { addsUp } from "#domain/counting/facts.ts";
import { shownEnds, shownRate } from "#domain/counting/outlook.ts";
import { standstillText } from "#format/conclusion.ts";
import { lineRate } from "#format/line-rate.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Figure } from "#ui/figure.tsx";
import { PaceBar } from "#ui/pace-bar.tsx";
import { ConclusionLine, Lateness } from "./conclusion-line.tsx";
import styles from "./progress-cell.module.css";
import { useRow } from "./row-context.ts";

/** Progress, and how fast it goes. */
export function ProgressCell() {
  const { facts, figures, status, markerAt, calendar, t, format, isNarrow } = useRow();
  return (
    <>
      <PaceBar
        counting={facts}
        status={status}
        at={markerAt}
        calendar={calendar}
        size={facts.active ? "row" : "thin"}
      />
      <div className={styles.caption}>
        {!addsUp(facts) && <Contradiction />}
        {/* All three figures describe where the bar stands against its marker. */}
        <Figure name="pace" value={figures.pace}>
          <Figure name="ahead-hours" value={figures.aheadHours}>
            <Figure name="overdue" value={figures.overdue}>
              {isNarrow ? <ConclusionLine /> : <Activity />}
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

/** How late, and how fast it is counted if that is an average or explains a warning; or since when nothing is counted. */
function Activity() {
  const { conclusion, rate, clock, t, format } = useRow();
  const { shortConclusion: short } = t;
  const standstill = standstillText(conclusion, clock, short, format);
  if (standstill !== null) {
    return (
      <span className={styles.conclusion} data-attention="warning">
        <AttentionGlyph attention="warning" className={styles.glyph} />
        {standstill}
      </span>
    );
  }
  const lines = shownRate(rate);
  const isForecast = shownEnds(conclusion) !== null;
  const isTold = rate?.isAverage || attentionOf(conclusion) !== null;
  const text = lines && isForecast && isTold ? short.rate(lineRate(lines, format)) : null;
  return (
    <>
      <Lateness />
      {text !== null && (
        <span className={styles.rate}>{rate?.recent === null ? short.onAverage(text) : text}</span>
      )}
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
