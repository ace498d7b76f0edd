import { hour, minute } from "#domain/time/units.ts";
import { draw, drawInteger } from "./random.ts";

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
  /** Whether they count the places of the warehouse's stock that others of this kind count, too. */
  readonly isOfStock?: boolean;
  /** @param state random state of the counting */
  readonly shape: (state: number) => Shape;
}

const purpose = { size: 40, pace: 41, deadline: 42, leftOver: 43 } as const;

/** A track whose countings differ only in their size. All times are in hours. */
interface RegularTrack extends Omit<Track, "shape" | "period" | "keepEvery"> {
  /** 36 hours by default. */
  readonly period?: number;
  /** 20 by default. */
  readonly keepEvery?: number;
  /** Minimum and maximum number of lines. */
  readonly size: readonly [number, number];
  /** Points after the start. */
  readonly course: Course;
  readonly closes: number;
  readonly deadline: number;
}

function regular({
  period = 36,
  keepEvery = 20,
  isOfStock = false,
  phase,
  lead,
  size,
  ...times
}: RegularTrack): Track {
  const course = times.course.map(([after, share]) => [after * hour, share] as const);
  return {
    period: period * hour,
    phase: phase * hour,
    lead: lead * hour,
    keepEvery,
    isOfStock,
    shape: (state) => ({
      size: drawInteger(state, purpose.size, ...size),
      course: [[0, 0], ...course],
      closes: times.closes * hour,
      deadline: times.deadline * hour,
    }),
  };
}

const ahead = regular({
  phase: 3,
  lead: 6,
  size: [1400, 2600],
  course: [[44, 1]],
  closes: 45,
  deadline: 66,
});

const onPace = regular({
  phase: 11,
  lead: 3,
  size: [1800, 3200],
  course: [[43, 1]],
  closes: 43.5,
  deadline: 43,
});

const behind = regular({
  phase: 19,
  lead: 10,
  size: [1600, 2800],
  // Five hours are lost in the first ten; after that it continues at the planned rate.
  course: [
    [10, 5 / 47],
    [52, 1],
  ],
  closes: 53,
  deadline: 47,
});

const overdue = regular({
  phase: 27,
  lead: 16,
  size: [800, 1900],
  course: [
    [16, 0.86],
    [53, 0.97],
    [120, 1],
  ],
  closes: 53.5,
  deadline: 15.8,
});

const justStarted = regular({
  period: 1,
  phase: 1 / 3,
  lead: 0,
  keepEvery: 720,
  size: [24, 160],
  course: [
    [1, 0.1],
    [2.5, 1],
  ],
  closes: 3,
  deadline: 8,
});

const nothingCounted = regular({
  period: 12,
  phase: 5,
  lead: 1,
  keepEvery: 80,
  size: [150, 600],
  course: [
    [14, 0],
    [19, 1],
  ],
  closes: 20,
  deadline: 26,
});

const stalled = regular({
  phase: 33,
  lead: 10,
  size: [900, 1500],
  course: [
    [8, 0.45],
    [46.5, 0.45],
    [53, 1],
  ],
  closes: 54,
  deadline: 60,
});

const withoutProducts = regular({
  period: 72,
  phase: 9,
  lead: 2,
  size: [0, 0],
  course: [],
  closes: 75,
  deadline: 80,
});

const allCounted = regular({
  phase: 15,
  lead: 9,
  size: [700, 1600],
  course: [[8.5, 1]],
  closes: 46,
  deadline: 50,
});

const large = regular({
  period: 12,
  phase: 2,
  lead: 1,
  keepEvery: 60,
  isOfStock: true,
  size: [5000, 5000],
  course: [[14.5, 1]],
  closes: 15,
  deadline: 16,
});

const cycleCounts: Track = {
  period: 40 * hour,
  phase: 7 * hour,
  lead: 0,
  keepEvery: 1,
  isOfStock: true,
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
