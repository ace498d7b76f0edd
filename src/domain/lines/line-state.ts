import type { LineFacts } from "./line-facts.ts";

/** In the order in which a line passes through them. */
export const lineStates = ["not-started", "in-progress", "counted"] as const;

export type LineState = (typeof lineStates)[number];

/** A finish alone makes a line counted, even without a start (API text, section 3). */
export function lineState(line: Pick<LineFacts, "startedAt" | "finishedAt">): LineState {
  if (line.finishedAt !== null) return "counted";
  return line.startedAt === null ? "not-started" : "in-progress";
}
