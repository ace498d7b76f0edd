import { plural } from "./plural.ts";

/** Messages of the list of countings. */
export const countings = {
  title: "Countings",
  key: { counted: "counted", discrepancy: "with discrepancy", pace: "pace" },
  in: (duration: string) => `in ${duration}`,
  ago: (duration: string) => `${duration} ago`,
  of: "of",
  contradiction: (counted: string, left: string, total: string) =>
    `The totals do not add up: ${counted} counted and ${left} left of ${total}.`,
  until: "until",
  deadlineWas: "deadline",
  leftShort: "left",
  discrepanciesShort: "discrep.",
  loaded: (loaded: string, total: string) => `${loaded} of ${total} loaded`,
  loadMore: "Load more",
  loadingMore: (from: string, to: string, total: string) => `Loading ${from} to ${to} of ${total}`,
  end: (total: string, countings: number) =>
    countings === 1
      ? "End of the list: the only counting is loaded"
      : `End of the list: all ${total} countings are loaded`,
  shortEnd: (loaded: string, total: string) =>
    `The list ends after ${loaded} ${plural(loaded, "counting", "countings")}, though there should be ${total}`,
  loopedEnd: (loaded: string, total: string) =>
    `The stock system repeated countings; the list ends at ${loaded} of ${total}`,
  failedMore: "The next countings could not be loaded.",
  unreadable: (count: string, of: string, countings: number) =>
    `${count} of ${of} ${plural(countings, "counting", "countings")} could not be read.`,
  unreadableConsequence: "They are left out of this list.",
  unreadableWhich: "Show which",
  unreadableEntry: (position: string, field: string) =>
    field ? `Entry ${position}: ${field}` : `Entry ${position}: not a counting`,
  none: {
    title: "No countings yet",
    text: "Your organization has no countings. New ones appear here when they start.",
  },
  announceLoaded: (loaded: string, total: string) =>
    `${loaded} of ${total} ${plural(total, "counting", "countings")} loaded`,
  announceStale: "The figures are old",
};
