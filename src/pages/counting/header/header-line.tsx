import { type ReactNode, useEffect } from "react";
import { CountingPaceBar } from "#components/counting/conclusion/counting-pace-bar.tsx";
import { attentionOf } from "#domain/counting/conclusion.ts";
import { progress } from "#domain/counting/pace.ts";
import { conclusionText, shortConclusion } from "#format/conclusion.ts";
import { withKeptUnits } from "#format/with-kept-units.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { breakpoints } from "#ui/breakpoints.ts";
import { useMediaQuery } from "#ui/hooks/use-media-query.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { BackToList } from "./back-to-list.tsx";
import styles from "./header-line.module.css";

/** The counting in one line that stays in view. Its figures are plain text: the page has each of them elsewhere. */
export function HeaderLine({
  counting,
  isOverPage,
  children,
}: {
  counting: CountingModel;
  /** Whether it lies over a page that has a whole header. */
  isOverPage: boolean;
  /** Buttons at its end. */
  children: ReactNode;
}) {
  const { loaded, facts, aggregates } = counting;
  const { warehouse } = loaded.counting;
  const { counting: t } = useMessages("counting");
  const format = useFormat();
  const Name = isOverPage ? "b" : "h1";
  const undocumented = aggregates?.totals.undocumented ?? 0;
  // An attribute on the root is cheaper than `:has()`.
  useEffect(() => {
    const page = document.documentElement;
    page.toggleAttribute("data-header-line", true);
    return () => page.removeAttribute("data-header-line");
  }, []);
  return (
    <header className={styles.line} data-over={isOverPage || undefined}>
      <BackToList />
      <div className={styles.name}>
        <Name>{warehouse.name}</Name> <small>{warehouse.code}</small>
      </div>
      <strong className={styles.share}>{format.share(progress(facts))}</strong>
      <div className={styles.bar}>
        <CountingPaceBar counting={counting} size="row" />
      </div>
      <div className={styles.words}>
        <LineConclusion counting={counting} />
        <p className={styles.facts}>
          {undocumented > 0 && (
            <span data-tone="risk">
              <b>{format.number(undocumented)}</b> {t.header.undocumented}
            </span>
          )}
          {facts.left > 0 && (
            <span>
              <b>{format.number(facts.left)}</b> {t.left}
            </span>
          )}
          {facts.active && <Deadline counting={counting} />}
        </p>
      </div>
      <div className={styles.end}>{children}</div>
    </header>
  );
}

/** The hero's sentence, in a narrow window the list's shorter one, and on a phone its judgement alone. */
function LineConclusion({ counting }: { counting: CountingModel }) {
  const { conclusion, now } = useOutlook(counting);
  const messages = useMessages("counting");
  const format = useFormat();
  const isShort = useMediaQuery(breakpoints.medium);
  const isPhone = useMediaQuery(breakpoints.phone);
  const { loaded, facts, aggregates } = counting;
  const attention = attentionOf(conclusion);
  const clock = now ?? loaded.freshness.fetchedAt;
  const short = shortConclusion(conclusion, clock, messages, format);
  const parts = [short.end ?? "", short.text].filter((part) => part !== "");
  const text = isShort
    ? (isPhone ? parts.slice(-1) : parts).join(", ")
    : conclusionText(
        conclusion,
        // The line has the undocumented ones beside it.
        {
          now: clock,
          facts,
          undocumented: null,
          finish: aggregates?.totals.lastFinish ?? null,
        },
        messages,
        format,
      );
  return (
    <b className={styles.conclusion} data-attention={attention ?? undefined}>
      <AttentionGlyph attention={attention} className={styles.glyph} />
      <span>{withKeptUnits(text)}</span>
    </b>
  );
}

function Deadline({ counting: { facts, loaded, now } }: { counting: CountingModel }) {
  const t = useMessages("counting").counting;
  const format = useFormat();
  const { endsAt } = facts;
  const until = now === null ? null : format.duration(Math.abs(endsAt - now));
  return (
    <span>
      <span className="visually-hidden">{t.deadline}</span>{" "}
      {format.moment(endsAt, now ?? loaded.freshness.now)}
      {until !== null && now !== null && `, ${endsAt < now ? t.ago(until) : t.in(until)}`}
    </span>
  );
}
