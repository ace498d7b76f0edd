import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import { type CSSProperties, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { publicAddress } from "#components/access/public-address.ts";
import { handoverPath } from "#components/handover-path.ts";
import { Link } from "#components/link.tsx";
import { type BriefingText, briefingTexts } from "#format/briefing.ts";
import type { BriefingAction } from "#format/briefing-actions.ts";
import { briefingAsText, briefingNotes, briefingSummary } from "#format/briefing-as-text.ts";
import { writtenMoment } from "#format/written-moment.ts";
import { useSettings } from "#hooks/use-settings.ts";
import { paths } from "#routes.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/copy/copy-field.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import styles from "./briefing.module.css";
import { briefingState, useBriefingState } from "./briefing-state.ts";
import { BriefingSentence } from "./sentence.tsx";
import { type BriefingProps, type CurrentBriefing, useBriefing } from "./use-briefing.ts";

/** The countings that need a manager today, in a few linked sentences, or in one line. */
export function Briefing(props: BriefingProps) {
  const { isHidden } = useBriefingState();
  const { staleSince } = props;
  const isStale = staleSince !== null;
  const current = useBriefing(props, !isHidden && !isStale);
  const { briefing: t } = useMessages("briefing");
  if (isStale && !isHidden) {
    return (
      <section className={styles.briefing} aria-label={t.title}>
        <Head {...props} current={current} notes={[]} texts={null} />
        <p className={styles.note}>{t.stale}</p>
      </section>
    );
  }
  return isHidden ? (
    <Line {...props} current={current} />
  ) : (
    <Sentences {...props} current={current} />
  );
}

function Line({
  staleSince,
  warehouse,
  current,
}: Pick<BriefingProps, "staleSince" | "warehouse"> & { current: CurrentBriefing }) {
  const messages = useMessages("briefing");
  const format = useFormat();
  const { briefing: t } = messages;
  return (
    <section className={styles.line} aria-label={t.title}>
      <h2>{t.title}</h2>
      <p>
        {staleSince !== null ? t.stale : briefingSummary(current.briefing.counts, messages, format)}
      </p>
      <HandoverLink warehouse={warehouse} />
      <Button
        variant="link"
        aria-label={t.showName}
        data-action=""
        onClick={() => briefingState.update((state) => ({ ...state, isHidden: false }))}
      >
        {t.show}
        <ChevronDown aria-hidden="true" />
      </Button>
    </section>
  );
}

function Sentences(props: BriefingProps & { current: CurrentBriefing }) {
  const { clock, walk, current, layout, isWhole } = props;
  const { briefing, countings, isRead, notRead, savesData } = current;
  const messages = useMessages("briefing");
  const format = useFormat();
  const { briefing: t } = messages;
  const texts = briefingTexts(briefing, { now: clock, messages, format, countings });
  const { others } = briefing;
  const rows = texts.length + briefing.pending;
  /** The most rows that it has needed or waited for. */
  const [reserved, setReserved] = useState(rows);
  if (rows > reserved) setReserved(rows);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const height = section.current?.offsetHeight ?? 0;
    if (!isRead || !isWhole || height === 0 || rows === 0) return;
    briefingState.update((state) => ({
      ...state,
      heights: { ...state.heights, [layout]: height },
    }));
  }, [isRead, isWhole, layout, rows]);
  // Before all is known, one of the others may get a sentence of its own.
  const hasRest = isRead && texts.length < reserved && briefing.counts.attention > 0 && others > 0;
  const search = walk.state === "walking" ? "searching" : isCut(walk) ? "incomplete" : null;
  const { unjudged } = briefing.counts;
  const notes = briefingNotes({ search, notRead, unjudged, savesData }, messages, format);
  return (
    <section ref={section} className={styles.briefing} aria-label={t.title} aria-busy={!isRead}>
      <Head {...props} notes={notes} texts={isRead ? texts : null} />
      <ul className={styles.sentences} style={{ "--rows": reserved } as CSSProperties}>
        {texts.length === 0 && <li>{t.noneActive}</li>}
        {texts.map((text) => (
          <BriefingSentence key={`${text.kind} ${text.countings.join()}`} sentence={text} />
        ))}
        {!isRead &&
          Array.from({ length: reserved - texts.length }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all rows are the same
            <li key={row} className={styles.awaited} aria-hidden="true">
              <Skeleton width={480} />
            </li>
          ))}
        {hasRest && <li className={styles.rest}>{t.rest(format.number(others), others)}</li>}
      </ul>
    </section>
  );
}

/** The handover of the warehouse that the list is filtered by, if any. */
function HandoverLink({ warehouse }: Pick<BriefingProps, "warehouse">) {
  const { briefing: t } = useMessages("briefing");
  const [params] = useSearchParams();
  const path = handoverPath(warehouse, params);
  if (path === null) return null;
  return (
    <Link className={styles.handover} to={path}>
      {t.handover}
    </Link>
  );
}

/** Whether active countings may have been missed. */
function isCut({ state }: BriefingProps["walk"]): boolean {
  return state === "failed" || state === "cut";
}

function Head({
  clock,
  staleSince,
  warehouse,
  current,
  notes,
  texts,
}: Pick<BriefingProps, "clock" | "staleSince" | "warehouse"> & {
  current: CurrentBriefing;
  /** Limits of the briefing. */
  notes: readonly string[];
  /** `null` while they are not to be copied: the briefing is not complete, or withdrawn. */
  texts: readonly BriefingText[] | null;
}) {
  const messages = useMessages("briefing");
  const { briefing: t } = messages;
  const format = useFormat();
  const { locale, timeZone, number } = format;
  const written = useMemo(() => writtenMoment({ locale, timeZone }), [locale, timeZone]);
  const { attention, active } = current.briefing.counts;
  const at = written(staleSince ?? clock);
  const { publicUrl } = useSettings();
  const addressOf = ({ counting, query }: BriefingAction) =>
    publicAddress(`${paths.counting(counting)}${query && `?${query}`}`, publicUrl);
  const needed =
    attention > 0
      ? t.attention(number(attention), attention, number(active))
      : t.active(number(active), active);
  return (
    <div className={styles.head}>
      <h2>{t.title}</h2>
      <p>
        <span className={styles.moment}>{at}</span>
        {staleSince === null && <span className={styles.needed}>{needed}</span>}
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </p>
      <div className={styles.tools}>
        {staleSince === null && (
          <CopyField
            label={t.copy}
            isAction
            text={
              texts && briefingAsText({ texts, notes, moment: at, addressOf }, messages, format)
            }
          />
        )}
        <HandoverLink warehouse={warehouse} />
        <Button
          aria-label={t.hideName}
          data-action=""
          onClick={() => briefingState.update((state) => ({ ...state, isHidden: true }))}
        >
          <ChevronUp aria-hidden="true" />
          {t.hide}
        </Button>
      </div>
    </div>
  );
}
