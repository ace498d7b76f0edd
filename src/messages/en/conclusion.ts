import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "line", "lines");

/** Whether a counting will be done in time, in a sentence, and why. */
export const conclusion = {
  finishedWithLeft: (left: string, total: string) =>
    `Finished with ${left} of ${total} not counted`,
  /** How a finished count ended. */
  finishedAt: (moment: string) => `Finished ${moment}`,
  finishedEarly: (moment: string, duration: string) => `Finished ${moment}, ${duration} early`,
  finishedLate: (moment: string, duration: string) => `Finished ${moment}, ${duration} late`,
  finishedAtWithLeft: (moment: string, left: string, total: string) =>
    `Finished ${moment} with ${left} of ${total} not counted`,
  exact: (share: string) => `${share} exact`,
  net: (amount: string) => `net ${amount}`,
  closedWithoutReason: (count: string, of: number) =>
    `${count} ${plural(of, "difference was", "differences were")} closed without a reason`,
  noLines: "No lines to count",
  undocumented: (count: string, of: number) =>
    `${count} ${plural(of, "discrepancy is", "discrepancies are")} undocumented before it can be closed`,
  notClosed: (duration: string) => `All counted, not closed ${duration} after the deadline`,
  startsAt: (moment: string, duration: string) => `Starts ${moment}, in ${duration}`,
  overdue: (moment: string, duration: string) => `Overdue since ${moment} (${duration})`,
  nothingCounted: (duration: string) => `Nothing counted yet, ${duration} after the start`,
  stalled: (moment: string, duration: string) => `Nothing counted since ${moment} (${duration})`,
  tooEarly: (count: string, of: number) => `Too early to say: ${count} ${lines(of)} counted`,
  end: (moment: string) => `Will finish about ${moment}`,
  endBetween: (from: string, to: string) => `Will finish between ${from} and ${to}`,
  late: (duration: string) => `${duration} late`,
  early: (duration: string) => `${duration} early`,
  onTime: "on time",
  mayBeLate: (from: string, to: string, deadline: string) =>
    `May be late: done between ${from} and ${to}, due ${deadline}`,
  left: (count: string, of: number) => `${count} ${lines(of)} left`,
  leftAt: (left: string, rate: string, average: string) =>
    `${left} at ${rate} an hour (${average} on average).`,
  leftOnAverage: (left: string, average: string) => `${left} at ${average} an hour on average.`,
  evenPace: (share: string) => `An even pace would be at ${share} now.`,
  evenPaceAhead: (share: string, duration: string) =>
    `An even pace would be at ${share} now, ${duration} further on.`,
  evenPaceBehind: (share: string, duration: string) =>
    `An even pace would be at ${share} now, ${duration} back.`,
  work: (left: string, duration: string, rate: string) =>
    `${left}: ${duration} of work at the earlier rate (${rate} an hour).`,
  restart: (deadline: string, latest: string) =>
    `To make ${deadline}, counting must start again by ${latest}.`,
  tooLate: (deadline: string) => `At that rate ${deadline} cannot be met any more.`,
  roundTheClock: (reason: string) => `${reason} Counted round the clock.`,
};
