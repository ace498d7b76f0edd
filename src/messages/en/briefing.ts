import { nouns, plural } from "./plural.ts";

/**
 * The morning briefing. A sentence begins with the name of a warehouse; a claim goes on from there, without a full stop.
 */
export const briefing = {
  title: "Briefing",
  /** A warehouse that has several active countings. */
  named: (warehouse: string, deadline: string) => `${warehouse} (due ${deadline})`,
  overdue: (moment: string, duration: string) => `has been overdue since ${moment} (${duration})`,
  late: (when: string, lateness: string) => `will finish ${when}, ${lateness}`,
  stalled: (moment: string, duration: string) => `has been stalled since ${moment} (${duration})`,
  nothingCounted: (duration: string) => `has counted nothing in ${duration}`,
  notClosed: (duration: string) => `is all counted, but not closed ${duration} after the deadline`,
  /** A count that is not late by its rate. */
  behind: (duration: string, counted: string, planned: string) =>
    `is ${duration} behind the plan: ${counted} counted, ${planned} planned by now`,
  /** A finished count that left something undone. */
  finishedUncounted: (moment: string, count: string, of: number) =>
    `finished ${moment} with ${count} ${nouns.lines(of)} not counted`,
  finishedUndocumented: (moment: string, count: string, of: number) =>
    `finished ${moment} and left ${count} ${plural(of, "difference", "differences")} without a reason`,
  undocumented: (count: string, of: number) =>
    `has ${count} ${plural(of, "difference", "differences")} without a reason`,
  undocumentedValue: (count: string, of: number, value: string) =>
    `has ${count} ${plural(of, "difference", "differences")} without a reason, ${value} at cost`,
  idle: (count: string, of: number) => `has ${count} idle ${nouns.people(of)}`,
  /** Of an active count, by the counts of its warehouse before. */
  wrongAgain: (count: string, of: number) =>
    `has ${count} ${nouns.lines(of)} left whose product was wrong in 3 of the last 4 counts`,
  /** Before the names of counts without a sentence of their own. */
  moreOverdue: "Also overdue:",
  moreLate: "Also late:",
  moreMayBeLate: "May also be late:",
  /** Counts without a sentence of their own: a sentence without its full stop. */
  moreStalled: (count: string, of: number) => `${count} more ${plural(of, "is", "are")} stalled`,
  /** Why, each a sentence of its own. */
  leftOf: (left: string, total: string, of: number) =>
    `${left} of ${total} ${nouns.lines(of)} left.`,
  leftNothing: (left: string, total: string, of: number) =>
    `${left} of ${total} ${nouns.lines(of)} left, nothing counted in the last hour.`,
  leftStill: (left: string, total: string, of: number, moment: string) =>
    `${left} of ${total} ${nouns.lines(of)} left, nothing counted since ${moment}.`,
  leftAt: (left: string, of: number, rate: string) =>
    `${left} ${nouns.lines(of)} left at ${rate} an hour.`,
  /** Of an overdue count whose two rates contradict each other. */
  noEnd: "No sensible end.",
  leftOnAverage: (left: string, of: number, rate: string) =>
    `${left} ${nouns.lines(of)} left at ${rate} an hour on average.`,
  team: (people: string, of: number, rate: string, left: string) =>
    `${people} ${plural(of, "person counts", "people count")} ${rate} ${nouns.lines(rate)} an hour, ${left} left.`,
  idlePeople: (names: string) => `Nothing counted in the last hour: ${names}.`,
  andOthers: (names: string, count: string) => `${names} and ${count} more`,
  allOnTime: (count: string, of: number) =>
    of === 1 ? "The only active count is on time." : `All ${count} active counts are on time.`,
  noneLate: (count: string, of: number) =>
    of === 1 ? "The only active count is not late." : `None of the ${count} active counts is late.`,
  /** While some are not judged. */
  noneKnownLate: "No active count is known to be late.",
  noneActive: "No count is active.",
  attention: (count: string, of: number, active: string) =>
    `${count} of ${active} active ${nouns.counts(active)} ${plural(of, "needs", "need")} you`,
  active: (count: string, of: number) => `${count} active ${nouns.counts(of)}`,
  /** Active countings that do not need a manager. */
  rest: (count: string, of: number) =>
    `${count} ${plural(of, "other is", "others are")} on time, done, or too early to say.`,
  /** The briefing in one line. */
  summary: {
    overdue: (count: string) => `${count} overdue`,
    late: (count: string) => `${count} late`,
    mayBeLate: (count: string, _of: number) => `${count} may be late`,
    stalled: (count: string, _of: number) => `${count} stalled`,
    notClosed: (count: string) => `${count} not closed`,
  },
  actions: {
    plan: "Plan people",
    bring: (count: string, of: number, zones: string) =>
      `Bring ${count} ${nouns.people(of)} to ${zones}`,
    /** To be in time, by one of both rates. */
    hold: {
      lastHour: "Keep up the last hour’s rate",
      sinceStart: "Get back to the average rate",
    },
    orBring: (act: string, count: string, of: number, zones: string) =>
      `${act}, or bring ${count} ${nouns.people(of)} to ${zones}`,
    start: (count: string, of: number, moment: string) =>
      `Start with ${count} ${nouns.people(of)} by ${moment}`,
    finishWith: (count: string, of: number, moment: string) =>
      `Finish with ${count} ${nouns.people(of)} by ${moment}`,
    finish: (count: string, of: number) => `Count the ${count} ${nouns.lines(of)} left`,
    resume: (moment: string) => `Resume by ${moment}`,
    close: "Close it",
    closeAfter: (count: string, of: number) =>
      `Close it: ${count} ${plural(of, "difference needs", "differences need")} a reason`,
    document: "Give the reasons",
    uncounted: (count: string, of: number) =>
      plural(of, "Look at the line not counted", `Look at the ${count} lines not counted`),
    idle: "Give them work",
    wrongAgain: "Count with care",
    /** An act with its warehouse, or with its address. */
    of: (name: string, rest: string) => `${name}: ${rest}`,
  },
  copy: "Copy as text",
  handover: "Shift handover",
  hide: "Hide",
  hideName: "Hide the briefing",
  show: "Show",
  showName: "Show the briefing",
  /** What it does not cover. */
  stale: "The figures are old. The briefing returns with fresh ones.",
  searching: "Older counts are still being searched.",
  incomplete: "Not all older counts could be searched.",
  unjudged: (count: string, of: number) =>
    `${count} active ${plural(of, "count is", "counts are")} not judged yet: only ${plural(of, "its", "their")} average is known.`,
  notRead: (count: string, of: number) =>
    `The lines of ${count} ${nouns.counts(of)} could not be read; people and money do not include ${plural(of, "it", "them")}.`,
  leftOut: (count: string, of: number) =>
    `People and money do not include the lines of ${count} ${nouns.counts(of)}, because this browser saves data.`,
  zone: (moment: string, zone: string) => `${moment}, times in ${zone}`,
};
