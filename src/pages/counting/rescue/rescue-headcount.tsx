import { useId } from "react";
import { FigureHint } from "#components/figure-hint.tsx";
import type { HintSentence } from "#components/figure-meaning.tsx";
import {
  forecastWith,
  type RescuePlan,
  type RescueWork,
  ratePerPerson,
} from "#domain/rescue/plan.ts";
import type { FigureName } from "#messages/en/definitions.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-headcount.module.css";
import { maxHeadcount } from "./rescue-plan.ts";
import type { RescueChoice } from "./use-rescue-choice.ts";

/** A slider for the headcount, with the forecast for it. */
export function RescueHeadcount({
  plan,
  work,
  against,
  choice: { headcount, chooseHeadcount },
}: {
  plan: RescuePlan;
  work: RescueWork;
  /** The deadline, or the instant to finish by, as in the table beside it. Milliseconds since 1970. */
  against: number | null;
  choice: RescueChoice;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const id = useId();
  const max = maxHeadcount(plan);
  const forecastFor = useForecastFor(work, against);
  const chosen = forecastFor(headcount);
  const people = t.with(format.number(headcount), headcount);
  const { team, needed } = plan;
  const others: readonly [FigureName, string, number | null, HintSentence | null][] = [
    [
      "rescue-people-now",
      team.earlier ? t.before : t.now,
      team.people,
      team.earlier
        ? null
        : (sentences) => sentences.rescuePeopleNow(format.number(team.people), team.people),
    ],
    [
      "rescue-people-needed",
      t.needed,
      plan.people,
      typeof needed === "string"
        ? null
        : (sentences) =>
            sentences.rescuePeople(
              format.rate(needed),
              format.rate(ratePerPerson(team)),
              format.number(plan.people),
              plan.people ?? 0,
            ),
    ],
  ];
  return (
    <div className={styles.headcount}>
      <label htmlFor={id}>{t.people}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={1}
        value={headcount}
        aria-valuetext={`${people} ${chosen.text}`}
        onChange={({ target }) => chooseHeadcount(Number(target.value))}
      />
      <span aria-hidden="true">{format.number(headcount)}</span>
      <p className={styles.forecast}>
        {people}{" "}
        <b data-late={chosen.isLate || undefined}>
          <Figure
            name="rescue-forecast"
            value={chosen.end === null ? null : new Date(chosen.end).toISOString()}
          >
            {chosen.text}
          </Figure>
        </b>
      </p>
      <dl className={styles.others}>
        {others.map(([figure, name, count, toSentence]) => (
          // No number of people meets a deadline that has passed.
          <div key={figure} hidden={count === null}>
            <dt>
              <FigureHint figure={figure} label={name} toSentence={toSentence} />
            </dt>
            <dd>
              <Figure name={figure} value={count}>
                {format.number(count)}
              </Figure>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Returns the forecast for a headcount, compared with an instant. */
function useForecastFor(work: RescueWork, against: number | null) {
  const { rescue: t } = useMessages("overview");
  const { conclusion } = useMessages("counting");
  const format = useFormat();
  return (headcount: number) => {
    const end = forecastWith(headcount, work);
    if (end === null) return { end, isLate: false, text: t.never };
    const done = t.done(format.moment(end, work.now));
    if (against === null) return { end, isLate: false, text: done };
    const isLate = end > against;
    const distance = format.duration(Math.abs(end - against));
    const { late, early } = conclusion;
    return { end, isLate, text: `${done}, ${isLate ? late(distance) : early(distance)}` };
  };
}
