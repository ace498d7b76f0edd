import { plural } from "./plural.ts";

/** Messages of the list of countings. */
export const countings = {
  title: "Countings",
  key: { counted: "counted", discrepancy: "with discrepancy", pace: "pace" },
  in: (duration: string) => `in ${duration}`,
  ago: (duration: string) => `${duration} ago`,
  of: "of",
  contradiction: (counted: string, left: string, total: string) =>
    `The API says ${counted} counted and ${left} left of ${total}: that does not add up.`,
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
    `The API ended the list after ${loaded} countings, but says that there are ${total}`,
  loopedEnd: (loaded: string, total: string) =>
    `The API returned countings that are already listed; the list ends at ${loaded} of ${total}`,
  failedMore: "The next countings could not be loaded.",
  unreadable: (count: string, of: string, countings: number) =>
    `${count} of ${of} ${plural(countings, "counting", "countings")} could not be read.`,
  unreadableConsequence: "They are left out of this list.",
  unreadableWhich: "Show which",
  unreadableEntry: (position: string, field: string) =>
    field ? `Entry ${position}: ${field}` : `Entry ${position}: not a counting`,
  none: {
    title: "No countings yet",
    text: "The organization behind these credentials has no countings. New ones appear here when they are started.",
  },
  announceLoaded: (loaded: string, total: string) => `${loaded} of ${total} countings loaded`,
  announceStale: "The figures are old",
};
