import { minute } from "#domain/time/units.ts";
import { draw, mix } from "./random.ts";
import type { ScheduledCounting } from "./schedule.ts";
import type { Course } from "./tracks.ts";

/** Outcome of a line, as bits. */
export const outcome = { discrepancy: 1, incident: 2, twin: 4, uncounted: 8 } as const;

/**
 * When each line is counted, and its outcome: all that totals need, without the lines' other fields.
 * Independent of the time of the request. Moments are in milliseconds since 1970.
 */
export interface LinePlan {
  readonly starts: Float64Array;
  readonly finishes: Float64Array;
  /** Bits of `outcome`. A twin has the product of the line before it and the opposite difference. */
  readonly outcomes: Uint8Array;
}

const purpose = { discrepancies: 60, spacing: 61, duration: 62, result: 63, left: 64 } as const;
const breakEvery = 150 * minute;
const breakLength = 12 * minute;
const longPause = 45 * minute;

/** When the line is finished that completes `share` of its person's lines, after the start. */
function afterStart(course: Course, share: number): number {
  let fromTime = 0;
  let fromShare = 0;
  for (const [time, reached] of course) {
    if (share <= reached && reached > fromShare) {
      return fromTime + ((share - fromShare) / (reached - fromShare)) * (time - fromTime);
    }
    fromTime = time;
    fromShare = reached;
  }
  return fromTime;
}

/** Compresses work to make room for a break at the end of every stretch, without shifting the whole. */
function withBreaks(time: number, offset: number): number {
  const squeezed = (t: number) => {
    const stretch = Math.floor(t / breakEvery) * breakEvery;
    return stretch + ((t - stretch) * (breakEvery - breakLength)) / breakEvery;
  };
  return squeezed(time + offset) - squeezed(offset);
}

/** Index of a line's person among the participants: each has one contiguous range of lines. */
export function assigneeOf(counting: ScheduledCounting, index: number): number {
  const people = counting.participants.length;
  return Math.min(people - 1, Math.floor(((index + 0.5) * people) / counting.size));
}

/** Plans the lines of a counting: cheap enough for every counting of a list. */
export function planLines(counting: ScheduledCounting): LinePlan {
  const { size, participants, startedAt, course, state } = counting;
  const starts = new Float64Array(size);
  const finishes = new Float64Array(size);
  const outcomes = new Uint8Array(size);
  const rate = 0.02 + draw(state, purpose.discrepancies) ** 2 * 0.14;
  const people = participants.length;
  let index = 0;
  for (let person = 0; person < people; person++) {
    const first = index;
    let last = first;
    while (last < size && assigneeOf(counting, last) === person) last++;
    const offset = (person / people) * breakEvery;
    let previous = startedAt;
    for (; index < last; index++) {
      const line = mix(state, index);
      const share = (index - first + 0.2 + 0.8 * draw(line, purpose.spacing)) / (last - first);
      const finish = startedAt + Math.round(withBreaks(afterStart(course, share), offset));
      const gap = finish - previous;
      const hands = 20_000 + draw(line, purpose.duration) * 160_000;
      // Before a long pause, some people leave a started line open.
      const leftOpen = gap > longPause && index > first && draw(line, purpose.left) < 0.6;
      starts[index] = leftOpen
        ? previous + minute
        : finish - Math.round(Math.min(hands, gap * 0.9));
      finishes[index] = finish;
      previous = finish;
      decide(outcomes, index, draw(line, purpose.result), rate);
    }
  }
  return { starts, finishes, outcomes };
}

/** @param result 0 ≤ result < 1, mapped to the outcome of a line */
function decide(outcomes: Uint8Array, index: number, result: number, rate: number): void {
  const before = index > 0 ? (outcomes[index - 1] ?? 0) : outcome.twin;
  if (result < 0.008 && (before & (outcome.twin | outcome.uncounted)) === 0) {
    outcomes[index - 1] = before | outcome.discrepancy;
    outcomes[index] = outcome.twin | outcome.discrepancy;
  } else if (result < 0.01) {
    outcomes[index] = outcome.uncounted;
  } else if (result < 0.016) {
    outcomes[index] = outcome.incident;
  } else if (result < 0.02) {
    outcomes[index] = outcome.incident | outcome.discrepancy;
  } else if (result < 0.02 + rate) {
    outcomes[index] = outcome.discrepancy;
  }
}

/** When the incident of a line is reported: while it is being counted. */
export function incidentMoment(start: number, finish: number): number {
  return Math.round((start + finish) / 2);
}
