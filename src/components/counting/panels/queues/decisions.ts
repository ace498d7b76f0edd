import { type WorkQueue, workQueues } from "#domain/lines/work-queues.ts";

/** A queue with lines. */
export interface Decision {
  readonly queue: WorkQueue;
  readonly lines: number;
  /** Absolute value at cost; `null` without one. */
  readonly value: string | null;
}

/** Decisions that are visible at once; the rest are behind a press. */
export const maxDecisions = 6;

/**
 * The queues with lines: the largest value first, then those without a value. Lines that are not counted yet have a
 * value that is no difference: they come last, or first where they are why the counting is in trouble.
 */
export function decisionsOf(
  lengths: Readonly<Record<WorkQueue, number | null>>,
  amountOf: (queue: WorkQueue) => string | null,
  isLeftFirst: boolean,
): readonly Decision[] {
  const rank = ({ queue, value }: Decision) => {
    if (queue === "not-counted") return isLeftFirst ? Number.POSITIVE_INFINITY : -2;
    return value === null ? -1 : Number(value);
  };
  return workQueues
    .flatMap((queue): Decision[] => {
      const lines = lengths[queue];
      return lines ? [{ queue, lines, value: amountOf(queue) }] : [];
    })
    .sort((one, other) => compare(rank(other), rank(one)));
}

/** Infinities are equal, which their difference is not. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
