import type { Line } from "#contract/line.ts";

/**
 * A line as its JSON would have been at a past instant, implemented from the definition: fields without an
 * instant are unchanged.
 * @param at milliseconds since 1970
 */
export function lineAt(line: Line, at: number): Line {
  const hasHappened = (instant: string | null | undefined) =>
    typeof instant !== "string" || Date.parse(instant) <= at;
  const isFinished = hasHappened(line.finishedAt);
  return {
    ...line,
    startedAt: hasHappened(line.startedAt) ? line.startedAt : null,
    finishedAt: isFinished ? line.finishedAt : null,
    countedStock: isFinished ? line.countedStock : null,
    difference: isFinished ? line.difference : null,
    prevCountedStock: isFinished ? line.prevCountedStock : null,
    prevDifference: isFinished ? line.prevDifference : null,
    documentation: hasHappened(line.documentation?.createdAt) ? line.documentation : null,
    incident: hasHappened(line.incident?.createdAt) ? line.incident : null,
  };
}
