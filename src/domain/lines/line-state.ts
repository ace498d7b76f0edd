import type { LineFacts } from "./line-facts.ts";

export type LineState = "counted" | "in-progress" | "not-started";

/** A finish alone makes a line counted, even without a start (API text, section 3). */
export function lineState(line: Pick<LineFacts, "startedAt" | "finishedAt">): LineState {
  if (line.finishedAt !== null) return "counted";
  return line.startedAt === null ? "not-started" : "in-progress";
}
