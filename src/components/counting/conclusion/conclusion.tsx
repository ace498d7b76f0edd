import { attentionOf } from "#domain/counting/conclusion.ts";
import { type Outlook, shownEnds } from "#domain/counting/outlook.ts";
import { accuracy } from "#domain/lines/accuracy.ts";
import { forecastFigures } from "#figures/of-progress.ts";
import { conclusionText } from "#format/conclusion.ts";
import { finishedFiguresText } from "#format/finished.ts";
import { withKeptUnits } from "#format/with-kept-units.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { useOutlook } from "#hooks/use-outlook.ts";
import { AttentionGlyph } from "#ui/attention-glyph.tsx";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { reasonFor } from "./conclusion-reason.ts";
import styles from "./hero.module.css";

/** Whether the counting will be done in time, and why. */
export function ConclusionText({ counting }: { counting: CountingModel }) {
  const { loaded, facts, aggregates } = counting;
  const outlook = useOutlook(counting);
  const messages = useMessages("counting");
  const format = useFormat();
  const { conclusion } = outlook;
  const attention = attentionOf(conclusion);
  const context = {
    now: outlook.now ?? loaded.freshness.fetchedAt,
    facts,
    // The figures of a finished one tell it.
    undocumented: facts.active ? (aggregates?.totals.undocumented ?? null) : null,
    finish: aggregates?.totals.lastFinish ?? null,
  };
  const reason =
    conclusion.kind === "finished" && aggregates
      ? finishedFiguresText(
          { ...aggregates.totals, accuracy: accuracy(aggregates.totals) },
          messages.conclusion,
          format,
        )
      : reasonFor(counting, outlook, messages, format);
  return (
    <div className={styles.conclusion} data-conclusion={conclusion.kind}>
      <h2 data-attention={attention ?? undefined}>
        <AttentionGlyph attention={attention} className={styles.glyph} />
        {withKeptUnits(
          conclusionText(conclusion, context, messages, format) || messages.counting.noConclusion,
        )}
      </h2>
      <p>{reason && withKeptUnits(reason)}</p>
      <ForecastFigures outlook={outlook} />
    </div>
  );
}

/** Both ends of the forecast, for those who read the page's figures by name. */
function ForecastFigures({ outlook: { conclusion, now } }: { outlook: Outlook }) {
  const format = useFormat();
  const ends = shownEnds(conclusion);
  const figureOf = useFigures(forecastFigures, { conclusion });
  const text = (at: number | null = null) =>
    at === null || now === null ? "–" : format.moment(at, now);
  return (
    <span hidden>
      <Figure {...figureOf("forecast-early")}>{text(ends?.early)}</Figure>
      <Figure {...figureOf("forecast-late")}>{text(ends?.late)}</Figure>
    </span>
  );
}
