import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { finishChoices, isOutOfReach } from "#domain/rescue/finish-by.ts";
import { peopleToFinish, type RescuePlan, type RescueWork } from "#domain/rescue/plan.ts";
import { useSearch } from "#search-params/use-search.ts";
import { maxHeadcount } from "./rescue-plan.ts";
import { rescueSearch, tidyPeople } from "./rescue-search.ts";

/** Debounce of the slider. Milliseconds. */
const debounceMs = 250;

/** The planned headcount, and the instant to finish by if the deadline cannot be met. */
export interface RescueChoice {
  readonly headcount: number;
  readonly chooseHeadcount: (people: number) => void;
  /** Milliseconds since 1970; `null` while the deadline can be met. */
  readonly finishBy: number | null;
  /** Instants to choose from, in the same form. */
  readonly choices: readonly number[];
  readonly chooseFinish: (at: number) => void;
}

/** The choices in the address; the slider changes at once, and the address after a debounce. */
export function useRescueChoice(plan: RescuePlan, work: RescueWork): RescueChoice {
  const [params, setParams] = useSearchParams();
  const [moved, setMoved] = useState<number | null>(null);
  const [{ people: requested, finish }, update] = useSearch(rescueSearch);
  const max = maxHeadcount(plan);
  useEffect(() => {
    const tidy = tidyPeople(params, max);
    if (tidy) setParams(tidy, { replace: true });
  }, [params, max, setParams]);
  // Keeps the local value until the address has it; otherwise the slider would jump back.
  if (moved !== null && moved === requested) setMoved(null);
  useEffect(() => {
    if (moved === null) return;
    const timer = setTimeout(() => update({ people: moved }, { replace: true }), debounceMs);
    return () => clearTimeout(timer);
  }, [moved, update]);
  const { choices, preset } = isOutOfReach(plan)
    ? finishChoices(work)
    : { choices: [], preset: null };
  const finishBy = finish !== null && choices.includes(finish) ? finish : preset;
  const needed = finishBy !== null ? peopleToFinish(finishBy, work) : plan.people;
  const first = Math.min(Math.max(needed ?? 0, plan.team.people), max);
  return {
    headcount: moved ?? Math.min(requested ?? first, max),
    chooseHeadcount: setMoved,
    finishBy,
    choices,
    chooseFinish: (at) => {
      setMoved(null);
      update({ finish: at, people: null }, { replace: true });
    },
  };
}
