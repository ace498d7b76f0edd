/** Messages of a counting's replay. */
export const messages = {
  label: "Replay of the count",
  lead: "Replay:",
  play: "Play",
  pause: "Pause",
  momentText: (moment: string, share: string) => `${moment}, ${share} counted`,
  speed: "Speed",
  speedOf: (minutes: string) => `${minutes} min/s`,
  /** What the replay cannot rebuild. */
  limits: {
    summary: "Limits",
    intro:
      "The past is rebuilt from the lines. A line is shown as counted from its finish on, and as in progress from its start. Documentation and incidents appear when they were written. What cannot be rebuilt:",
    items: [
      "Counts that were corrected later: only the last count has a time, so a line that was counted again is shown as not counted until then.",
      "The totals: they are added up from the lines that could be read, and may differ from the summary of that time.",
      "Lines, documentation and incidents that were removed or replaced since.",
      "Stock, cost, classes, assignments, participants and the deadline: all are as they are now.",
      "The difference of an unfinished line: its time is unknown, so it is always shown.",
    ],
    keys: "Space plays and pauses, the arrow keys step, Home and End go to the start and to the end. Playing skips stretches of more than half an hour in which nothing was finished.",
  },
};
