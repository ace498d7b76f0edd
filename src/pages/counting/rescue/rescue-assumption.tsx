import { FigureHint } from "#components/figure-hint.tsx";
import { ratePerPerson, type TeamRate } from "#domain/rescue/plan.ts";
import { roundTheClock, type WorkCalendar } from "#domain/time/work-calendar.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import styles from "./rescue-panel.module.css";

/** The assumptions of the plan. */
export function RescueAssumption({ team, calendar }: { team: TeamRate; calendar: WorkCalendar }) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const each = ratePerPerson(team);
  return (
    <p className={styles.assumption}>
      <FigureHint figure="rescue-per-person" label={t.assumes} />{" "}
      <Figure name="rescue-per-person" value={each}>
        {t.perPerson(format.rate(each))}
      </Figure>
      {": "}
      {t.assumption(
        format.number(team.lines),
        team.lines,
        format.number(team.people),
        team.people,
        calendar === roundTheClock,
      )}
    </p>
  );
}
