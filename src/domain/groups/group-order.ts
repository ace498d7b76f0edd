/** How many lines a group has, and how many of them are left. */
export interface LinesLeft {
  readonly lines: number;
  readonly left: number;
}

/**
 * Which zones are told of where they are too many: those with most lines left first, for that is where work is; of
 * those with as many left, as when nothing is, those with most lines.
 */
export function byMostLeft(one: LinesLeft, other: LinesLeft): number {
  return other.left - one.left || byMostLines(one, other);
}

/** The same of groups that are not there to be worked off. */
export function byMostLines(
  one: Pick<LinesLeft, "lines">,
  other: Pick<LinesLeft, "lines">,
): number {
  return other.lines - one.lines;
}
