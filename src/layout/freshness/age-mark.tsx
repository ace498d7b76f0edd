import RotateCw from "lucide-react/icons/rotate-cw";
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import type { Ageing } from "#domain/time/ageing.ts";
import { ageFigures } from "#figures/of-pages.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { areUpdatesHeld, holdUpdates, watchUpdates } from "#hooks/held-updates.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { Freshness } from "#transport/freshness.ts";
import { Figure } from "#ui/figure.tsx";
import { useAge, useNow } from "#ui/hooks/use-now.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./age-mark.module.css";

/** How old the page's figures are, or when data that does not change was read. A press reads them again. */
export function AgeMark({
  freshness,
  readAt,
  ageing,
  onRefresh,
  isRefreshing,
}: {
  freshness: Freshness | null;
  /** Milliseconds since 1970; replaces the age. */
  readAt: number | null;
  ageing: Ageing;
  onRefresh: (() => void) | undefined;
  isRefreshing: boolean;
}) {
  const t = useMessages("common").app;
  const isHeld = useSyncExternalStore(watchUpdates, areUpdatesHeld);
  // The next page may have no figures, and so no way to let them go on.
  useEffect(() => () => holdUpdates(false), []);
  const at = readAt ?? freshness?.fetchedAt ?? null;
  const age =
    readAt === null ? <Age freshness={freshness} /> : <Moment word={t.read} at={readAt} />;
  const text = isHeld ? <HeldMoment freshness={freshness} /> : age;
  if (at === null && !onRefresh) return null;
  const action = isHeld ? t.resumeUpdates : t.refresh;
  const press = () => {
    if (isHeld) holdUpdates(false);
    else if (!isRefreshing) onRefresh?.();
  };
  return (
    <>
      {onRefresh || isHeld ? (
        <button
          type="button"
          className={styles.age}
          data-ageing={ageing}
          data-held={isHeld || undefined}
          data-action={action}
          title={action}
          aria-disabled={isRefreshing}
          onClick={press}
        >
          {isRefreshing || at === null ? (
            <RotateCw aria-hidden="true" data-turning={isRefreshing || undefined} />
          ) : (
            <i aria-hidden="true" />
          )}
          <span className={at === null ? styles.action : "visually-hidden"}>{action}</span> {text}
        </button>
      ) : (
        <span className={styles.age} data-ageing={ageing}>
          <i aria-hidden="true" />
          {text}
        </span>
      )}
      {at !== null && <PaperMoment at={at} />}
    </>
  );
}

function Age({ freshness }: { freshness: Freshness | null }): ReactNode {
  const t = useMessages("common").app;
  const format = useFormat();
  const age = useAge(freshness);
  const figureOf = useFigures(ageFigures, age === null ? null : { age });
  if (age === null) return null;
  const text = format.age(age);
  return (
    <span>
      <span className={styles.word}>{t.updated} </span>
      {/* The key prevents a layout shift: a longer text replaces the element instead of resizing it. */}
      <b key={text.length}>
        <Figure {...figureOf("data-age")}>{text}</Figure>
      </b>
      <span className={styles.word}> {t.ago}</span>
    </span>
  );
}

function HeldMoment({ freshness }: { freshness: Freshness | null }): ReactNode {
  const t = useMessages("common").app;
  const now = useNow(freshness);
  return now === null ? null : <Moment word={t.held} at={now} />;
}

function Moment({ word, at }: { word: string; at: number }) {
  const format = useFormat();
  return (
    <span>
      <span className={styles.word}>{word} </span>
      <b>
        <time dateTime={new Date(at).toISOString()}>{format.time(at)}</time>
      </b>
    </span>
  );
}

/** When the page's data was read, on paper only: a printed age would soon be wrong. */
function PaperMoment({ at }: { at: number }) {
  const t = useMessages("common").app;
  const { locale, timeZone } = useFormat();
  const written = useMemo(() => writtenMoment({ locale, timeZone }), [locale, timeZone]);
  return (
    <span className={styles.onPaper}>
      {t.read} <time dateTime={new Date(at).toISOString()}>{written(at)}</time>
    </span>
  );
}
