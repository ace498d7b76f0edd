import { draw, drawInteger } from "./random.ts";
import { day, hour, minute } from "./time.ts";

/**
 * Progress after the start: points of [milliseconds after the start, share of the lines finished], both
 * ascending, interpolated linearly.
 */
export type Course = readonly (readonly [after: number, share: number])[];

/** Parameters of a kind of counting; every time is in milliseconds after its start. */
export interface Shape {
  /** Lines to count. */
  readonly size: number;
  /** The announced deadline. */
  readonly deadline: number;
  /** When it is actually closed. */
  readonly closes: number;
  readonly course: Course;
}

/**
 * An endless series of countings of one kind. Time is divided into slots; the counting of a slot starts `lead`
 * before it and is closed after it, and throughout the slot it is at the track's stage. So at any moment there
 * is a counting at every stage.
 */
export interface Track {
  /** Duration of a slot. */
  readonly period: number;
  /** Shifts the slots, so that not every track changes at the same moment. */
  readonly phase: number;
  readonly lead: number;
  /** Every n-th counting stays for two years; the others are removed soon after they are closed. */
  readonly keepEvery: number;
  /** @param state random state of the counting */
  readonly shape: (state: number) => Shape;
}

const purpose = { size: 40, pace: 41, deadline: 42, leftOver: 43 } as const;
const longSlot = 36 * hour;

const ahead: Track = {
  period: longSlot,
  phase: 3 * hour,
  lead: 6 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 1400, 2600),
    course: [
      [0, 0],
      [44 * hour, 1],
    ],
    closes: 45 * hour,
    deadline: 66 * hour,
  }),
};

const onPace: Track = {
  period: longSlot,
  phase: 11 * hour,
  lead: 3 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 1800, 3200),
    course: [
      [0, 0],
      [43 * hour, 1],
    ],
    closes: 43.5 * hour,
    deadline: 43 * hour,
  }),
};

const behind: Track = {
  period: longSlot,
  phase: 19 * hour,
  lead: 10 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 1600, 2800),
    // Five hours are lost in the first ten; after that it continues at the planned speed.
    course: [
      [0, 0],
      [10 * hour, 5 / 47],
      [52 * hour, 1],
    ],
    closes: 53 * hour,
    deadline: 47 * hour,
  }),
};

const overdue: Track = {
  period: longSlot,
  phase: 27 * hour,
  lead: 16 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 800, 1900),
    course: [
      [0, 0],
      [16 * hour, 0.86],
      [53 * hour, 0.97],
      [120 * hour, 1],
    ],
    closes: 53.5 * hour,
    deadline: 15.8 * hour,
  }),
};

const justStarted: Track = {
  period: hour,
  phase: 20 * minute,
  lead: 0,
  keepEvery: 720,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 24, 160),
    course: [
      [0, 0],
      [hour, 0.1],
      [2.5 * hour, 1],
    ],
    closes: 3 * hour,
    deadline: 8 * hour,
  }),
};

const nothingCounted: Track = {
  period: 12 * hour,
  phase: 5 * hour,
  lead: hour,
  keepEvery: 80,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 150, 600),
    course: [
      [0, 0],
      [14 * hour, 0],
      [19 * hour, 1],
    ],
    closes: 20 * hour,
    deadline: 26 * hour,
  }),
};

const stalled: Track = {
  period: longSlot,
  phase: 33 * hour,
  lead: 10 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 900, 1500),
    course: [
      [0, 0],
      [8 * hour, 0.45],
      [46.5 * hour, 0.45],
      [53 * hour, 1],
    ],
    closes: 54 * hour,
    deadline: 60 * hour,
  }),
};

const withoutProducts: Track = {
  period: 3 * day,
  phase: 9 * hour,
  lead: 2 * hour,
  keepEvery: 20,
  shape: () => ({ size: 0, course: [[0, 0]], closes: 75 * hour, deadline: 80 * hour }),
};

const allCounted: Track = {
  period: longSlot,
  phase: 15 * hour,
  lead: 9 * hour,
  keepEvery: 20,
  shape: (state) => ({
    size: drawInteger(state, purpose.size, 700, 1600),
    course: [
      [0, 0],
      [8.5 * hour, 1],
    ],
    closes: 46 * hour,
    deadline: 50 * hour,
  }),
};

const large: Track = {
  period: 12 * hour,
  phase: 2 * hour,
  lead: hour,
  keepEvery: 60,
  shape: () => ({
    size: 5000,
    course: [
      [0, 0],
      [14.5 * hour, 1],
    ],
    closes: 15 * hour,
    deadline: 16 * hour,
  }),
};

const cycleCounts: Track = {
  period: 40 * hour,
  phase: 7 * hour,
  lead: 0,
  keepEvery: 1,
  shape: (state) => {
    const size = 20 + Math.floor(draw(state, purpose.size) ** 2.2 * 2900);
    const crew = crewSize(size);
    const work = Math.max(hour, (size * (80_000 + draw(state, purpose.pace) * 60_000)) / crew);
    const closes = work * 1.05 + 20 * minute;
    const leftOver = draw(state, purpose.leftOver) < 0.1;
    return {
      size,
      course: [
        [0, 0],
        [work * 0.3, 0.22],
        [leftOver ? closes * 1.15 : work, 1],
      ],
      closes,
      deadline: work * (0.8 + draw(state, purpose.deadline) * 1.2),
    };
  },
};

/** Every track. The index is part of the ids: append new ones. */
export const tracks: readonly Track[] = [
  cycleCounts,
  ahead,
  onPace,
  behind,
  overdue,
  justStarted,
  nothingCounted,
  stalled,
  withoutProducts,
  allCounted,
  large,
];

/** Number of people for a number of lines. */
export function crewSize(size: number): number {
  return Math.min(8, 2 + Math.floor(size / 400));
}
