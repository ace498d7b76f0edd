/** Messages of the choice of a moment that figures are since. */
export const sinceChoice = {
  since: "Since",
  other: "Other…",
  date: "Date",
  time: "Time",
  future: "That is in the future.",
};
