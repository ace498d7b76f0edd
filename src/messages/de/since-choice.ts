import type { sinceChoice as english } from "#messages/en/since-choice.ts";

/** Messages of the choice of a moment that figures are since. */
export const sinceChoice: typeof english = {
  since: "Seit",
  other: "Anderer Zeitpunkt…",
  date: "Datum",
  time: "Uhrzeit",
  future: "Das liegt in der Zukunft.",
};
