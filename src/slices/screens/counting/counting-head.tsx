import { countingFigures } from "#figures/of-countings.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Age } from "#slices/screens/frame/age.tsx";
import styles from "#slices/screens/frame/frame.module.css";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { Figure } from "#ui/figure.tsx";
import type { ScreenCounting } from "./use-screen-counting.ts";

/** Warehouse and time; on later pages of a counting also its progress. */
export function CountingHead({
  counting,
  clock,
  distinction,
  isFirst,
  hasBanner,
}: {
  counting: ScreenCounting;
  /** The gateway's time, milliseconds since 1970. */
  clock: number;
  /** Distinguishes it from others of its warehouse. */
  distinction: string | null;
  isFirst: boolean;
  /** The banner shows the time already. */
  hasBanner: boolean;
}) {
  const format = useScreenFormat();
  const { warehouse } = counting.loaded.counting;
  const figureOf = useFigures(countingFigures, { ...counting.facts, countings: 1 });
  const isStale = counting.ageing === "stale";
  return (
    <>
      <div className={styles.name}>
        <h1>{warehouse.name || warehouse.code}</h1>
        {distinction !== null && <span className={styles.note}>{distinction}</span>}
        {distinction === null && isFirst && <span className={styles.code}>{warehouse.code}</span>}
      </div>
      <span className={styles.end}>
        {!isFirst && (
          <>
            <b className={isStale ? styles.stale : undefined}>
              <Figure {...figureOf("progress")} />
            </b>
            <span className={styles.note}>
              <Age age={counting.age} ageing={counting.ageing} />
            </span>
          </>
        )}
        {isFirst && !hasBanner && <time className={styles.clock}>{format.time(clock)}</time>}
      </span>
    </>
  );
}
