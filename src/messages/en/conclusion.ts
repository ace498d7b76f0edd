import { nouns, plural } from "./plural.ts";

/** Whether a counting will be done in time, in a sentence, and why. */
export const conclusion = {
  finishedWithLeft: (left: string, total: string) =>
    `Finished with ${left} of ${total} not counted`,
  /** How a finished count ended. */
  finishedAt: (moment: string) => `Finished ${moment}`,
  finishedAtWithLeft: (moment: string, left: string, total: string) =>
    `Finished ${moment} with ${left} of ${total} not counted`,
  exact: (share: string) => `${share} exact`,
  net: (amount: string) => `net ${amount}`,
  closedWithoutReason: (count: string, of: number) =>
    `${count} ${plural(of, "difference was", "differences were")} closed without a reason`,
  noLines: "No lines to count",
  undocumented: (count: string, of: number) =>
    `${count} ${plural(of, "difference needs", "differences need")} a reason before you can close it`,
  notClosed: (duration: string) => `All counted, not closed ${duration} after the deadline`,
  startsAt: (moment: string, duration: string) => `Starts ${moment}, in ${duration}`,
  overdue: (moment: string, duration: string) => `Overdue since ${moment} (${duration})`,
  nothingCounted: (duration: string) => `Nothing counted yet, ${duration} after the start`,
  stalled: (moment: string, duration: string) => `Nothing counted since ${moment} (${duration})`,
  tooEarly: (count: string, of: number) => `Too early to say: ${count} ${nouns.lines(of)} counted`,
  end: (when: string) => `Done ${when}`,
  endOnAverage: (when: string) => `Done ${when} on average`,
  late: (duration: string) => `${duration} late`,
  early: (duration: string) => `${duration} early`,
  onTime: "on time",
  justAfter: "just after the deadline",
  left: (count: string, of: number) => `${count} ${nouns.lines(of)} left`,
  /** Of an overdue count whose two rates contradict each other. */
  noEnd: (recent: string, average: string) =>
    `No sensible end: ${recent} an hour in the last hour, ${average} on average`,
  leftOnAverage: (left: string, average: string) => `${left} at ${average} an hour on average.`,
  planned: (share: string) => `Planned by now: ${share}.`,
  behindPlan: (share: string, duration: string) =>
    `Planned by now: ${share}. You are ${duration} behind the plan.`,
  aheadOfPlan: (share: string, duration: string) =>
    `Planned by now: ${share}. You are ${duration} ahead of the plan.`,
  work: (left: string, duration: string, rate: string) =>
    `${left}: ${duration} of work at the earlier rate (${rate} an hour).`,
  restart: (deadline: string, latest: string) =>
    `To make ${deadline}, counting must start again by ${latest}.`,
  tooLate: (deadline: string) => `At that rate, ${deadline} can no longer be met.`,
  roundTheClock: (reason: string) => `${reason} Assumes work day and night.`,
};
