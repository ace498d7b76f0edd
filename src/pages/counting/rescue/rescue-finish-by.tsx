import { useId } from "react";
import { peopleToFinish, type RescueWork } from "#domain/rescue/plan.ts";
import { hour } from "#domain/time/units.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";
import type { RescueChoice } from "./use-rescue-choice.ts";

/** Asks by when to finish, where the deadline cannot be met, and answers in people. */
export function RescueFinishBy({
  work,
  choice: { finishBy, choices, chooseFinish },
}: {
  work: RescueWork;
  choice: RescueChoice;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const id = useId();
  if (finishBy === null) return null;
  const { team, left, now, calendar } = work;
  const people = peopleToFinish(finishBy, work) ?? 0;
  const more = people - team.people;
  const rate = left / (calendar.between(now, finishBy) / hour);
  const answer = t.answer(
    format.number(more),
    format.whole(Math.ceil(rate)),
    format.whole(team.lines),
  );
  return (
    <div className={styles.finishBy}>
      <label htmlFor={id}>{t.finishBy}</label>
      <select
        id={id}
        value={finishBy}
        onChange={({ target }) => chooseFinish(Number(target.value))}
      >
        {choices.map((at) => (
          <option key={at} value={at}>
            {`${format.day(at, now)} ${format.time(at)}`}
          </option>
        ))}
      </select>
      <p>
        <b>{t.answerPeople(format.number(people), people)}</b>, {more > 0 ? answer : t.enough}.
      </p>
    </div>
  );
}
