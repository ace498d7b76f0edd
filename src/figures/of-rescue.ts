import { figuresOf } from "./figures.ts";

const work = ["finishedAt", "assignedUser.id", "totalProductsLeft"];

/** Numbers of people in a rescue plan. */
export const rescuePeopleFigures = figuresOf<{ readonly people: number | null }>()((figure) => ({
  "rescue-people-now": figure.number(["finishedAt", "assignedUser.id"], (of) => of.people),
  "rescue-people-needed": figure.number([...work, "endsAt"], (of) => of.people),
}));

/** Rates of a rescue plan, in lines per working hour. */
export const rescueRateFigures = figuresOf<{ readonly rate: number | null }>()((figure) => ({
  "rescue-needed": figure.rate(["totalProductsLeft", "endsAt"], (of) => of.rate),
  "rescue-per-person": figure.rate(work, (of) => of.rate),
}));

/** The expected end with a number of people. Milliseconds since 1970. */
export const rescueEndFigures = figuresOf<{ readonly late: number }>()((figure) => ({
  "rescue-forecast": figure.instant(work, (of) => of.late),
}));
