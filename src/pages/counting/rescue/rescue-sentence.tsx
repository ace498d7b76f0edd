import { FigureHint } from "#components/figure-hint.tsx";
import { isOutOfReach } from "#domain/rescue/finish-by.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import type { Format } from "#format/format.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { needsRescue } from "./rescue-link.tsx";
import styles from "./rescue-panel.module.css";

/** The staff needed to finish in time, or that the deadline cannot be met. */
export function RescueSentence({
  counting: { facts, status, now, calendar },
  plan,
}: {
  counting: CountingModel;
  plan: RescuePlan;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const { team, needed, people } = plan;
  const deadline = format.moment(facts.endsAt, now ?? facts.endsAt);
  const left = format.number(facts.left);
  if (needed === "no-deadline")
    return <p className={styles.lead}>{t.noDeadline(left, facts.left)}</p>;
  if (typeof needed === "string") {
    return (
      <>
        <h3 className={styles.verdict} data-late>
          {needed === "deadline-passed" ? t.passed : t.outOfReach}
        </h3>
        <p className={styles.lead}>
          {needed === "no-work-time" && t.noWorkTime(deadline)} {t.whenDone}
        </p>
      </>
    );
  }
  const [needs, has] = perHour(needed, team.lines, format);
  const rate = (
    <b>
      <Figure name="rescue-needed" value={needed}>
        {t.perHour(needs)}
      </Figure>
    </b>
  );
  const present = format.number(team.people);
  if (isOutOfReach(plan)) {
    const until = format.duration(facts.endsAt - (now ?? facts.endsAt));
    return (
      <>
        <h3 className={styles.verdict} data-late>
          {t.outOfReach}
        </h3>
        <p className={styles.lead}>
          {t.wouldTake(left, facts.left, until, format.number(people), present)} {rate}{" "}
          {t.insteadOf(has)}.
        </p>
      </>
    );
  }
  const count = people ?? 0;
  const isMore = count > team.people;
  return (
    <p className={styles.lead}>
      {!needsRescue(status) && t.notBehind}{" "}
      <FigureHint
        figure="rescue-needed"
        label={t.toFinish(deadline)}
        toSentence={
          now === null
            ? null
            : (sentences) =>
                sentences.rescueNeeded(
                  left,
                  facts.left,
                  format.workDuration(calendar.between(now, facts.endsAt)),
                  needs,
                )
        }
      />{" "}
      {rate} {isMore ? t.insteadOf(has) : team.earlier ? t.alreadyBefore(has) : t.already(has)}
      {isMore && (
        <>
          {": "}
          <b>{t.peopleInstead(format.number(count), count, present)}</b>
        </>
      )}
      .
    </p>
  );
}

/**
 * Both rates per hour, with a decimal where they are small or would look equal. The required rate is rounded up, so
 * that it suffices.
 */
function perHour(needed: number, present: number, format: Format): [string, string] {
  const [small, large] = [Math.min(needed, present), Math.max(needed, present)];
  if (small < 10 || large - small < 1) {
    return [format.rate(Math.ceil(needed * 10) / 10), format.rate(present)];
  }
  return [format.whole(Math.ceil(needed)), format.whole(present)];
}
