import { nouns, plural } from "#messages/en/plural.ts";

const finish = (count: number) => plural(count, "finishes", "finish");
const team = (count: string, isNow: boolean) => `${isNow ? "now" : "before"} ${count}`;
const ofLines = "Everyone is assumed to count equally fast. People are those with lines assigned.";
const when = (allDay: boolean) =>
  allDay ? "People work day and night." : "People work in working hours only.";

/** Messages of the rescue plan: what it takes to finish in time. */
export const messages = {
  close: "Close the rescue plan",
  /** What the plan says to do, in its tile, too. */
  act: {
    enough: (count: string, of: number, moment: string) =>
      `${count} ${plural(of, "person is", "people are")} enough for ${moment}`,
    /** The end, as shown, lies a little after the deadline, which the count's headline calls on time. */
    justAfter: (count: string, of: number, moment: string) =>
      `Done just after the deadline; ${count} ${plural(of, "person finishes", "people finish")} by ${moment}`,
    /** By one of both rates alone. */
    inTime: {
      lastHour: (rate: string) => `In time if the last hour’s ${rate} an hour holds`,
      sinceStart: (rate: string) => `In time at the average of ${rate} an hour`,
    },
    elseMore: (claim: string, count: string, of: number) =>
      `${claim}; else ${count} more ${nouns.people(of)}`,
    elseNever: (claim: string, count: string, of: number) =>
      `${claim}; else not even with ${count} ${nouns.people(of)}`,
    bring: (count: string, of: number, zones: string) =>
      `Bring ${count} ${nouns.people(of)} to ${zones}`,
    start: (count: string, of: number, moment: string) =>
      `${count} ${nouns.people(of)}, start by ${moment}`,
    late: (count: string, of: number, moment: string) =>
      `Too late; with ${count} ${nouns.people(of)} done by ${moment}`,
  },
  /** The team is at work, or was before a night or a weekend. */
  finish: (count: string, of: number, size: string, deadline: string, isNow: boolean) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) ${finish(of)} by ${deadline}`,
  /** The deadline is met at the faster rate alone. */
  mayFinish: (count: string, of: number, size: string, deadline: string, isNow: boolean) =>
    `${count} ${nouns.people(of)} (${team(size, isNow)}) may finish by ${deadline}`,
  perHour: (needed: string, rates: string) =>
    `${needed} ${nouns.lines(needed)} an hour needed, ${rates}`,
  /** The rate of the last hour. */
  rateNow: (rate: string) => `now ${rate}`,
  rateOnAverage: (rate: string) => `on average ${rate}`,
  /** Above a plan that takes this rate. */
  atRate: (rate: string) => `If people count ${rate} an hour again:`,
  perHourBefore: (needed: string, before: string, until: string) =>
    `${needed} ${nouns.lines(needed)} an hour needed; ${before} until ${until}`,
  outOfReach: "The deadline can no longer be met",
  passed: "The deadline has passed",
  wouldTake: (count: string, of: number) => `It would take ${count} ${nouns.people(of)}.`,
  noWorkTime: (deadline: string) => `No working time is left before ${deadline}.`,
  finishBy: "Finish by",
  takes: (count: string, of: number) => `${count} ${nouns.people(of)}`,
  atWork: "those at work are enough",
  noPlan: {
    finished: "This count is finished: there is nothing left to plan.",
    stale: "The figures are too old for a plan. It returns with fresh ones.",
    "nothing-to-count": "This count has no lines.",
    "all-counted": "Every line is counted: there is nothing left to plan.",
    "lines-missing": "Not all lines have arrived, so the rate per person is unknown.",
  },
  noDeadline: (left: string, of: number) =>
    `The deadline is not after the start. ${left} ${nouns.lines(of)} ${plural(of, "is", "are")} left.`,
  rate: {
    label: "Lines per person per hour",
    sources: {
      typed: "your figure",
      "same-warehouse": "as in the last count here",
      elsewhere: "as in the last count of another warehouse",
    },
    usual: (counts: string, of: number, warehouse: string) =>
      of === 1
        ? `as in the last count of ${warehouse}`
        : `the usual of the last ${counts} counts of ${warehouse}`,
    unknown: "No earlier count is known: enter how many lines one person counts in an hour.",
    reading: "Reading the last count…",
    readingShare: (share: string) => `Reading the last count: ${share}`,
    invalid: "Not applied: enter a number from 0.1 to 10,000.",
  },
  table: {
    title: "People and finish",
    people: "People",
    done: "Done around",
    against: "Early or late",
    now: (count: string) => `${count} (now)`,
    before: (count: string) => `${count} (as before)`,
    max: (count: string) => `${count} (3 × now)`,
  },
  open: "Where work is left",
  linesIn: (left: string, of: number, zones: string, ofZones: number) =>
    `${left} ${nouns.lines(of)} in ${zones} ${plural(ofZones, "zone", "zones")}`,
  zone: "Zone",
  lines: "Lines",
  noZone: "(no code)",
  otherZones: (count: string, of: number) => `${count} ${plural(of, "other", "others")}`,
  fewer: (zone: string) => `One person fewer in ${zone}`,
  more: (zone: string) => `One person more in ${zone}`,
  waiting: "Zones with 0 people start when another is finished.",
  /** Spoken when the number of people changes. */
  result: (count: string, of: number, when: string) =>
    `${count} ${nouns.people(of)}: done ${when}.`,
  never: "With 0 people it is never done.",
  perPerson: (rate: string) => `${rate} ${nouns.lines(rate)} per person per hour`,
  assumption: (count: string, of: number, allDay: boolean) =>
    `At this rate the ${count} ${nouns.people(of)} at work ${finish(of)} at the expected time. ${ofLines} ${when(allDay)}`,
  earlier: (count: string, of: number, from: string, to: string, allDay: boolean) =>
    `Nothing was counted in the last hour: this is the rate of ${count} ${nouns.people(of)} from ${from} to ${to}. ${ofLines} ${when(allDay)}`,
};
