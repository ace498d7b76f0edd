import { incidentMoment, type LinePlan, outcome, planLines } from "./line-plan.ts";
import type { ScheduledCounting } from "./schedule.ts";

/** What a counting's header says about its lines at a moment, in lines. */
export interface Totals {
  readonly counted: number;
  readonly discrepancies: number;
  readonly incidents: number;
}

/** The moment a counting is seen at: nothing is counted any more once it is closed. */
export function seenAt(counting: ScheduledCounting, now: number): number {
  return Math.min(now, counting.closesAt);
}

/** Adds a plan's lines up as they stand at a moment. */
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

const plansAtMost = 40;
const largestPlan = 10_000;
const totalsAtMost = 4000;

/** Plans and totals of countings, remembered where that saves work: plans of active ones, totals of closed ones. */
export interface Books {
  plan: (counting: ScheduledCounting) => LinePlan;
  totals: (counting: ScheduledCounting, now: number) => Totals;
}

export function createBooks(): Books {
  const plans = new Map<string, LinePlan>();
  const closed = new Map<string, Totals>();

  function plan(counting: ScheduledCounting): LinePlan {
    const key = `${counting.id} ${counting.startedAt}`;
    const known = plans.get(key);
    if (known) {
      // The map keeps the order of use, so that what was not used for longest goes first.
      plans.delete(key);
      plans.set(key, known);
      return known;
    }
    const made = planLines(counting);
    if (counting.size > largestPlan) return made;
    const oldest = plans.size >= plansAtMost ? plans.keys().next().value : undefined;
    if (oldest !== undefined) plans.delete(oldest);
    plans.set(key, made);
    return made;
  }

  function totals(counting: ScheduledCounting, now: number): Totals {
    if (now < counting.closesAt) return totalsOf(plan(counting), now);
    const known = closed.get(counting.id);
    if (known) return known;
    const made = totalsOf(planLines(counting), counting.closesAt);
    if (closed.size >= totalsAtMost) closed.clear();
    closed.set(counting.id, made);
    return made;
  }

  return { plan, totals };
}
