import type { Line } from "#contract/line.ts";
import { type LineFacts, lineFacts } from "#domain/line-facts.ts";

/** A decoded line with its facts, which every figure and sort needs again and again. */
export interface HeldLine {
  readonly line: Line;
  readonly facts: LineFacts;
}

export function holdLine(line: Line): HeldLine {
  return { line, facts: lineFacts(line) };
}
