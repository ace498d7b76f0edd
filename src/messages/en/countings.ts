import { nouns } from "./plural.ts";

/** Messages of the list of countings. */
export const countings = {
  title: "Stock counts",
  key: { counted: "counted", discrepancy: "with discrepancy", pace: "plan" },
  in: (duration: string) => `in ${duration}`,
  ago: (duration: string) => `${duration} ago`,
  of: "of",
  contradiction: (counted: string, left: string, total: string) =>
    `The totals do not add up: ${counted} counted and ${left} left of ${total}.`,
  until: "until",
  deadlineWas: "deadline",
  leftShort: "left",
  discrepanciesShort: "discrep.",
  loadingMore: (from: string, to: string, total: string) => `Loading ${from} to ${to} of ${total}`,
  shortEnd: (loaded: string, total: string) =>
    `The list ends after ${loaded} ${nouns.counts(loaded)}, though there should be ${total}`,
  loopedEnd: (loaded: string, total: string) =>
    `The stock system repeated counts; the list ends at ${loaded} of ${total}`,
  failedMore: "The next counts could not be loaded.",
  unreadable: (count: string, of: string, countings: number) =>
    `${count} of ${of} ${nouns.counts(countings)} could not be read.`,
  unreadableConsequence: "They are left out of this list.",
  unreadableWhich: "Show which",
  unreadableEntry: (position: string, field: string) =>
    field ? `Entry ${position}: ${field}` : `Entry ${position}: not a count`,
  none: {
    title: "No counts yet",
    text: "Your organization has no counts. New ones appear here when they start.",
  },
  announceLoaded: (loaded: string, total: string) =>
    `${loaded} of ${total} ${nouns.counts(total)} loaded`,
  announceStale: "The figures are old",
};
