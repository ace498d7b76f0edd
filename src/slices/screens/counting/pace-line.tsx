import { usableDeadline } from "#domain/counting/facts.ts";
import { headerFigures } from "#domain/counting/header-figures.ts";
import { pace } from "#domain/counting/pace.ts";
import { paceFigures } from "#figures/of-progress.ts";
import { useFigures } from "#hooks/use-figures.ts";
import type { CountingLayout } from "#slices/screens/rules/layout.ts";
import { useScreenFormat } from "#slices/screens/screen-locale.tsx";
import { ScreenStatus } from "#slices/screens/screen-status.tsx";
import { screenStatusText } from "#slices/screens/screen-status-text.ts";
import { useScreenMessages } from "#slices/screens/use-screen-messages.ts";
import { Figure } from "#ui/figure.tsx";

import { paceLabels, widthOf } from "./pace-labels.ts";
import styles from "./pace-line.module.css";
import type { ScreenCounting } from "./use-screen-counting.ts";

const [content, furniture] = [52, 32];

/** The row below the pace bar: start, deadline, marker label and schedule status. */
export function PaceLine({
  counting,
  layout,
}: {
  counting: ScreenCounting;
  layout: CountingLayout;
}) {
  const messages = useScreenMessages();
  const t = messages.screen;
  const format = useScreenFormat();
  const { facts, status, now, clock, age, calendar } = counting;
  const figures = headerFigures(facts, now, calendar);
  const figureOf = useFigures(paceFigures, figures);
  const statusText = screenStatusText(status, messages, format);
  const deadline = usableDeadline(facts);
  const end = deadline === null ? null : format.near(deadline, clock);
  const statusFigure = (
    <Figure {...figureOf("ahead-hours")}>
      <ScreenStatus status={status} />
    </Figure>
  );
  const start = format.near(facts.startedAt, clock);
  const readAt = clock - age;
  const isNarrow = layout.arrangement === "narrow";
  if (isNarrow) {
    return (
      <div className={styles.narrow}>
        {statusFigure}
        {end !== null && (
          <span className={styles.label} data-furniture="">
            {now === null ? t.paceAt(format.near(readAt, clock)) : t.until(end)}
          </span>
        )}
      </div>
    );
  }
  const hasMarker = ["ahead", "behind", "on-pace", "overdue", "withdrawn"].includes(status.kind);
  const name = now === null ? t.paceAt(format.near(readAt, clock)) : t.pace;
  const positions = paceLabels({
    width: layout.width * 0.9416,
    start: widthOf(start, furniture),
    end: end === null ? 0 : widthOf(end, furniture),
    // Leaves room for the glyph before the text.
    status: statusText === "" ? 0 : widthOf(statusText, content) + content,
    markerName: widthOf(name, furniture),
    share: Math.min(1, figures.progress ?? 0),
    marker: hasMarker ? pace(facts, now ?? readAt, calendar) : null,
  });
  return (
    <div className={styles.line}>
      <span className={styles.label} data-furniture="">
        {start}
      </span>
      {positions.marker !== null && (
        <span
          className={styles.label}
          data-furniture=""
          style={{ "--end": positions.marker }}
          data-marker=""
        >
          <Figure {...figureOf("pace")}>{name}</Figure>
        </span>
      )}
      <span className={styles.status} style={{ "--at": positions.status }}>
        {statusFigure}
      </span>
      {end !== null && (
        <span className={styles.label} data-furniture="">
          {end}
        </span>
      )}
    </div>
  );
}
