import type { Format } from "#format/format.ts";
import type { OverviewMessages } from "#messages/languages.ts";
import type { BurnUpData } from "./burn-up-data.ts";
import type { LabelCandidates, Point } from "./place-labels.ts";

interface BurnUpLabel extends LabelCandidates {
  readonly text: string;
  readonly isStrong: boolean;
  /** The labelled point, if there is one. */
  readonly point: Point | null;
}

/** Line height of a label, in pixels. */
const height = 16;
/** Between a label and its point, in pixels. */
const gap = 7;

/** Approximate width of a label in pixels, rather too large. */
const widthOf = (text: string) => 7.3 * text.length;

/** Top left corners of a label beside a point. */
function beside({ x, y }: Point, width: number) {
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
 * Labels of the burn-up chart, the most important first, with their candidate positions, and the lines to
 * avoid.
 * @param toPoint converts an instant and a number of lines to pixels
 */
export function burnUpLabels(
  { series, total, forecast, deadline, countedByDeadline, restart, now }: BurnUpData,
  {
    t,
    format,
    toPoint,
  }: {
    t: OverviewMessages["overview"]["burnUp"];
    format: Format;
    toPoint: (at: number, lines: number) => Point;
  },
): {
  readonly labels: readonly BurnUpLabel[];
  readonly lines: readonly (readonly Point[])[];
} {
  const { from, until, counted, pace, projection } = series;
  const labels: BurnUpLabel[] = [];
  const last = counted.at(-1);
  const due = now === null ? null : paceAt(pace, now);
  const isAhead = due === null || (last?.lines ?? 0) >= due;
  if (last) {
    const point = toPoint(last.at, last.lines);
    const text = t.counted(format.number(last.lines));
    const at = beside(point, widthOf(text));
    const upper = [at.aboveLeft, at.above, at.left, at.aboveRight];
    const lower = [at.belowRight, at.right, at.below, at.belowLeft];
    const candidates = isAhead ? [...upper, ...lower] : [...lower, ...upper];
    labels.push(labelOf("counted", { text, candidates, isStrong: true, point }));
  }
  // A forecast beyond the chart is labelled at the end of its line.
  const [finish = projection.at(-1)] = projection.filter(({ high }) => high >= total);
  if (forecast !== null && finish) {
    const width = widthOf(forecast);
    const high = beside(toPoint(finish.at, finish.high), width);
    const low = beside(toPoint(finish.at, finish.low), width);
    const candidates = [high.above, high.aboveLeft, low.belowLeft, low.below, high.left];
    labels.push(labelOf("forecast", { text: forecast, candidates, isStrong: true }));
  }
  if (deadline !== null) {
    const at = format.moment(deadline, now ?? deadline);
    const text =
      countedByDeadline === null
        ? t.deadline(at)
        : t.deadlineWith(at, format.number(countedByDeadline));
    const [foot, head] = [toPoint(deadline, 0), toPoint(deadline, total)];
    labels.push(
      labelOf("deadline", { text, candidates: along(foot, head, widthOf(text)), isStrong: false }),
    );
  }
  if (restart !== null && last) {
    const text = t.restart(format.moment(restart, now ?? restart));
    const at = beside(toPoint(restart, last.lines), widthOf(text));
    const candidates = [at.belowRight, at.below, at.belowLeft, at.aboveLeft];
    labels.push(labelOf("restart", { text, candidates, isStrong: true }));
  }
  if (due !== null && now !== null) {
    const point = toPoint(now, due);
    const text = t.paceNow(format.number(Math.round(due)));
    const at = beside(point, widthOf(text));
    const lower = [at.belowRight, at.right, at.below, at.belowLeft];
    const upper = [at.aboveLeft, at.left, at.above, at.aboveRight];
    labels.push(
      labelOf("pace", {
        text,
        candidates: isAhead ? [...lower, ...upper] : [...upper, ...lower],
        isStrong: false,
        point,
      }),
    );
  }
  const lines = [
    counted.map(({ at, lines }) => toPoint(at, lines)),
    pace.map(({ at, lines }) => toPoint(at, lines)),
    projection.map(({ at, high }) => toPoint(at, high)),
    projection.map(({ at, low }) => toPoint(at, low)),
    deadline === null ? [] : [toPoint(deadline, 0), toPoint(deadline, total)],
    [toPoint(from, 0), toPoint(until, 0)],
    [toPoint(from, total), toPoint(until, total)],
  ];
  return { labels, lines };
}

function labelOf(
  key: string,
  {
    text,
    candidates,
    isStrong,
    point = null,
  }: {
    text: string;
    candidates: readonly Point[];
    isStrong: boolean;
    point?: Point | null | undefined;
  },
): BurnUpLabel {
  return {
    key,
    text,
    width: widthOf(text),
    height,
    candidates,
    isVital: isStrong,
    isStrong,
    point,
  };
}

/** Beside a vertical line, from its foot up. */
function along(foot: Point, head: Point, width: number): Point[] {
  const rows = Math.max(0, Math.floor((foot.y - head.y) / height));
  return Array.from({ length: rows }, (_, row) => foot.y - 2 - (row + 1) * height).flatMap((y) => [
    { x: foot.x - width - gap, y },
    { x: foot.x + gap, y },
  ]);
}

/** Lines of an even pace at an instant, interpolated. */
function paceAt(pace: BurnUpData["series"]["pace"], at: number): number | null {
  const next = pace.findIndex((point) => point.at >= at);
  const [before, after] = [pace[next - 1], pace[next]];
  if (next === -1) return pace.at(-1)?.lines ?? null;
  if (!after || !before) return after?.lines ?? null;
  const share = (at - before.at) / (after.at - before.at);
  return before.lines + share * (after.lines - before.lines);
}
