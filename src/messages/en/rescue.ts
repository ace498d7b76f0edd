import { plural } from "./plural.ts";

const lines = (count: number) => plural(count, "line", "lines");
const people = (count: number) => plural(count, "person", "people");

/** Words of the plan that tells what it takes to finish in time. */
export const rescue = {
  close: "Close the rescue plan",
  toFinish: (deadline: string) => `To finish by ${deadline}:`,
  notBehind: "Not behind an even pace.",
  perQuarter: (rate: string) => `${rate} lines per 15 minutes`,
  insteadOf: (rate: string) => `instead of ${rate}`,
  already: (rate: string) =>
    `would do, and ${rate} were finished per 15 minutes of the last working hour: the people at work are enough`,
  more: (count: string, of: number) => `${count} more ${people(of)}`,
  atThisRate: "at the present rate per person",
  noPlan: {
    finished: "This counting is finished: there is nothing left to plan.",
    stale: "The figures are old: nothing is planned on them. The plan comes back with fresh ones.",
    "nothing-to-count": "This counting has no products to count.",
    "not-started": "This counting has not begun, so that nobody's rate is known yet.",
    "all-counted": "Every line is counted: there is nothing left to plan.",
    "no-rate":
      "Nobody finished a line in the last working hour, so that there is no rate per person to plan with.",
    "lines-missing":
      "Not all lines have come, so that nobody knows the rate per person to plan with.",
  },
  noDeadline: {
    "deadline-passed": (deadline: string, left: string, of: number) =>
      `The deadline, ${deadline}, has passed with ${left} ${lines(of)} left: no rate can make it. When more people would be done:`,
    "no-deadline": (_deadline: string, left: string, of: number) =>
      `The deadline is not after the start, so that no rate can be asked for. ${left} ${lines(of)} are left. When more people would be done:`,
    "no-work-time": (deadline: string, left: string, of: number) =>
      `There is no working time left before ${deadline}, and ${left} ${lines(of)} are: no rate can make it. When more people would be done:`,
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
  nobodyFree: (zones: string) => `Nobody counted last in ${zones}`,
  move: (person: string, zone: string) => `${person} → ${zone}`,
  hasOwn: (count: string, of: number) => `has ${count} ${lines(of)} left`,
  moreZones: (count: string, of: number) => `and ${count} more ${plural(of, "zone", "zones")}`,
  morePeople: (count: string, of: number) => `and ${count} more ${people(of)}`,
  idle: "Idle:",
  nobodyIdle: "Nobody who has lines left has stopped.",
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
    `${lineCount} ${lines(ofLines)} that ${peopleCount} ${people(ofPeople)} finished in the last ${allDay ? "60 minutes" : "60 working minutes"}, whoever comes being as fast, and work going on ${allDay ? "round the clock" : "in working hours only"}. People are those that lines are assigned to; the API does not say who counted. Whoever counted last in a finished zone goes where own lines are left, else where most lines are left per person who counted last there. All of it goes by that hour alone; the forecast above also by the rate since the start.`,
};
