import { FigureHint } from "#components/figure-hint.tsx";
import { ratePerPerson, type TeamRate } from "#domain/rescue/plan.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";

/** The assumptions of the plan. */
export function RescueAssumption({
  team,
  calendar,
  now,
}: {
  team: TeamRate;
  calendar: WorkCalendar;
  /** For naming days. Milliseconds since 1970. */
  now: number;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const each = ratePerPerson(team);
  const isAllDay = calendar === roundTheClock;
  const moment = (at: number) => format.moment(at, now);
  return (
    <p className={styles.assumption}>
      <FigureHint
        figure="rescue-per-person"
        label={t.assumes}
        toSentence={(sentences) =>
          sentences.rescuePerPerson(
            format.rate(team.lines),
            format.number(team.people),
            team.people,
            format.rate(each),
          )
        }
      />{" "}
      <Figure name="rescue-per-person" value={each}>
        {t.perPerson(format.rate(each))}
      </Figure>
      {": "}
      {team.earlier
        ? t.earlier(
            format.number(team.people),
            team.people,
            moment(team.earlier.from),
            moment(team.earlier.to),
            isAllDay,
          )
        : t.assumption(
            format.number(team.lines),
            team.lines,
            format.number(team.people),
            team.people,
            isAllDay,
          )}
    </p>
  );
}
