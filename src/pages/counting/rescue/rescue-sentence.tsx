import { FigureHint } from "#components/figure-hint.tsx";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import type { Format } from "#format/format.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { Figure } from "#ui/figure.tsx";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { needsRescue } from "./rescue-link.tsx";
import styles from "./rescue-panel.module.css";
import type { NoPlanHere } from "./rescue-plan.ts";

/** What it takes to finish in time, or why that is unknown. */
export function RescueSentence({
  counting: { facts, standing, now },
  plan,
}: {
  counting: CountingModel;
  plan: RescuePlan | NoPlanHere;
}) {
  const t = useMessages("overview").rescue;
  const format = useFormat();
  const deadline = format.moment(facts.endsAt, now ?? facts.endsAt);
  const left = format.number(facts.left);
  if (typeof plan === "string") {
    return <p className={styles.lead}>{t.noPlan[plan]}</p>;
  }
  const { team, needed, people } = plan;
  if (typeof needed === "string") {
    return <p className={styles.lead}>{t.noDeadline[needed](deadline, left, facts.left)}</p>;
  }
  const [needs, has] = perQuarter(needed, team.lines, format);
  const more = (people ?? 0) - team.people;
  return (
    <p className={styles.lead}>
      {!needsRescue(standing) && t.notBehind}{" "}
      <FigureHint figure="rescue-needed" label={t.toFinish(deadline)} />{" "}
      <b>
        <Figure name="rescue-needed" value={needed}>
          {t.perQuarter(needs)}
        </Figure>
      </b>{" "}
      {more > 0 ? t.insteadOf(has) : t.already(has)}
      {more > 0 && (
        <>
          {", "}
          <b>{t.more(format.number(more), more)}</b> {t.atThisRate}
        </>
      )}
      .
    </p>
  );
}

/**
 * Both rates per 15 minutes, with a decimal where they are small or would look equal. The required rate is rounded
 * up, so that it suffices.
 */
function perQuarter(needed: number, present: number, format: Format): [string, string] {
  const [one, other] = [needed / 4, present / 4];
  const [small, large] = [Math.min(one, other), Math.max(one, other)];
  if (small < 10 || large - small < 1) {
    return [format.rate(Math.ceil(one * 10) / 10), format.rate(other)];
  }
  return [format.whole(Math.ceil(one)), format.whole(other)];
}
