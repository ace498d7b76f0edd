import { useEffect, useSyncExternalStore } from "react";
import type { Ageing } from "#domain/time/ageing.ts";
import { areUpdatesHeld, holdUpdates, watchUpdates } from "#hooks/held-updates.ts";
import styles from "#layout/app-layout.module.css";
import type { Freshness } from "#transport/freshness.ts";
import { Figure } from "#ui/figure.tsx";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PaperMoment } from "./paper-moment.tsx";

/** Age of the page's figures, ticking. A click holds the figures as they are, and the next one lets them go on. */
export function AgeMark({ freshness, ageing }: { freshness: Freshness | null; ageing: Ageing }) {
  const t = useMessages("common").app;
  const format = useFormat();
  const age = useAge(freshness);
  const now = useNow(freshness);
  const isHeld = useSyncExternalStore(watchUpdates, areUpdatesHeld);
  // The next page may have no age, and so no way to let them go on.
  useEffect(() => () => holdUpdates(false), []);
  if (freshness === null || age === null || now === null) return null;
  const text = format.age(age);
  const action = isHeld ? t.resumeUpdates : t.holdUpdates;
  return (
    <>
      <button
        type="button"
        className={styles.age}
        data-ageing={ageing}
        data-held={isHeld || undefined}
        data-action={action}
        title={action}
        onClick={() => holdUpdates(!isHeld)}
      >
        <i aria-hidden="true" />
        {isHeld ? (
          <span>
            <span className={styles.word}>{t.held} </span>
            <time dateTime={new Date(now).toISOString()}>{format.timeWithSeconds(now)}</time>
          </span>
        ) : (
          <span>
            <span className={styles.word}>{t.updated} </span>
            {/* The key prevents a layout shift: a longer text replaces the element instead of resizing it. */}
            <b key={text.length}>
              <Figure name="data-age" value={Math.floor(age / 1000)}>
                {text}
              </Figure>
            </b>
            <span className={styles.word}> {t.ago}</span>
          </span>
        )}
      </button>
      <PaperMoment at={freshness.fetchedAt} />
    </>
  );
}
