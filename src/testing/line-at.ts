import type { Line } from "#contract/line.ts";

/**
 * A line as its JSON would have been, by the words of the definition alone: what carries no instant is as it is.
 * @param at milliseconds since 1970
 */
export function lineAt(line: Line, at: number): Line {
  const isThere = (instant: string | null | undefined) =>
    typeof instant !== "string" || Date.parse(instant) <= at;
  const isFinished = isThere(line.finishedAt);
  return {
    ...line,
    startedAt: isThere(line.startedAt) ? line.startedAt : null,
    finishedAt: isFinished ? line.finishedAt : null,
    countedStock: isFinished ? line.countedStock : null,
    difference: isFinished ? line.difference : null,
    prevCountedStock: isFinished ? line.prevCountedStock : null,
    prevDifference: isFinished ? line.prevDifference : null,
    documentation: isThere(line.documentation?.createdAt) ? line.documentation : null,
    incident: isThere(line.incident?.createdAt) ? line.incident : null,
  };
}
