import { countingFigures } from "#figures/of-countings.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Age } from "#slices/screens/frame/age.tsx";
import { ScreenBar } from "#slices/screens/frame/screen-bar.tsx";
import { screenMessages } from "#slices/screens/messages.ts";
import type { CountingLayout } from "#slices/screens/rules/layout.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { Figure } from "#ui/figure.tsx";
import { useMessages } from "#ui/locale.tsx";
import { DetailPanels } from "./detail-panels.tsx";
import { Facts } from "./facts.tsx";
import styles from "./hero.module.css";
import { PaceLine } from "./pace-line.tsx";
import type { ScreenCounting } from "./use-screen-counting.ts";

/** The first page of a counting: schedule status and progress. */
export function Hero({
  counting,
  layout,
  hasBanner,
}: {
  counting: ScreenCounting;
  layout: CountingLayout;
  hasBanner: boolean;
}) {
  const { facts, status, aggregates, calendar, clock, age } = counting;
  const isNarrow = layout.arrangement === "narrow";
  return (
    <div className={styles.hero} data-arrangement={layout.arrangement}>
      <div className={styles.first}>
        <Percent counting={counting} size={layout.percent} />
        <Beside counting={counting} isNarrow={isNarrow} />
        {!isNarrow && <Facts counting={counting} />}
      </div>
      <div className={styles.pace}>
        <ScreenBar
          size="hero"
          counting={facts}
          status={status}
          at={counting.now ?? clock - age}
          calendar={calendar}
          inProgress={aggregates?.totals.inProgress ?? 0}
        />
        <PaceLine counting={counting} layout={layout} />
      </div>
      {layout.arrangement === "whole" && (
        <DetailPanels counting={counting} layout={layout} parts={null} hasBanner={hasBanner} />
      )}
    </div>
  );
}

/** The share of counted lines, in the largest size that fits. */
function Percent({ counting, size }: { counting: ScreenCounting; size: number }) {
  const figureOf = useFigures(countingFigures, { ...counting.facts, countings: 1 });
  const { text } = figureOf("progress");
  // `<0.1%` is wider than other percentages.
  const fontSize = text.startsWith("<") ? size * 0.85 : size;
  const [figure, sign] = text.endsWith("%") ? [text.slice(0, -1), "%"] : [text, ""];
  return (
    <div className={styles.percent} style={{ "--size": fontSize }}>
      <span className={counting.ageing === "stale" ? styles.stale : undefined}>
        <Figure {...figureOf("progress")}>
          {figure}
          {sign && <small>{sign}</small>}
        </Figure>
      </span>
    </div>
  );
}

/** What the percentage is of, and the age of the figures. */
function Beside({ counting, isNarrow }: { counting: ScreenCounting; isNarrow: boolean }) {
  const t = useMessages(screenMessages);
  const format = useScreenFormat();
  const total = useFigures(countingFigures, { ...counting.facts, countings: 1 })("total");
  const isStale = counting.ageing === "stale";
  return (
    <div className={styles.beside}>
      {!isNarrow && <span>{t.counted}</span>}
      <span>
        {isStale && !isNarrow ? (
          t.at(format.near(counting.clock - counting.age, counting.clock))
        ) : (
          <Figure {...total}>{t.ofLines(total.text)}</Figure>
        )}
      </span>
      <span>
        <Age age={counting.age} ageing={counting.ageing} />
      </span>
    </div>
  );
}
