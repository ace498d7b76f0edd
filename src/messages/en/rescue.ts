import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "line", "lines");
const people = (count: number) => plural(count, "person", "people");

/** Messages of the rescue plan: what it takes to finish in time. */
export const rescue = {
  close: "Close the rescue plan",
  toFinish: (deadline: string) => `To finish by ${deadline}:`,
  notBehind: "Not behind an even pace.",
  perQuarter: (rate: string) => `${rate} lines per 15 minutes`,
  insteadOf: (rate: string) => `instead of ${rate}`,
  already: (rate: string) =>
    `would do, and ${rate} were finished per 15 minutes of the last working hour: the people at work are enough`,
  more: (count: string, of: number) => `${count} more ${people(of)}`,
  atThisRate: "at the current rate per person",
  noPlan: {
    finished: "This counting is finished: there is nothing left to plan.",
    stale: "The figures are too old for a plan. It returns with fresh ones.",
    "nothing-to-count": "This counting has no products to count.",
    "not-started": "This counting has not started, so no rate is known yet.",
    "all-counted": "Every line is counted: there is nothing left to plan.",
    "no-rate":
      "No line was finished in the last working hour, so there is no rate per person to plan with.",
    "lines-missing": "Not all lines have arrived, so the rate per person is unknown.",
  },
  noDeadline: {
    "deadline-passed": (deadline: string, left: string, of: number) =>
      `The deadline, ${deadline}, has passed with ${left} ${lines(of)} left: no rate can meet it. When more people would be done:`,
    "no-deadline": (_deadline: string, left: string, of: number) =>
      `The deadline is not after the start, so no rate can be computed. ${left} ${lines(of)} ${plural(of, "is", "are")} left. When more people would be done:`,
    "no-work-time": (deadline: string, left: string, of: number) =>
      `No working time is left before ${deadline}, but ${left} ${lines(of)} ${plural(of, "is", "are")}: no rate can meet it. When more people would be done:`,
  },
  people: "People at work",
  with: (count: string, of: number) => `${count} ${people(of)}:`,
  done: (moment: string) => `done ${moment}`,
  never: "never done",
  now: "At work in the last hour:",
  needed: "Needed for the deadline:",
  open: "Where work is left",
  left: (count: string, of: number) => `${count} ${lines(of)} left`,
  atWork: (count: string) => `${count} counted last here`,
  noZone: "(no code)",
  doneZones: "Finished zones:",
  noneDone: "No zone is finished.",
  allCounted: (count: string, of: number) =>
    of === 1 ? "its only line is counted" : `all ${count} lines counted`,
  nobodyFree: (zones: string) => `No one counted last in ${zones}`,
  move: (person: string, zone: string) => `${person} → ${zone}`,
  hasOwn: (count: string, of: number) => `has ${count} ${lines(of)} left`,
  moreZones: (count: string, of: number) => `and ${count} more ${plural(of, "zone", "zones")}`,
  morePeople: (count: string, of: number) => `and ${count} more ${people(of)}`,
  idle: "Idle:",
  nobodyIdle: "No one with lines left has stopped.",
  lastFinish: (moment: string) => `last line ${moment}`,
  ownLeft: (count: string, of: number) => `${count} ${lines(of)} left`,
  assumes: "Assumes",
  perPerson: (rate: string) => `${rate} lines per hour and person`,
  assumption: (
    lineCount: string,
    ofLines: number,
    peopleCount: string,
    ofPeople: number,
    allDay: boolean,
  ) =>
    `${lineCount} ${lines(ofLines)} that ${peopleCount} ${people(ofPeople)} finished in the last ${allDay ? "60 minutes" : "60 working minutes"}, assuming that new people are as fast and work continues ${allDay ? "round the clock" : "in working hours only"}. People are those that lines are assigned to; the API does not say who counted. A person who counted last in a finished zone moves to a zone where they have lines left, or else to the one with the most lines left per person there. The plan uses only that hour; the forecast above also uses the rate since the start.`,
};
