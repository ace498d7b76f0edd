import type { Format } from "#format/format.ts";
import type { CountingMessages } from "#messages/languages.ts";
import type { BurnUpData } from "./burn-up-chart.tsx";
import type { LabelToPlace, Spot } from "./place-labels.ts";

interface BurnUpLabel extends LabelToPlace {
  readonly text: string;
  readonly isStrong: boolean;
  /** What it tells of, where that is a point of its own. */
  readonly point: Spot | null;
}

/** Of a label, in pixels: a line of its letters. */
const height = 16;
/** Between a label and the point it tells of, in pixels. */
const gap = 7;

/** What a label is about as wide as, in pixels; rather more. */
const widthOf = (text: string) => 7.3 * text.length;

/** Upper left corners of a label beside a point. */
function beside({ x, y }: Spot, width: number) {
  const [left, middle, right] = [x - width - gap, x - width / 2, x + gap];
  const [above, level, below] = [y - height - 3, y - height / 2, y + 3];
  return {
    aboveLeft: { x: left, y: above },
    above: { x: middle, y: above },
    aboveRight: { x: right, y: above },
    left: { x: left, y: level },
    right: { x: right, y: level },
    belowLeft: { x: left, y: below },
    below: { x: middle, y: below },
    belowRight: { x: right, y: below },
  };
}

/**
 * What is written into the chart of counted lines, the most important first, with the spots where it may be, and the
 * lines that are there.
 * @param place an instant and a number of lines in the drawing
 */
export function burnUpLabels(
  { series, total, forecast, deadline, now }: BurnUpData,
  t: CountingMessages["overview"]["burnUp"],
  format: Format,
  place: (at: number, lines: number) => Spot,
): {
  readonly labels: readonly BurnUpLabel[];
  readonly lines: readonly (readonly Spot[])[];
} {
  const { from, until, counted, pace, projection } = series;
  const labels: BurnUpLabel[] = [];
  const last = counted.at(-1);
  const due = now === null ? null : paceAt(pace, now);
  const isAhead = due === null || (last?.lines ?? 0) >= due;
  if (last) {
    const point = place(last.at, last.lines);
    const text = t.counted(format.number(last.lines));
    const at = beside(point, widthOf(text));
    const upper = [at.aboveLeft, at.above, at.left, at.aboveRight];
    const lower = [at.belowRight, at.right, at.below, at.belowLeft];
    const spots = isAhead ? [...upper, ...lower] : [...lower, ...upper];
    labels.push(labelOf("counted", text, spots, true, point));
  }
  // A counting that is not done within the chart has its forecast at the end of the line that leads there.
  const [finish = projection.at(-1)] = projection.filter(({ high }) => high >= total);
  if (forecast !== null && finish) {
    const width = widthOf(forecast);
    const high = beside(place(finish.at, finish.high), width);
    const low = beside(place(finish.at, finish.low), width);
    const spots = [high.above, high.aboveLeft, low.belowLeft, low.below, high.left];
    labels.push(labelOf("forecast", forecast, spots, true));
  }
  if (deadline !== null) {
    const text = t.deadline(format.moment(deadline, now ?? deadline));
    const [foot, head] = [place(deadline, 0), place(deadline, total)];
    labels.push(labelOf("deadline", text, along(foot, head, widthOf(text)), false));
  }
  if (due !== null && now !== null) {
    const point = place(now, due);
    const text = t.paceNow(format.number(Math.round(due)));
    const at = beside(point, widthOf(text));
    const lower = [at.belowRight, at.right, at.below, at.belowLeft];
    const upper = [at.aboveLeft, at.left, at.above, at.aboveRight];
    labels.push(
      labelOf("pace", text, isAhead ? [...lower, ...upper] : [...upper, ...lower], false, point),
    );
  }
  const lines = [
    counted.map(({ at, lines }) => place(at, lines)),
    pace.map(({ at, lines }) => place(at, lines)),
    projection.map(({ at, high }) => place(at, high)),
    projection.map(({ at, low }) => place(at, low)),
    deadline === null ? [] : [place(deadline, 0), place(deadline, total)],
    [place(from, 0), place(until, 0)],
    [place(from, total), place(until, total)],
  ];
  return { labels, lines };
}

function labelOf(
  key: string,
  text: string,
  spots: readonly Spot[],
  isStrong: boolean,
  point: Spot | null = null,
): BurnUpLabel {
  return { key, text, width: widthOf(text), height, spots, isVital: isStrong, isStrong, point };
}

/** Beside an upright line, from its foot up. */
function along(foot: Spot, head: Spot, width: number): Spot[] {
  const rows = Math.max(0, Math.floor((foot.y - head.y) / height));
  return Array.from({ length: rows }, (_, row) => foot.y - 2 - (row + 1) * height).flatMap((y) => [
    { x: foot.x - width - gap, y },
    { x: foot.x + gap, y },
  ]);
}

/** Lines of an even pace at an instant, between its corners. */
function paceAt(pace: BurnUpData["series"]["pace"], at: number): number | null {
  const next = pace.findIndex((point) => point.at >= at);
  const [before, after] = [pace[next - 1], pace[next]];
  if (next === -1) return pace.at(-1)?.lines ?? null;
  if (!after || !before) return after?.lines ?? null;
  const share = (at - before.at) / (after.at - before.at);
  return before.lines + share * (after.lines - before.lines);
}
