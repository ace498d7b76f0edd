import { useId } from "react";
import { maxTimes } from "#domain/rescue/finish-by.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { isAtWork } from "#domain/rescue/team.ts";
import { finishWith } from "#domain/rescue/work.ts";
import { rescueEndFigures, rescuePeopleFigures } from "#figures/of-rescue.ts";
import { withKeptUnits } from "#format/with-kept-units.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { endText, latenessText } from "./finish-text.ts";
import { rescueMessages } from "./messages.ts";
import styles from "./rescue-panel.module.css";
import type { RescueChoice } from "./use-rescue-choice.ts";

/** The ends with headcounts from the present one to three times as many; one of them is chosen. */
export function RescueTable({
  plan,
  choice,
  against,
  now,
}: {
  plan: RescuePlan;
  choice: RescueChoice;
  /** The deadline, or the instant to finish by; `null` without either. Milliseconds since 1970. */
  against: number | null;
  /** Milliseconds since 1970. */
  now: number;
}) {
  const { table: t } = useMessages(rescueMessages);
  const { onTime } = useMessages("overview").conclusion;
  const format = useFormat();
  const name = useId();
  const { work, team } = plan;
  const { headcount, needed, chooseHeadcount } = choice;
  const figureOf = useFigures(rescuePeopleFigures, work);
  const ofEnd = useFigures(rescueEndFigures, finishWith(headcount, work));
  const label = (count: number) => {
    const text = format.number(count);
    const isNow = team !== null && isAtWork(team, now);
    if (count === work.people && team) return isNow ? t.now(text) : t.before(text);
    return isNow && count === maxTimes * work.people ? t.max(text) : text;
  };
  return (
    <div className={styles.part}>
      <h3 id={`${name}-title`}>{t.title}</h3>
      <table className={styles.table} aria-labelledby={`${name}-title`}>
        <thead>
          <tr>
            <th scope="col">{t.people}</th>
            <th scope="col">{t.done}</th>
            {against !== null && <th scope="col">{t.against}</th>}
          </tr>
        </thead>
        <tbody>
          {headcounts(plan, choice).map((count) => {
            const end = finishWith(count, work);
            const isChosen = count === headcount;
            const text = end === null ? "–" : endText(end, now, format);
            // An end a few minutes after the deadline may be on time.
            const isLate = end !== null && against !== null && end.late > against && count < needed;
            return (
              <tr key={count} data-chosen={isChosen || undefined}>
                <th scope="row">
                  <label>
                    <input
                      type="radio"
                      name={name}
                      value={count}
                      checked={isChosen}
                      onChange={() => chooseHeadcount(count)}
                    />
                    {count === work.people && team ? (
                      <Figure {...figureOf("rescue-people-now")}>{label(count)}</Figure>
                    ) : (
                      label(count)
                    )}
                  </label>
                </th>
                <td>{isChosen ? <Figure {...ofEnd("rescue-forecast")}>{text}</Figure> : text}</td>
                {against !== null && (
                  <td data-late={isLate || undefined}>
                    {end === null
                      ? "–"
                      : withKeptUnits(latenessText(end, against, format) ?? onTime)}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** From the people at work to three times as many or, where no one is, around the people needed. */
function headcounts(
  { work, team }: RescuePlan,
  { headcount, needed, max }: RescueChoice,
): number[] {
  const { people } = work;
  const counts = team
    ? [people, people + 1, people + 2, needed, Math.round(people * 2.4), maxTimes * people]
    : [-2, -1, 0, 1, 2, 4].map((more) => needed + more);
  return [...new Set([...counts, headcount])]
    .filter((count) => count === headcount || (count > 0 && count <= max))
    .sort((one, other) => one - other);
}
