import type { Ageing } from "#domain/time/ageing.ts";
import styles from "#layout/app-layout.module.css";
import type { Freshness } from "#transport/freshness.ts";
import { Figure } from "#ui/figure.tsx";
import { useAge } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { PaperMoment } from "./paper-moment.tsx";

/** Age of the page's figures, ticking. */
export function AgeMark({ freshness, ageing }: { freshness: Freshness | null; ageing: Ageing }) {
  const t = useMessages("common").app;
  const format = useFormat();
  const age = useAge(freshness);
  if (freshness === null || age === null) return null;
  const text = format.age(age);
  return (
    <>
      <span className={styles.age} data-ageing={ageing}>
        <i aria-hidden="true" />
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
      </span>
      <PaperMoment at={freshness.fetchedAt} />
    </>
  );
}
