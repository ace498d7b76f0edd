import type { sinceChoice as english } from "#messages/en/since-choice.ts";

/** Messages of the choice of a moment that figures are since. */
export const sinceChoice: typeof english = {
  since: "Depuis",
  other: "Autre moment…",
  date: "Date",
  time: "Heure",
  future: "Ce moment est dans le futur.",
};
