import { useMemo } from "react";
import { finishChoices, isOutOfReach } from "#domain/rescue/finish-by.ts";
import { peopleToFinish } from "#domain/rescue/plan.ts";
import { useThrottledClock } from "#hooks/throttled-clock.ts";
import type { CountingModel } from "#hooks/use-counting.ts";
import { useFormat, useMessages } from "#ui/locale.tsx";
import { rescuePlanOf, workOf } from "./rescue-plan.ts";

/** The rescue plan's answer in a few words. */
export function useRescueBenefit(counting: CountingModel): string {
  const t = useMessages("counting").counting.header.benefits;
  const format = useFormat();
  const snapshot = useThrottledClock(counting);
  return useMemo(() => {
    const plan = rescuePlanOf(snapshot);
    if (plan === null || typeof plan === "string") return t.rescue;
    const work = workOf(snapshot, plan);
    if (work === null) return t.rescue;
    if (isOutOfReach(plan)) {
      const { preset } = finishChoices(work);
      const people = preset === null ? null : peopleToFinish(preset, work);
      if (preset === null || people === null) return t.rescue;
      return t.rescueLate(format.number(people), people, format.moment(preset, work.now));
    }
    if (plan.people === null) return t.rescue;
    const deadline = format.moment(snapshot.facts.endsAt, work.now);
    const { people, team } = plan;
    return people > team.people
      ? t.rescueMore(format.number(people), people, format.number(team.people), deadline)
      : t.rescueEnough(format.number(people), people, deadline);
  }, [snapshot, t, format]);
}
