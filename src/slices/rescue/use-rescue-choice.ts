import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { finishChoices, maxTimes } from "#domain/rescue/finish-by.ts";
import type { RescuePlan } from "#domain/rescue/plan.ts";
import { mostPeople, peopleToFinish } from "#domain/rescue/work.ts";
import { useSearch } from "#search-params/use-search.ts";
import { rescueSearch, tidyPeople } from "./rescue-search.ts";

/** Debounce of the address, while someone presses + or − several times. Milliseconds. */
const debounceMs = 250;

/** The planned headcount, and the instant to finish by if the deadline cannot be met. */
export interface RescueChoice {
  readonly headcount: number;
  /** The headcount that is asked for: those who meet the deadline, or the instant to finish by. */
  readonly needed: number;
  /** Most people that can be chosen. */
  readonly max: number;
  readonly chooseHeadcount: (people: number) => void;
  /** Milliseconds since 1970; `null` while the deadline can be met. */
  readonly finishBy: number | null;
  /** Instants to choose from, in the same form. */
  readonly choices: readonly number[];
  readonly chooseFinish: (at: number) => void;
}

/** The choices in the address; the plan changes at once, and the address after a debounce. */
export function useRescueChoice(plan: RescuePlan): RescueChoice {
  const { work, people, isOutOfReach } = plan;
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState<number | null>(null);
  const [{ people: requested, finish }, update] = useSearch(rescueSearch);
  const max = plan.team ? maxTimes * work.people : mostPeople;
  useEffect(() => {
    const tidy = tidyPeople(params, max);
    if (tidy) setParams(tidy, { replace: true });
  }, [params, max, setParams]);
  // Keeps the local value until the address has it, so that the plan does not jump back. An earlier value may still be on
  // its way there, so that the address counts only once it has stayed.
  useEffect(() => {
    if (chosen === null) return;
    const timer = setTimeout(() => {
      if (chosen === requested) setChosen(null);
      else update({ people: chosen }, { replace: true });
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [chosen, requested, update]);
  const { choices, preset } = useMemo(
    () => (isOutOfReach ? finishChoices(work) : { choices: [], preset: null }),
    [isOutOfReach, work],
  );
  const finishBy = finish !== null && choices.includes(finish) ? finish : preset;
  const least = finishBy === null ? people : peopleToFinish(finishBy, work);
  const needed = Math.min(least ?? work.people, max);
  // People at work who are more than enough stay.
  const first = plan.team ? Math.max(needed, work.people) : needed;
  return {
    headcount: chosen ?? Math.min(requested ?? first, max),
    needed,
    max,
    chooseHeadcount: setChosen,
    finishBy,
    choices,
    chooseFinish: (at) => {
      setChosen(null);
      update({ finish: at, people: null }, { replace: true });
    },
  };
}
