import { incidentMoment, type LinePlan, outcome, planLines } from "./line-plan.ts";
import { moveToRecurring } from "./recurring.ts";
import type { ScheduledCounting } from "./schedule.ts";

/** Totals in a counting's header at a moment, in lines. */
export interface Totals {
  readonly counted: number;
  readonly discrepancies: number;
  readonly incidents: number;
}

/** The effective moment of a counting: nothing is counted after it is closed. */
export function seenAt(counting: ScheduledCounting, now: number): number {
  return Math.min(now, counting.closesAt);
}

/** Totals of a plan's lines at a moment. */
export function totalsOf(plan: LinePlan, moment: number): Totals {
  let [counted, discrepancies, incidents] = [0, 0, 0];
  const { starts, finishes, outcomes } = plan;
  for (let index = 0; index < finishes.length; index++) {
    const finish = finishes[index] ?? 0;
    const bits = outcomes[index] ?? 0;
    if (finish <= moment) {
      counted++;
      if (bits & outcome.discrepancy) discrepancies++;
    }
    if (bits & outcome.incident) {
      if (incidentMoment(starts[index] ?? finish, finish) <= moment) incidents++;
    }
  }
  return { counted, discrepancies, incidents };
}

const maxPlans = 40;
const largestPlan = 10_000;
const maxTotals = 4000;

/** Plans and totals of countings, with caches: plans of active ones, totals of closed ones. */
export interface PlanCache {
  plan: (counting: ScheduledCounting) => LinePlan;
  totals: (counting: ScheduledCounting, now: number) => Totals;
}

export function createPlanCache(): PlanCache {
  const plans = new Map<string, LinePlan>();
  const closed = new Map<string, Totals>();

  function plan(counting: ScheduledCounting): LinePlan {
    const key = `${counting.id} ${counting.startedAt}`;
    const known = plans.get(key);
    if (known) {
      // A map keeps insertion order, so the least recently used entry is evicted first.
      plans.delete(key);
      plans.set(key, known);
      return known;
    }
    const made = planLines(counting);
    moveToRecurring(counting, made);
    if (counting.size > largestPlan) return made;
    const oldest = plans.size >= maxPlans ? plans.keys().next().value : undefined;
    if (oldest !== undefined) plans.delete(oldest);
    plans.set(key, made);
    return made;
  }

  function totals(counting: ScheduledCounting, now: number): Totals {
    if (now < counting.closesAt) return totalsOf(plan(counting), now);
    const known = closed.get(counting.id);
    if (known) return known;
    const made = totalsOf(planLines(counting), counting.closesAt);
    if (closed.size >= maxTotals) closed.clear();
    closed.set(counting.id, made);
    return made;
  }

  return { plan, totals };
}
