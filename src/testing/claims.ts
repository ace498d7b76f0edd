import { forecast } from "#domain/counting/forecast.ts";
import { minute } from "#domain/time/units.ts";
import type { ConcludedCounting } from "./concluded-countings.ts";

/** What English sentences claim about a counting, the first pattern that matches. */
const claims = [
  ["finished", /^finished/i],
  ["may-be-late", /early to .+ late|up to .+ late/i],
  ["all-counted", /all counted|not closed/i],
  ["late", /\blate\b/],
  ["too-early", /too early to say/i],
  ["early", /\bearly\b/],
  ["on-time", /on time|just after the deadline/i],
  ["overdue", /overdue/i],
  ["standstill", /nothing (counted|since|for|in)|stalled|counted nothing|no forecast/i],
  ["not-started", /^starts\b/i],
  ["no-lines", /no lines|nothing to count/i],
] as const;

type Claim = (typeof claims)[number][0];

/** `null` for a sentence that judges nothing, such as an end without a deadline. */
export function claimOf(sentence: string): Claim | null {
  return claims.find(([, pattern]) => pattern.test(sentence))?.[0] ?? null;
}

/** Whether a claim follows from the figures of the counting, reckoned without the conclusion. */
export function follows(claim: Claim, counting: ConcludedCounting): boolean {
  const { facts, finishes, outlook, now, calendar } = counting;
  const { active, left, total, counted, startedAt, record, endsAt: deadline } = facts;
  const { recent = null, average = null } = outlook.rate ?? {};
  // Ends are forecast at full quarter hours, from the lines counted by then.
  const quarterHour = Math.floor(now / (15 * minute)) * 15 * minute;
  const countedSince = finishes.filter((at) => at > quarterHour).length;
  const ends = forecast(left + countedSince, [recent, average], quarterHour, calendar);
  // In working time, since an end near the end of a shift may be one night later.
  const delayOf = (end: number) =>
    end < deadline ? -calendar.between(end, deadline) : calendar.between(deadline, end);
  const delays = ends && { early: delayOf(ends.early), late: delayOf(ends.late) };
  const middle = ends && delayOf((ends.early + ends.late) / 2);
  const isRunning = active && left > 0 && now >= startedAt;
  const isOpen = isRunning && now <= deadline;
  // Where lines are unread, a gateway that watches without a change says so sooner.
  const idleSince = now - (record?.isExact ? 30 : 15) * minute;
  // Ends are rounded, held while they move little, and on time within a tenth of the time left.
  const slack = 60 * minute + 0.2 * Math.max(0, deadline - now);
  switch (claim) {
    case "late":
      return isOpen && middle !== null && middle > -slack;
    case "early":
      return isOpen && middle !== null && middle < slack;
    case "on-time":
      // The later end alone may be near the deadline.
      return isOpen && middle !== null && middle < slack && delays !== null && delays.late > -slack;
    case "may-be-late":
      return isOpen && delays !== null && delays.early < slack && delays.late > -slack;
    case "overdue":
      return active && left > 0 && now > deadline;
    case "standstill":
      return (
        isRunning && (counted === 0 || (finishes.at(-1) ?? record?.lastChange ?? now) <= idleSince)
      );
    case "too-early":
      return isRunning;
    case "all-counted":
      return active && left === 0 && total > 0;
    case "finished":
      return !active && total > 0;
    case "not-started":
      return active && now < startedAt;
    case "no-lines":
      return total === 0;
  }
}
