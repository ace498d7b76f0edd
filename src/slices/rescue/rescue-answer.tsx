import Info from "lucide-react/icons/info";
import { type ReactNode, useId } from "react";
import { rescueAct } from "#domain/rescue/act.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { isAtWork } from "#domain/rescue/team.ts";
import { hour } from "#domain/time/units.ts";
import { roundTheClock } from "#domain/time/work-calendar.ts";
import { rescuePeopleFigures, rescueRateFigures } from "#figures/of-rescue.ts";
import { lineRate, noEndText } from "#format/line-rate.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFigures } from "#hooks/use-figures.ts";
import { Figure } from "#ui/figure.tsx";
import { Hint } from "#ui/hint/hint.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescueActText } from "./act-text.ts";
import { rescueMessages } from "./messages.ts";
import { ratesText } from "./rates-text.ts";
import styles from "./rescue-panel.module.css";
import type { RescueChoice } from "./use-rescue-choice.ts";

/** How many people finish in time, or by when to finish where the deadline cannot be met. */
export function RescueAnswer({
  counting,
  plan,
  choice,
  children,
}: {
  counting: CountingModel;
  plan: RescuePlan;
  choice: RescueChoice;
  /** The question for a rate. */
  children: ReactNode;
}) {
  return (
    <div className={styles.answer}>
      {children}
      {plan.isOutOfReach ? (
        <TooLate counting={counting} plan={plan} choice={choice} />
      ) : (
        <InTime counting={counting} plan={plan} />
      )}
      {plan.team && !plan.hasNoEnd && <Assumption counting={counting} plan={plan} />}
    </div>
  );
}

function InTime({ counting: { facts, now }, plan }: { counting: CountingModel; plan: RescuePlan }) {
  const { conclusion } = useMessages("overview");
  const t = useMessages(rescueMessages);
  const format = useFormat();
  const { work, team, deadline, people } = plan;
  const act = rescueAct(plan, []);
  const ofPeople = useFigures(rescuePeopleFigures, act && "people" in act ? act : plan);
  const ofRate = useFigures(rescueRateFigures, { rate: plan.needed });
  const at = now ?? work.from;
  if (act === null || people === null || typeof deadline === "string") {
    return <p className={styles.lead}>{t.noDeadline(format.number(facts.left), facts.left)}</p>;
  }
  const sentence = () => {
    if (act.kind !== "bring") {
      const messages = { act: t.act, conclusion };
      return rescueActText(act, { now: at, endsAt: deadline }, messages, format);
    }
    const finish = plan.isDoubtful ? t.mayFinish : t.finish;
    const isNow = team !== null && isAtWork(team, at);
    const [number, size] = [format.number(people), format.number(work.people)];
    return finish(number, people, size, format.moment(deadline, at), isNow);
  };
  return (
    <>
      <h3 className={styles.verdict}>
        <Figure {...ofPeople("rescue-people-needed")}>{sentence()}</Figure>
      </h3>
      {team && (
        <p className={styles.lead}>
          <Figure {...ofRate("rescue-needed")}>
            {ratesText(plan, { needed: plan.needed ?? 0, now: at }, t, format)}
          </Figure>
        </p>
      )}
    </>
  );
}

function TooLate({
  counting: { facts, now },
  plan,
  choice: { finishBy, choices, needed, chooseFinish },
}: {
  counting: CountingModel;
  plan: RescuePlan;
  choice: RescueChoice;
}) {
  const t = useMessages(rescueMessages);
  const { conclusion } = useMessages("overview");
  const format = useFormat();
  const id = useId();
  const figureOf = useFigures(rescuePeopleFigures, plan);
  const { deadline, people, work, team } = plan;
  const { calendar, from, left } = work;
  const rate = finishBy === null ? 0 : left / (calendar.between(from, finishBy) / hour);
  const rates = ratesText(plan, { needed: rate, now: now ?? from }, t, format);
  return (
    <>
      <h3 className={styles.verdict} data-late>
        {plan.hasNoEnd && noEndText(plan.rates, conclusion, format)}
        {!plan.hasNoEnd && (deadline === "deadline-passed" ? t.passed : t.outOfReach)}
      </h3>
      {people !== null && (
        <p className={styles.lead}>
          <Figure {...figureOf("rescue-people-needed")}>
            {t.wouldTake(format.number(people), people)}
          </Figure>
        </p>
      )}
      {deadline === "no-work-time" && (
        <p className={styles.lead}>{t.noWorkTime(format.moment(facts.endsAt, now ?? from))}</p>
      )}
      {plan.hasNoEnd && (
        <p className={styles.lead}>{t.atRate(lineRate(rateOf(plan, "least"), format))}</p>
      )}
      {finishBy !== null && (
        <>
          <p className={styles.finishBy}>
            <label htmlFor={id}>{t.finishBy}</label>
            <select
              id={id}
              value={finishBy}
              onChange={({ target }) => chooseFinish(Number(target.value))}
            >
              {choices.map((at) => (
                <option key={at} value={at}>
                  {`${format.day(at, now ?? from)} ${format.time(at)}`}
                </option>
              ))}
            </select>
          </p>
          <p className={styles.lead}>
            <b>{t.takes(format.number(needed), needed)}</b>
            {team && ` · ${needed > work.people ? rates : t.atWork}`}
          </p>
        </>
      )}
    </>
  );
}

/** The rate per person that the plan follows from, of a range both, with what it assumes as a hint. */
function Assumption({ counting, plan }: { counting: CountingModel; plan: RescuePlan }) {
  const t = useMessages(rescueMessages);
  const format = useFormat();
  const { work, team } = plan;
  const each = useFigures(rescueRateFigures, { rate: rateOf(plan, "most") / work.people })(
    "rescue-per-person",
  );
  const fastest = format.rate(rateOf(plan, "least") / work.people);
  const isAllDay = counting.calendar === roundTheClock;
  const people = format.number(work.people);
  const moment = (at: number) => format.moment(at, counting.now ?? work.from);
  return (
    <p className={styles.assumption}>
      <Hint
        label={
          <>
            <Figure {...each}>
              {t.perPerson(each.text === fastest ? fastest : `${each.text}–${fastest}`)}
            </Figure>
            <Info aria-hidden="true" />
          </>
        }
      >
        {team?.earlier
          ? t.earlier(
              people,
              work.people,
              moment(team.earlier.from),
              moment(team.earlier.to),
              isAllDay,
            )
          : t.assumption(people, work.people, isAllDay)}
      </Hint>
    </p>
  );
}

/** Lines per working hour of the people at work, as an expected end implies. */
function rateOf({ work: { people, left, effort } }: RescuePlan, end: "least" | "most"): number {
  return (people * left) / (effort[end] / hour);
}
