import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "line", "lines");
const people = (count: number) => plural(count, "person", "people");

/** Messages of the rescue plan: what it takes to finish in time. */
export const rescue = {
  close: "Close the rescue plan",
  toFinish: (deadline: string) => `To finish by ${deadline}:`,
  notBehind: "Not behind an even pace.",
  perHour: (rate: string) => `${rate} ${plural(rate, "line", "lines")} an hour`,
  insteadOf: (rate: string) => `instead of ${rate}`,
  already: (rate: string) => `(now ${rate}): the people at work are enough`,
  /** While the counting stands still. */
  alreadyBefore: (rate: string) => `(before ${rate}): the same people are enough`,
  peopleInstead: (count: string, of: number, now: string) =>
    `${count} ${people(of)} instead of ${now}`,
  outOfReach: "The deadline cannot be met any more",
  passed: "The deadline has passed",
  whenDone: "When should it be done?",
  noWorkTime: (deadline: string) => `No working time is left before ${deadline}.`,
  wouldTake: (left: string, of: number, duration: string, needed: string, now: string) =>
    `${left} ${lines(of)} in ${duration} would take ${needed} ${plural(needed, "person", "people")} instead of ${now}:`,
  finishBy: "Finish by",
  answerPeople: (count: string, of: number) => `${count} ${people(of)}`,
  answer: (more: string, rate: string, now: string) =>
    `${more} more than now: ${rate} ${plural(rate, "line", "lines")} an hour instead of ${now}`,
  enough: "those at work are enough",
  noPlan: {
    finished: "This counting is finished: there is nothing left to plan.",
    stale: "The figures are too old for a plan. It returns with fresh ones.",
    "nothing-to-count": "This counting has no lines to count.",
    "not-started": "This counting has not started, so no rate is known yet.",
    "all-counted": "Every line is counted: there is nothing left to plan.",
    "no-rate": "No line is counted yet, so there is no rate to plan with.",
    "lines-missing": "Not all lines have arrived, so the rate per person is unknown.",
  },
  noDeadline: (left: string, of: number) =>
    `The deadline is not after the start. ${left} ${lines(of)} ${plural(of, "is", "are")} left.`,
  people: "People at work",
  with: (count: string, of: number) => `${count} ${people(of)}:`,
  done: (moment: string) => `done ${moment}`,
  never: "never done",
  now: "At work in the last hour:",
  before: "At work before:",
  needed: "Needed for the deadline:",
  table: {
    title: "People and finish",
    people: "People",
    done: "Done about",
    against: (moment: string) => `Against ${moment}`,
    now: (count: string) => `${count} (now)`,
    before: (count: string) => `${count} (before)`,
    max: (count: string) => `${count} (three times)`,
  },
  open: "Where work is left",
  left: (count: string, of: number) => `${count} ${lines(of)} left`,
  staff: {
    /** Of people who are in no zone. */
    free: (count: string, of: number) => `${count} ${people(of)} not in a zone`,
    fewer: (zone: string) => `One person fewer in ${zone}`,
    more: (zone: string) => `One person more in ${zone}`,
    people: (count: string, of: number) => `${count} ${people(of)}`,
    finish: (moment: string) => `Spread like this, the last zone is done about ${moment}.`,
    never: "Zones without people wait until others are done.",
    reset: "Undo the moves",
  },
  noZone: "(no code)",
  doneZones: "Finished zones:",
  noneDone: "No zone is finished.",
  allCounted: (count: string, of: number) =>
    of === 1 ? "its only line is counted" : `all ${count} lines counted`,
  noneFree: (zones: string) => `No one is free to move from ${zones}`,
  move: (person: string, zone: string) => `${person} → ${zone}`,
  hasOwn: (count: string, of: number) => `has ${count} ${lines(of)} left`,
  moreZones: (count: string, of: number) => `and ${count} more ${plural(of, "zone", "zones")}`,
  morePeople: (count: string, of: number) => `and ${count} more ${people(of)}`,
  idle: "Idle:",
  noneIdle: "Everyone with open lines counted in the last hour.",
  lastFinish: (moment: string) => `last line ${moment}`,
  ownLeft: (count: string, of: number) => `${count} ${lines(of)} left`,
  assumes: "Assumes",
  perPerson: (rate: string) => `${rate} ${plural(rate, "line", "lines")} per hour and person`,
  assumption: (
    lineCount: string,
    ofLines: number,
    peopleCount: string,
    ofPeople: number,
    allDay: boolean,
  ) =>
    `${lineCount} ${lines(ofLines)} by ${peopleCount} ${people(ofPeople)} in the last ${allDay ? "60 minutes" : "60 working minutes"}. New people count as fast; work continues ${allDay ? "round the clock" : "in working hours only"}. People are those the lines are assigned to.`,
  earlier: (peopleCount: string, ofPeople: number, from: string, to: string, allDay: boolean) =>
    `nothing was counted in the last hour, so this plans with the earlier rate, of ${peopleCount} ${people(ofPeople)} from ${from} to ${to}. Work continues ${allDay ? "round the clock" : "in working hours only"}. People are those the lines are assigned to.`,
};
