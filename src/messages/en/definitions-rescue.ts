import { type Definitions, lines } from "./definitions-common.ts";

const perHour = "lines per working hour";
const noTeam =
  "No line was finished in the last 60 working minutes, the count is finished, or its figures are too old.";

/** Figures of the rescue plan. */
export const ofRescue = {
  "rescue-needed": {
    name: "Rate needed",
    meaning: "Lines that must be counted in an hour to meet the deadline.",
    note: "Lines left ÷ working hours until the deadline.",
    unit: perHour,
    noAnswer: `The deadline has passed or cannot be used. ${noTeam}`,
  },
  "rescue-per-person": {
    name: "Rate per person",
    meaning: "Lines that one person counts in an hour, going by the expected end.",
    note: "Lines left ÷ (people at work × working hours until the expected end). While the count is stalled: lines finished ÷ (people × working hours until the last one).",
    unit: perHour,
    noAnswer: noTeam,
  },
  "rescue-people-now": {
    name: "People at work",
    meaning: "People who finished a line in the last 60 working minutes.",
    unit: "people",
    noAnswer: noTeam,
  },
  "rescue-people-needed": {
    name: "People needed",
    meaning: "The fewest people who finish by the deadline.",
    note: "Those who count stay in their zones, the others are spread over the zones by lines left; those of a finished zone move on.",
    unit: "people",
    noAnswer: `The deadline has passed or cannot be used. ${noTeam}`,
  },
  "rescue-forecast": {
    name: "Forecast for a number of people",
    meaning: "When the lines left will be done with the chosen number of people.",
    note: "The latest end of the zones. With the people at work it is the expected end.",
    unit: "moment",
    noAnswer: `There are 0 people. ${noTeam}`,
  },
} satisfies Definitions;

/** Figures of a recount round. */
export const ofRound = {
  "round-lines": {
    name: "Lines to recount",
    meaning: "The fewest lines to count again to re-check the chosen share of the absolute value.",
    note: "The fewest lines whose differences at cost, without their signs, make up the chosen share of those of all lines; each with the line that it may be mixed up with, which counts too.",
    unit: lines,
  },
  "round-share": {
    name: "Share that the list re-checks",
    meaning: "How much of the absolute value the lines of the list make up.",
    note: "The absolute variance of the list's lines ÷ that of all lines, at cost; in units where no line has a cost.",
    unit: "share, shown in percent",
    noAnswer: "There are no discrepancies.",
  },
  "round-weight": {
    name: "Absolute variance of the list",
    meaning:
      "The differences of the list's lines without their signs, at cost; in units where no line has a cost.",
    unit: "amount at the lines' cost price, or units",
  },
} satisfies Definitions;
